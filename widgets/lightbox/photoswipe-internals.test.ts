/** The undocumented members of PhotoSwipe that the lightbox uses, with the library itself: an update may remove them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PhotoSwipe from 'photoswipe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  beforeDragEnd,
  type Content,
  destroyNow,
  dragState,
  endLoading,
  holdersOf,
  isDestroyed,
  isOpen,
  loadNow,
  moveRow,
  NO_INDICATOR,
  postponeOpening,
  resetZoom,
  setElement,
  setNaturalSize,
  setShownSize,
  shownSize,
} from './photoswipe-internals';
import { eventually } from '../../tests/support/eventually';

const GIF = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const SIZE = { width: 600, height: 400 };

let pswp: PhotoSwipe;

beforeEach(() => {
  pswp = new PhotoSwipe({
    dataSource: [1, 2, 3, 4].map(() => ({ type: 'image', src: GIF, ...SIZE })),
    showHideAnimationType: 'none',
    ...NO_INDICATOR,
  });
});

afterEach(() => {
  if (!isDestroyed(pswp)) destroyNow(pswp);
});

/** @returns the current slide's content */
function current(): Content {
  const content = pswp.currSlide?.content;
  if (!content) throw new Error('PhotoSwipe has no current slide');
  return content;
}

it('init() opens through a method that can be replaced', () => {
  const open = postponeOpening(pswp);
  const onOpening = vi.fn<() => void>();
  pswp.on('openingAnimationStart', onOpening);
  pswp.init();
  expect(pswp.element?.isConnected).toBe(true);
  expect([isOpen(pswp), onOpening.mock.calls.length]).toEqual([false, 0]);
  open();
  expect(onOpening).toHaveBeenCalledTimes(1);
});

it('the loading indicator can be switched off with an option that has no type', () => {
  pswp.init();
  expect(pswp.element?.querySelector('.pswp__preloader')).toBe(null);
});

it('destroyNow() removes the element at once', () => {
  pswp.init();
  expect(isDestroyed(pswp)).toBe(false);
  const stopAll = vi.spyOn(pswp.animations, 'stopAll');
  destroyNow(pswp);
  expect(stopAll).toHaveBeenCalled();
  expect([isDestroyed(pswp), pswp.element?.isConnected ?? false]).toEqual([true, false]);
});

it('the row has three holders, with the current slide in the middle', () => {
  pswp.init();
  expect(holdersOf(pswp)).toHaveLength(3);
  expect(holdersOf(pswp)[1]?.contains(pswp.currSlide?.container ?? null)).toBe(true);
});

it('moveRow() changes the slide, and comes from one slide away at most', () => {
  pswp.options.getViewportSizeFn = () => ({ x: 1000, y: 800 });
  pswp.init();
  const { fromPx, toPx } = moveRow(pswp, 2);
  expect(pswp.currIndex).toBe(2);
  expect(fromPx - toPx).toBe(pswp.mainScroll.slideWidth);
  expect(fromPx - toPx).toBeGreaterThan(999);
});

it('a drag is measured from where it began, and ends through a method that can be replaced', async () => {
  const onEnd = vi.fn<(xPx: number, isRowShifted: boolean) => void>();
  beforeDragEnd(pswp, onEnd);
  pswp.options.getViewportSizeFn = () => ({ x: 1000, y: 800 });
  pswp.init();
  const target = pswp.scrollWrap;
  const send = (type: string, x: number): void => {
    const event = new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, pointerType: 'mouse' });
    // PhotoSwipe reads these, which the simulated DOM does not derive.
    for (const [name, value] of Object.entries({ pageX: x, pageY: 100 }))
      Object.defineProperty(event, name, { value });
    target?.dispatchEvent(event);
  };
  await eventually(() => expect(isOpen(pswp)).toBe(true));
  expect(dragState(pswp)).toEqual({ isDragging: false, isMultitouch: false, distancePx: 0 });
  send('pointerdown', 500);
  send('pointermove', 460);
  send('pointermove', 400);
  expect(dragState(pswp)).toEqual({ isDragging: true, isMultitouch: false, distancePx: 60 });
  send('pointerup', 400);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(onEnd.mock.calls[0]?.[0]).toBe(400);
  expect(typeof onEnd.mock.calls[0]?.[1]).toBe('boolean');
});

it('a content takes another element, and tells when that has loaded or failed', () => {
  const loaded: boolean[] = [];
  const own = document.createElement('div');
  pswp.on('contentLoad', (event) => {
    event.preventDefault();
    if (event.content.index === 0) setElement(event.content, own, 'loading');
  });
  pswp.on('loadComplete', ({ isError }) => loaded.push(isError ?? false));
  pswp.init();
  expect(current().isLoading()).toBe(true);
  expect(pswp.element?.contains(own)).toBe(true);
  endLoading(current(), false);
  expect([current().isLoading(), loaded]).toEqual([false, [false]]);
  endLoading(current(), true);
  expect(loaded).toEqual([false, true]);
});

it('loadNow() loads and shows a content whose loading was prevented', () => {
  const prevent = { isOn: true };
  pswp.on('contentLoad', (event) => {
    if (prevent.isOn) event.preventDefault();
  });
  pswp.init();
  expect(current().element).toBe(undefined);
  prevent.isOn = false;
  loadNow(current());
  expect(current().element).toBeInstanceOf(HTMLImageElement);
  expect(pswp.currSlide?.heavyAppended).toBe(true);
  expect(pswp.element?.contains(current().element ?? null)).toBe(true);
});

it('a natural size reaches the slide and its zoom levels', () => {
  pswp.options.getViewportSizeFn = () => ({ x: 1000, y: 800 });
  pswp.init();
  setNaturalSize(current(), 4000, 800);
  expect(pswp.currSlide).toMatchObject({ width: 4000, height: 800 });
  expect(pswp.currSlide?.zoomLevels.fit).toBe(0.25);
  expect(shownSize(current())).toEqual({ width: 1000, height: 200 });
});

it('a shown size is kept', () => {
  pswp.init();
  setShownSize(current(), 30, 20);
  expect(shownSize(current())).toEqual({ width: 30, height: 20 });
  expect(current()).toMatchObject({ displayedImageWidth: 30, displayedImageHeight: 20 });
});

it('resetZoom() goes back to the size in which the picture fits', () => {
  pswp.options.getViewportSizeFn = () => ({ x: 300, y: 200 });
  pswp.init();
  const slide = pswp.currSlide;
  slide?.setZoomLevel(1);
  expect(slide?.currZoomLevel).toBe(1);
  resetZoom(current());
  expect(slide?.currZoomLevel).toBe(slide?.zoomLevels.initial);
  expect(slide?.currZoomLevel).toBe(0.5);
});

it('no other file of the lightbox uses them', () => {
  const internals =
    /\b(?:mainScroll|itemHolders|gestures|isDestroying|heavyAppended|updateContentSize|zoomAndPanToInitial|displayedImage(?:Width|Height)|onLoaded)\b|\.animations\b|\bpreloader:|\bopener\.(?:open|isOpen)\b/;
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test|conformance)\.tsx?$/.test(file),
  );
  const using = files.filter((file) => internals.test(readFileSync(join(folder, file), 'utf8')));
  expect(using).toEqual(['photoswipe-internals.ts']);
});
