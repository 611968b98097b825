/** Replaces Elementor's image carousel (elementor-frontend, section 3.8). Layout and movement: elementor-image-carousel.browser.test.ts. */
import { describe, expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { unitContext } from '../../tests/support/unit-context';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mount } from './mount-elementor';
import { prepare } from './prepare-elementor';
import { readCarousel } from './read-elementor';

const ROOT = '[data-widget_type="image-carousel.default"]';
const NEW = readFragment('elementor/image-carousel-4.1.4.html');
const OLD = readFragment('elementor/image-carousel-3.21.2.html');
const context = unitContext('elementor-image-carousel');

function withSettings(settings: string): HTMLElement {
  setBody(NEW);
  get(ROOT).setAttribute('data-settings', settings);
  return get(ROOT);
}

describe('settings', () => {
  it.each([
    '{broken',
    '[]',
    '12',
    '{"speed":"fast"}',
    '{"image_spacing_custom":3}',
    `"${'9'.repeat(1_000_000)}"`,
  ])('that cannot be used are refused, and nothing changes', (settings) => {
    const root = withSettings(settings);
    const before = document.body.innerHTML;
    expect(() => mount(root, context)).toThrow(/.+/);
    expect(document.body.innerHTML).toBe(before);
  });
});

it('without slides is refused', () => {
  setBody(NEW);
  get('.swiper-wrapper').replaceChildren();
  expect(() => readCarousel(get(ROOT), context.config)).toThrow(/slides/);
});

it('has the names that the server prints, and general ones in older releases', () => {
  setBody(NEW);
  expect(readCarousel(get(ROOT), context.config)).toMatchObject({ label: 'Our buildings', role: 'carousel' });
  setBody(OLD);
  expect(readCarousel(get(ROOT), context.config)).toMatchObject({ label: 'Slides', role: 'carousel' });
});

it('names its controls in the site’s language', () => {
  const owner = window as { elementorFrontendConfig?: unknown };
  owner.elementorFrontendConfig = {
    i18n: {
      a11yCarouselPrevSlideMessage: 'Zurück',
      a11yCarouselNextSlideMessage: 'Weiter',
      a11yCarouselPaginationBulletMessage: 'Zu Bild',
    },
  };
  setBody(NEW);
  const reading = readCarousel(get(ROOT), context.config);
  delete owner.elementorFrontendConfig;
  expect(reading.arrows.map(({ by, label }) => [by, label])).toEqual([
    [-1, 'Zurück'],
    [1, 'Weiter'],
  ]);
  expect(reading.bulletLabel(2)).toBe('Zu Bild 2');
});

it('is prepared with its names, and restored', () => {
  setBody(OLD);
  const before = document.body.innerHTML;
  const undo = prepare(get(ROOT), { ...context, mountNow: () => undefined });
  expect(get('.elementor-image-carousel-wrapper').getAttribute('role')).toBe('region');
  expect(get('.elementor-swiper-button-next').getAttribute('aria-label')).toBe('Next');
  undo?.();
  expect(document.body.innerHTML).toBe(before);
});

it('with one picture is left as the server printed it', () => {
  setBody(NEW);
  const [first] = document.querySelectorAll('.swiper-slide');
  get('.swiper-wrapper').replaceChildren(...(first ? [first] : []));
  const before = document.body.innerHTML;
  prepare(get(ROOT), { ...context, mountNow: () => undefined });
  const unmount = mount(get(ROOT), context);
  expect(document.body.innerHTML).toBe(before);
  unmount?.(false);
});
