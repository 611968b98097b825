/**
 * Every use of PhotoSwipe that its documentation does not promise: replaced methods, and members that only its own
 * modules are meant to use. photoswipe-internals.test.ts runs them with the library, so that an update that removes one
 * fails there.
 */
import type PhotoSwipe from 'photoswipe';
import type { PhotoSwipeEventsMap } from 'photoswipe';

/** The content of a slide. */
export type Content = PhotoSwipeEventsMap['contentLoad']['content'];

/** An option that is missing in the types: PhotoSwipe's loading indicator is written as HTML, like its buttons. */
export const NO_INDICATOR = { preloader: false };

/**
 * Makes `init()` build the elements without opening them.
 *
 * @param pswp before `init()`
 * @returns a function that opens it; call it once, after `init()`
 */
export function postponeOpening({ opener }: PhotoSwipe): () => void {
  const open = opener.open.bind(opener);
  opener.open = () => undefined;
  return open;
}

/** @returns whether the opening animation has ended and closing has not begun */
export function isOpen({ opener }: PhotoSwipe): boolean {
  return opener.isOpen;
}

/** Removes PhotoSwipe without its closing animation, which `destroy()` alone would start. */
export function destroyNow(pswp: PhotoSwipe): void {
  pswp.animations.stopAll();
  pswp.isDestroying = true;
  pswp.destroy();
}

/** @returns whether `destroy()` has begun */
export function isDestroyed({ isDestroying }: PhotoSwipe): boolean {
  return isDestroying ?? false;
}

/** @returns the three elements that hold the previous, the current and the next slide */
export function holdersOf({ mainScroll }: PhotoSwipe): readonly HTMLElement[] {
  return mainScroll.itemHolders.map(({ el }) => el);
}

/** Where the row of slides was and is, in px. */
export interface RowMove {
  /** At most one slide away from `toPx`: only the neighbours are in the row. */
  readonly fromPx: number;
  readonly toPx: number;
}

/**
 * Makes another slide the current one, without an animation.
 *
 * @param difference the number of slides to move by; 0 to put the row back in its place
 */
export function moveRow({ mainScroll }: PhotoSwipe, difference: number): RowMove {
  const before = mainScroll.x;
  mainScroll.moveIndexBy(difference);
  const { x, slideWidth } = mainScroll;
  return { fromPx: x + Math.max(-slideWidth, Math.min(slideWidth, before - x)), toPx: x };
}

/** A pointer that is down. */
export interface DragState {
  readonly isDragging: boolean;
  /** More than one pointer is down. */
  readonly isMultitouch: boolean;
  /** From where the pointer went down, or from where the drag began. */
  readonly distancePx: number;
}

/** @returns the current state of the pointer */
export function dragState({ gestures }: PhotoSwipe): DragState {
  const { isDragging, isMultitouch, p1, startP1 } = gestures;
  return { isDragging, isMultitouch, distancePx: Math.hypot(p1.x - startP1.x, p1.y - startP1.y) };
}

/**
 * Calls back before PhotoSwipe ends a drag.
 *
 * @param onEnd gets the pointer's x in px, and whether the drag has moved the row of slides
 */
export function beforeDragEnd(pswp: PhotoSwipe, onEnd: (xPx: number, isRowShifted: boolean) => void): void {
  const { gestures, mainScroll } = pswp;
  const { drag } = gestures;
  const end = drag.end.bind(drag);
  drag.end = () => {
    onEnd(gestures.p1.x, mainScroll.isShifted());
    end();
  };
}

/** Gives a content an element that PhotoSwipe did not make. */
export function setElement(
  content: Content,
  element: HTMLDivElement | HTMLImageElement,
  state: 'loading' | 'loaded',
): void {
  content.element = element;
  content.state = state;
}

/** Loads a content whose loading was prevented, and shows it if its slide is in the row already. */
export function loadNow(content: Content): void {
  content.load(false, true);
  if (content.slide?.heavyAppended) content.append();
}

/** Ends the loading of a content that `setElement` started. */
export function endLoading(content: Content, hasFailed: boolean): void {
  if (hasFailed) content.onError();
  else content.onLoaded();
}

/** Gives a content another natural size, in px, and its slide the zoom levels that follow from it. */
export function setNaturalSize(content: Content, width: number, height: number): void {
  Object.assign(content, { width, height });
  const { slide } = content;
  if (!slide) return;
  Object.assign(slide, { width, height });
  slide.resize();
  slide.updateContentSize(true);
}

/** @returns the size that a content is shown in, in px */
export function shownSize(content: Content): { readonly width: number; readonly height: number } {
  return { width: content.displayedImageWidth, height: content.displayedImageHeight };
}

/** Tells PhotoSwipe the size that a content is shown in, where its own resizing was prevented. */
export function setShownSize(content: Content, width: number, height: number): void {
  content.displayedImageWidth = width;
  content.displayedImageHeight = height;
}

/** Puts a slide back to the size and place in which it fits. */
export function resetZoom({ slide }: Content): void {
  slide?.zoomAndPanToInitial();
}
