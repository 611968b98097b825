/** Moves the items of a sliding gallery in an endless row, unless there is a reason to pause (goodlayers-sliders, section 3). */
import { px } from '../../runtime/dom/measure';
import type { PageConfig } from '../../runtime/page/config';
import { createAutoplay } from '../shared/autoplay/autoplay';
import type { SlidingGalleryReading } from './attributes';
import { type Place, revealedAt, ribbonPath } from './ribbon';

/** Adds the pause button and starts the movement. */
export function moveRibbon(
  { root, items, pxPerSecond }: SlidingGalleryReading,
  config: PageConfig,
  signal: AbortSignal,
): void {
  let movements: readonly Animation[] = [];
  let places: readonly Place[] = [];
  let lengthPx = 0;
  /** The current position of the row, in px. */
  const atPx = (): number =>
    lengthPx > 0 ? ((Number(movements[0]?.currentTime ?? 0) / 1000) * pxPerSecond) % lengthPx : 0;
  const goTo = (px: number): void =>
    movements.forEach((movement) => (movement.currentTime = (px / pxPerSecond) * 1000));
  const cancel = (): void => movements.forEach((movement) => movement.cancel());

  const layOut = (): void => {
    const before = atPx();
    cancel();
    const way = getComputedStyle(root).direction === 'rtl' ? -1 : 1;
    places = placesOf(root, items, way);
    lengthPx = (places.at(-1)?.endPx ?? 0) + px(getComputedStyle(root).columnGap);
    if (root.clientWidth === 0 || lengthPx <= 0) return void (movements = []);
    const timing = { duration: (lengthPx / pxPerSecond) * 1000, iterations: Infinity };
    movements = items.map((item, index) =>
      item.animate(ribbonPath(places[index] ?? { startPx: 0, endPx: 0 }, lengthPx, way), timing),
    );
    goTo(before);
  };

  const setPlaying = (isPlaying: boolean): void =>
    movements.forEach((movement) => (isPlaying ? movement.play() : movement.pause()));
  const { button, isPlaying } = createAutoplay({ root, config, signal, onChange: setPlaying });
  root.prepend(button);
  root.addEventListener(
    'focusin',
    ({ target }) => {
      const place = places[items.findIndex((item) => target instanceof Node && item.contains(target))];
      // Undo the browser's scrolling to the item's untransformed position.
      root.scrollLeft = 0;
      if (place) goTo(revealedAt(place, atPx(), lengthPx, root.clientWidth));
    },
    { signal },
  );
  const update = (): void => {
    layOut();
    setPlaying(isPlaying());
  };
  update();
  const sizes = new ResizeObserver(update);
  [root, ...items].forEach((element) => sizes.observe(element));
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    cancel();
  });
}

/** @returns the edges of the items with their margins, without transforms */
function placesOf(root: HTMLElement, items: readonly HTMLElement[], way: 1 | -1): Place[] {
  const fromLeft = root.getBoundingClientRect().left + root.clientLeft;
  return items.map((item) => {
    const { left, right } = item.getBoundingClientRect();
    const { marginLeft, marginRight } = getComputedStyle(item);
    const outerLeft = left - px(marginLeft) - fromLeft;
    const outerRight = right + px(marginRight) - fromLeft;
    return way === 1
      ? { startPx: outerLeft, endPx: outerRight }
      : { startPx: root.clientWidth - outerRight, endPx: root.clientWidth - outerLeft };
  });
}
