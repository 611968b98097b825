/**
 * A grid of which some items show (essential-addons, sections 6.4 and 6.5): rows or masonry, inline styles as the
 * original's library leaves them. It follows the sizes of its items (for example, when a picture has loaded) and of the
 * container (for example, when a tab opens). Items move one after the other. Only visible items are counted, so that
 * five hundred items do not take fifteen seconds.
 */
import { contentBox, marginBox, px, styleSize } from '../../../runtime/dom/measure';
import { animate, stopAnimation } from '../../../runtime/motion/animate';
import { arrangeInColumns, arrangeInRows, type Arrangement, columnCount, type Size } from './columns';
import { flipMove } from './flip-move';

const SHOWN = { opacity: 1, transform: 'scale(1)' };
/** Not scale(0), which has no inverse matrix. */
const HIDDEN = { opacity: 0, transform: 'scale(0.001)' };

/** Options of `zoomIn` and `zoomOut`. */
export interface ZoomTiming {
  /** 0 to show or hide the item at once. */
  readonly durationMs: number;
  readonly delayMs: number;
}

/**
 * Zooms an item in (essential-addons, section 6.4). The stylesheet decides its `display` from the start.
 */
export function zoomIn(item: HTMLElement, timing: ZoomTiming): void {
  item.style.display = '';
  void animate(item, [HIDDEN, SHOWN], { channel: 'zoom', easing: 'ease', ...timing });
}

/** Zooms an item out. It has `display:none` at the end. */
export function zoomOut(item: HTMLElement, timing: ZoomTiming): void {
  void animate(item, [SHOWN, HIDDEN], { channel: 'zoom', easing: 'ease', ...timing }, () => {
    item.style.display = 'none';
  });
}

/** The delay between the starts of two items' movements. */
const STAGGER_MS = 30;

/** How a grid is laid out. */
export interface FilterGridSettings {
  readonly style: 'rows' | 'masonry';
  /** The duration of a movement in ms. */
  readonly durationMs: number;
  /** Stops the grid and restores the server's styles when aborted. */
  readonly signal: AbortSignal;
}

