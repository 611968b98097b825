/**
 * A filterable grid (essential-addons, sections 6.4 and 6.5) in rows or masonry, with the same inline styles as the
 * original's library. It is laid out again when the size of an item or of the grid changes, for example when an image
 * loads or a tab opens. Visible items move one after another; others are not animated, so that five hundred items do
 * not take fifteen seconds.
 */
import { contentBox, marginBox, px, styleSize } from '../../../runtime/dom/measure';
import { stopAnimation } from '../../../runtime/motion/animate';
import { type Arrangement, arrangeInColumns, arrangeInRows, columnCount, type Size } from './columns';
import { flipMove } from './flip-move';
import { zoomIn, zoomOut } from './zoom';

/** The delay between the starts of two items' movements. */
export const STAGGER_MS = 30;

/** Settings of `startFilterGrid`. */
export interface FilterGridSettings {
  readonly style: 'rows' | 'masonry';
  /** The duration of a movement in ms. */
  readonly durationMs: number;
  /** Stops the grid and restores the server's styles when aborted. */
  readonly signal: AbortSignal;
}

/** A filterable grid. */
export interface FilterGrid {
  /**
   * Shows these items, in the order of the page, and hides the others. Animates the change unless `isAtOnce` is true.
   */
  readonly show: (items: readonly HTMLElement[], isAtOnce?: boolean) => void;
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
  let frame = 0;

  const place = (isMoving: boolean): void => {
    const computed = getComputedStyle(container);
    const width = contentBox(container, 'width', computed);
    // It is hidden. When it shows, its size changes.
    if (width <= 0) return;
    const isRtl = computed.direction === 'rtl';
    container.style.position = 'relative';
    // A container that collapses while its items are measured would make the browser scroll.
    container.style.height ||= computed.height;
    for (const item of shown) item.style.position = 'absolute';
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
      item.style[isRtl ? 'right' : 'left'] = `${Number(((left / whole) * 100).toFixed(4))}%`;
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
    const before = new Set(shown);
    const now = new Set(items);
    const going = shown.filter((item) => !now.has(item));
    const coming = items.filter((item) => !before.has(item));
    shown = items;
    for (const item of coming) {
      known.add(item);
      item.style.display = '';
      // The position before it was hidden is obsolete.
      places.delete(item);
      sizes.observe(item);
    }
    const gone = going.map((item) => [item, places.get(item)?.top ?? Infinity] as const);
    place(!isAtOnce);
    let [left, entered] = [0, 0];
    for (const [item, top] of gone) {
      sizes.unobserve(item);
      stopAnimation(item, 'move');
      const isSeen = screen.has(top);
      zoomOut(item, {
        durationMs: isSeen ? durationMs : 0,
        delayMs: STAGGER_MS * (isSeen ? left++ : 0),
      });
    }
    for (const item of coming) {
      const isSeen = screen.has(places.get(item)?.top ?? Infinity);
      zoomIn(item, { durationMs: isSeen ? durationMs : 0, delayMs: STAGGER_MS * (isSeen ? entered++ : 0) });
    }
  };

  // In a new frame, because resizing the container in the observer's callback causes a browser error.
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => place(true));
  });

  for (const item of hidden) item.style.display = 'none';
  for (const item of first) known.add(item);
  place(false);
  sizes.observe(container);
  for (const item of first) sizes.observe(item);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
    for (const item of known) {
      stopAnimation(item, 'move');
      stopAnimation(item, 'zoom');
      for (const name of STYLES) item.style[name] = '';
    }
    Object.assign(container.style, { position: '', height: '' });
  });
  return { show };
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
