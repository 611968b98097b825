/** Measures sliders, and centres arrows that depend on their height (goodlayers-sliders, sections 1.5 and 1.6). */
import { contentBox } from '../../../runtime/dom/measure';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { isResizeOf, RESIZE_EVENT } from '../../../runtime/page/events';
import { subscribeDisplayClass } from '../../../runtime/page/viewport';
import type { SliderReading } from '../attributes';

/** @returns the width of a slider's content in px; 0 while it is hidden */
export function widthOf(root: HTMLElement): number {
  // Not `getBoundingClientRect`: an entrance animation may have scaled the slider.
  return root.offsetWidth === 0 ? 0 : contentBox(root, 'width');
}

/** Calls back when the window has another size, or the page says that a slider's size may have changed. */
export function onResize(root: HTMLElement, listener: () => void, signal: AbortSignal): void {
  window.addEventListener(RESIZE_EVENT, (event) => isResizeOf(event, root) && listener(), { signal });
  window.addEventListener('resize', listener, { signal });
  signal.addEventListener('abort', subscribeDisplayClass(listener));
}

/** Moves arrows that are below the slider to its vertical centre, and keeps them there. */
export function centreArrows({ root, pair, served, arrowPlaces }: SliderReading, signal: AbortSignal): void {
  const arrows = [
    ...[...pair, ...served].map(({ element }) => element),
    ...arrowPlaces.flatMap((place) => [
      ...place.querySelectorAll<HTMLElement>(':scope > .flex-direction-nav a'),
    ]),
  ];
  const centre = (): void => {
    for (const arrow of arrows) arrow.style.marginTop = `${-(root.offsetHeight + arrow.offsetHeight) / 2}px`;
  };
  restoreOnAbort(arrows, { attributes: ['style'] }, signal);
  centre();
  onResize(root, centre, signal);
}