/** A grid that is kept laid out. */
export interface FilterGrid {
  /**
   * Shows these items, in the order of the page, and hides the others. Animates the change unless `isAtOnce` is true.
   */
  readonly show: (items: readonly HTMLElement[], isAtOnce?: boolean) => void;
  /** Stops following sizes. The items stay in their places, for another grid of the same items. */
  readonly stop: () => void;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

const STYLES = ['position', 'left', 'right', 'top', 'display'] as const;

/**
 * Lays out a grid. The first layout is not animated.
 *
 * @param container the element that contains the items; other content is not changed
 * @param first the initially visible items
 * @param hidden the initially hidden items
 */
export function startFilterGrid(
  container: HTMLElement,
  first: readonly HTMLElement[],
  hidden: readonly HTMLElement[],
  { style, durationMs, signal }: FilterGridSettings,
): FilterGrid {
  let shown = first;
  const places = new Map<HTMLElement, Place>();
  const known = new Set<HTMLElement>(hidden);

  const place = (isMoving: boolean): void => {
    const computed = getComputedStyle(container);
    const width = contentBox(container, 'width', computed);
    // The container is hidden. When it is shown, the resize observer calls this again.
    if (width <= 0) return;
    const isRtl = computed.direction === 'rtl';
    leaveFlow(container, shown, computed.height);
    const { spots, height } = arrangeItems(style, width, shown.map(marginBox));
    const [paddingLeft, paddingTop] = [px(computed.paddingLeft), px(computed.paddingTop)];
    const whole = width + paddingLeft + px(computed.paddingRight);
    const screen = isMoving ? screenIn(container) : undefined;
    let moved = 0;
    shown.forEach((item, index) => {
      const spot = spots[index];
      if (!spot) return;
      const [left, top] = [spot.left + paddingLeft, spot.top + paddingTop];
      const before = places.get(item);
      if (before?.left === left && before.top === top) return;
      places.set(item, { left, top });
      item.style[isRtl ? 'right' : 'left'] = percent(left / whole);
      item.style.top = `${top}px`;
      if (!before || !screen || !(screen.has(before.top) || screen.has(top)))
        return stopAnimation(item, 'move');
      const dx = (before.left - left) * (isRtl ? -1 : 1);
      flipMove(item, dx, before.top - top, durationMs, STAGGER_MS * moved);
      moved += 1;
    });
    container.style.height = `${styleSize(computed, 'height', height)}px`;
  };

  const show = (items: readonly HTMLElement[], isAtOnce = false): void => {
    const screen = isAtOnce ? NOWHERE : screenIn(container);
    const [going, coming] = [without(shown, items), without(items, shown)];
    shown = items;
    for (const item of coming) {
      known.add(item);
      item.style.display = '';
      // Its place before it was hidden does not count.
      places.delete(item);
      sizes.observe(item);
    }
    const gone = going.map((item) => [item, places.get(item)?.top ?? Infinity] as const);
    place(!isAtOnce);
    const [zoomOutTiming, zoomInTiming] = [stagger(screen, durationMs), stagger(screen, durationMs)];
    for (const [item, top] of gone) {
      sizes.unobserve(item);
      stopAnimation(item, 'move');
      zoomOut(item, zoomOutTiming(top));
    }
    for (const item of coming) zoomIn(item, zoomInTiming(places.get(item)?.top ?? Infinity));
  };

  const { sizes, stop } = followSizes(() => place(true));

  for (const item of hidden) item.style.display = 'none';
  first.forEach((item) => known.add(item));
  place(false);
  [container, ...first].forEach((element) => sizes.observe(element));
  signal.addEventListener('abort', () => {
    stop();
    clearStyles(container, known);
  });
  return { show, stop };
}

/** Calls back once a frame when an observed element has another size. */
function followSizes(onChange: () => void): { readonly sizes: ResizeObserver; readonly stop: () => void } {
  let frame = 0;
  // In a new frame, because resizing the container in the observer's callback causes a browser error.
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  const stop = (): void => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
  };
  return { sizes, stop };
}

/** Positions items absolutely. The container keeps its height: the browser would scroll if it collapsed. */
function leaveFlow(container: HTMLElement, items: readonly HTMLElement[], height: string): void {
  container.style.position = 'relative';
  container.style.height ||= height;
  for (const item of items) item.style.position = 'absolute';
}

/** @returns the items of the first list that the second one does not have */
function without(items: readonly HTMLElement[], others: readonly HTMLElement[]): HTMLElement[] {
  const known = new Set(others);
  return items.filter((item) => !known.has(item));
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(4))}%`;
}

function clearStyles(container: HTMLElement, items: Iterable<HTMLElement>): void {
  for (const item of items) {
    stopAnimation(item, 'move');
    stopAnimation(item, 'zoom');
    for (const name of STYLES) item.style[name] = '';
  }
  Object.assign(container.style, { position: '', height: '' });
}

/** @returns the timing of the next item at a place: items on the screen move one after the other, others at once */
function stagger(
  screen: Screen,
  durationMs: number,
): (top: number) => { readonly durationMs: number; readonly delayMs: number } {
  let seen = 0;
  return (top) =>
    screen.has(top) ? { durationMs, delayMs: STAGGER_MS * seen++ } : { durationMs: 0, delayMs: 0 };
}

function arrangeItems(
  style: FilterGridSettings['style'],
  width: number,
  items: readonly Size[],
): Arrangement {
  const unit = items[0]?.width ?? 0;
  if (style === 'rows' || unit <= 0) return arrangeInRows(width, items);
  return arrangeInColumns(columnCount(width, unit), unit, items);
}

interface Screen {
  readonly has: (top: number) => boolean;
}

/** Used when items must not move. */
const NOWHERE: Screen = { has: () => false };

/** Returns the currently visible positions in a container, plus half a viewport above and below. */
function screenIn(container: HTMLElement): Screen {
  const start = -container.getBoundingClientRect().top;
  const height = document.documentElement.clientHeight;
  return { has: (top) => top > start - height / 2 && top < start + height * 1.5 };
}
