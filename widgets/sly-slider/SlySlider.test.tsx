/** The scroll gallery's component in React's strict mode (goodlayers-sliders, section 2). */
import { beforeEach, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { REVEAL_EVENT } from '../../runtime/page/events';
import { get, setBody } from '../../tests/support/unit-runtime';
import { fakeMedia } from '../../tests/support/unit-media';
import { mountTwice } from '../../tests/support/unit-strict';
import { readGallery } from './read-markup';
import { SlySlider } from './SlySlider';
import { innerMarkup } from '../../tests/support/markup';
import { eventually } from '../../tests/support/eventually';

beforeEach(() => {
  fakeMedia().setReducedMotion(true);
  // The simulated DOM has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 200));
});

const mountGallery = (file: string) => {
  setBody(readFragment(`goodlayers/${file}.html`));
  const root = get('.gdlr-core-sly-slider');
  // The simulated DOM formats the attributes when a script sets a style.
  document.querySelectorAll<HTMLElement>('[style]').forEach(({ style }) => (style.cssText += ''));
  const server = innerMarkup(document.body);
  const config = readConfig(document, vi.fn<() => void>());
  const unmount = mountTwice(<SlySlider reading={readGallery(root, { config })} />);
  return { root, server, unmount };
};

const transform = (): string => get('.gdlr-core-sly-slider .slides').style.transform;

it.each(['sly-slider-1.6.0', 'sly-slider-1.8.7', 'sly-slider-2.1.7'])(
  'moves by one item for each key, and restores the markup of the server on unmount: %s',
  (file) => {
    const { root, server, unmount } = mountGallery(file);
    const press = (key: string): boolean =>
      root.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(transform()).toContain('translateX(0px)');
    expect(press('ArrowRight')).toBe(false);
    expect(transform()).toContain('translateX(-300px)');
    press('ArrowLeft');
    expect(transform()).toContain('translateX(0px)');
    unmount();
    expect(innerMarkup(document.body)).toBe(server);
  },
);

it('has one list of bullets, and a bullet shows its page', async () => {
  const { unmount } = mountGallery('sly-slider-1.8.7');
  expect(document.querySelectorAll('.gdlr-core-sly-nav')).toHaveLength(1);
  const bullets = document.querySelectorAll<HTMLElement>('.gdlr-core-sly-slider + .gdlr-core-sly-nav span');
  expect(bullets.length).toBeGreaterThan(1);
  bullets[1]?.click();
  await eventually(() => expect(bullets[1]?.getAttribute('aria-current')).toBe('true'));
  expect(bullets[0]?.hasAttribute('aria-current')).toBe(false);
  expect(transform()).not.toContain('translateX(0px)');
  unmount();
  expect(document.querySelector('.gdlr-core-sly-nav')).toBeNull();
});

it('makes a revealed item the active one', async () => {
  const { root } = mountGallery('sly-slider-2.1.7');
  const item = get('.slides > li:nth-child(2)', root);
  item.dispatchEvent(new CustomEvent(REVEAL_EVENT, { bubbles: true }));
  await eventually(() => expect(item.classList.contains('active')).toBe(true));
  expect(root.querySelectorAll('.slides > .active')).toHaveLength(1);
});
