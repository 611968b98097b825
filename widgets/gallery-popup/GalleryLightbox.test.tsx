/** The lightbox of a filterable gallery in React's strict mode, and its state (essential-addons, section 6.5). */
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { containerClassName } from './attributes';
import { GalleryLightbox } from './GalleryLightbox';
import { firstPopupState, nextPopupState, type ShownSlide } from './popup-machine';
import { innerMarkup, outerMarkup } from '../../tests/support/markup';
import { eventually } from '../../tests/support/eventually';

const item = (href: string): string =>
  `<div class="eael-filterable-gallery-item-wrap"><a class="eael-magnific-link" href="${href}">${href}</a></div>`;

const GALLERY = `<div id="gallery" data-settings='{"gallery_enabled":"yes"}'>${item('/a.jpg')}${item('/b.jpg')}</div>`;

const mountGallery = () => {
  setBody(GALLERY);
  const server = innerMarkup(document.body);
  const report = vi.fn<(code: string, detail?: unknown) => void>();
  const unmount = mountTwice(
    <GalleryLightbox gallery={get('#gallery')} translations={new Map()} report={report} />,
  );
  return { server, report, unmount, link: get('.eael-magnific-link') };
};

/** @returns the path of the image that is shown */
const shownImage = (): string => new URL((get('.mfp-img') as HTMLImageElement).src).pathname;

const press = (selector: string): void => flushSync(() => get(selector).click());

it('opens one popup, steps through the set, and restores the page and the focus when it is closed', async () => {
  const { server, report, link } = mountGallery();
  press('.eael-magnific-link');
  await eventually(() => expect(shownImage()).toBe('/a.jpg'));
  expect(document.querySelectorAll('.mfp-wrap,.mfp-bg')).toHaveLength(2);
  expect(get('.mfp-counter').textContent).toMatch(/1.*2/);
  expect(document.body.classList.contains('mfp-zoom-out-cur')).toBe(true);
  get('.mfp-close').focus();
  press('.mfp-arrow-left');
  await eventually(() => expect(shownImage()).toBe('/b.jpg'));
  expect(document.activeElement).toBe(get('.mfp-close'));
  press('.mfp-close');
  expect(document.querySelectorAll('.mfp-wrap,.mfp-bg')).toHaveLength(0);
  expect(document.activeElement).toBe(link);
  expect(document.body.className).toBe('');
  expect(outerMarkup(get('#gallery')).replaceAll(' data-elementor-open-lightbox="no"', '')).toBe(server);
  expect(report).not.toHaveBeenCalled();
});

it('has the focus while the stylesheet hides the button of a slide that loads', async () => {
  mountGallery();
  press('.eael-magnific-link');
  await eventually(() => expect(shownImage()).toBe('/a.jpg'));
  get('.mfp-close').focus();
  // Browsers do not focus a hidden button.
  const focus = vi.spyOn(HTMLButtonElement.prototype, 'focus').mockImplementation(() => undefined);
  press('.mfp-arrow-left');
  await eventually(() => expect(shownImage()).toBe('/b.jpg'));
  expect(document.activeElement).toBe(get('.mfp-wrap'));
  focus.mockRestore();
});

it('removes an open popup on unmount', async () => {
  const { unmount } = mountGallery();
  press('.eael-magnific-link');
  await eventually(() => expect(shownImage()).toBe('/a.jpg'));
  unmount();
  expect(document.querySelectorAll('.mfp-wrap,.mfp-bg')).toHaveLength(0);
  expect(document.body.className).toBe('');
});

const slide = (index: number): ShownSlide => ({
  index,
  item: { kind: 'image', src: `/${index}.jpg` } as ShownSlide['item'],
  caption: undefined,
  alt: '',
  name: 'Image',
  place: '',
  isVertical: true,
  isVideo: false,
});

it('ignores the caption and the image of a slide that the visitor has left', () => {
  const first = nextPopupState(firstPopupState(3, 0), { type: 'show', slide: slide(0) });
  const second = nextPopupState(first, { type: 'step', by: -1 });
  expect(second.index).toBe(2);
  expect(nextPopupState(second, { type: 'show', slide: slide(0) })).toBe(second);
  const shown = nextPopupState(second, { type: 'show', slide: slide(2) });
  expect(nextPopupState(shown, { type: 'image', slide: slide(0), status: 'error' })).toBe(shown);
  expect(firstPopupState(1, 0)).toEqual(nextPopupState(firstPopupState(1, 0), { type: 'step', by: 1 }));
});

it('gives the container the original’s classes', () => {
  const video = { ...slide(0), item: { kind: 'frame', src: '/' } as ShownSlide['item'] };
  expect([
    containerClassName(undefined, 'loading'),
    containerClassName(slide(0), 'error'),
    containerClassName(video, 'ready'),
  ]).toEqual([
    'mfp-container',
    'mfp-container mfp-image-holder mfp-s-error',
    'mfp-container mfp-iframe-holder mfp-s-ready eael-gf-vertical-video-popup',
  ]);
});
