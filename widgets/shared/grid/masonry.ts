/**
 * The page builder's masonry (goodlayers-sliders, section 4): columns of sixtieths, with the same inline styles as the
 * original. It is updated automatically when items are inserted, removed or resized, for example when an image loads or
 * a panel opens.
 */
import { contentBox, marginBox, px, styleSize } from '../../../runtime/dom/measure';
import { anchorsToAvoid, avoidAnchors } from './scroll-anchor';
import { isResizeOf, RESIZE_EVENT } from '../../../runtime/page/events';
import { stopAnimation } from '../../../runtime/motion/animate';
import { arrange } from './columns';
import { enterItems, ITEM, showItem } from './entrance';
import { flipMove } from './flip-move';
import { createBatch, type Job, type LayoutSteps, layOutTogether } from './together';

/** The duration of movements to new positions, in ms. The first placement of an item is not animated. */
const MOVE_MS = 400;

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Options of `startMasonry`. */
export interface MasonryOptions {
  /** Restores the server's styles and shows every item when aborted. */
  readonly signal: AbortSignal;
  /** Called with the error if the layout fails. The server's styles have been restored. */
  readonly fail: (error: unknown) => void;
}

const updates = new WeakMap<HTMLElement, () => void>();

/** Runs the first layout of every holder before the browser paints, so visitors never see the page without it. */
const first = createBatch((run) => {
  queueMicrotask(run);
  return () => undefined;
});
/** In a new frame, because resizing the container in the observer's callback causes a browser error. */
const later = createBatch((run) => {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
});

/**
 * Lays out a holder, starts the entrance animations of its items, and keeps the layout up to date.
 *
 * @param holder the element with `data-layout="masonry"`; a shop's items are in its `ul.products`
 */
export function startMasonry(holder: HTMLElement, { signal, fail }: MasonryOptions): void {
  const container = holder.querySelector<HTMLElement>(':scope > ul.products') ?? holder;
  const places = new Map<HTMLElement, Place>();

  const place = function* (): LayoutSteps {
    const style = getComputedStyle(container);
    const width = contentBox(container, 'width', style);
    // The container is hidden. When it is shown, the resize observer calls this again.
    if (width <= 0) return;
    const heightBefore = style.height;
    const avoided = anchorsToAvoid(holder);
    yield;
    avoidAnchors(avoided, signal);
    const items = itemsIn(container);
    for (const item of places.keys()) if (!items.includes(item)) forget(item);
    container.style.position = 'relative';
    // A container that collapses while its items are measured would make the browser scroll.
    container.style.height ||= heightBefore;
    // Before measuring, because an item without an explicit width has another size out of the flow.
    for (const item of items) item.style.position = 'absolute';
    yield;
    const { spots, height } = arrange(width, items.map(marginBox));
    const [paddingLeft, paddingTop] = [px(style.paddingLeft), px(style.paddingTop)];
    const heightPx = styleSize(style, 'height', height);
    yield;
    items.forEach((item, index) => {
      const spot = spots[index];
      const before = places.get(item);
      if (!before) sizes.observe(item);
      if (!spot) return;
      const [left, top] = [spot.left + paddingLeft, spot.top + paddingTop];
      if (before?.left === left && before.top === top) return;
      places.set(item, { left, top });
      Object.assign(item.style, { left: `${left}px`, top: `${top}px` });
      if (before) flipMove(item, before.left - left, before.top - top, MOVE_MS);
    });
    container.style.height = `${heightPx}px`;
  };

  const forget = (item: HTMLElement): void => {
    places.delete(item);
    sizes.unobserve(item);
    stopAnimation(item, 'move');
    Object.assign(item.style, { position: '', left: '', top: '' });
  };

  const end = (): void => {
    updates.delete(holder);
    first.remove(job);
    later.remove(job);
    sizes.disconnect();
    changes.disconnect();
    [...places.keys()].forEach(forget);
    Object.assign(container.style, { position: '', height: '' });
    // The page's stylesheet hides items whose entrance animation has not started.
    allItemsIn(container).forEach(showItem);
  };

  const job: Job = {
    *layOut() {
      yield* place();
      enterItems(allItemsIn(container), signal);
    },
    fail(error) {
      end();
      fail(error);
    },
  };
  const update = (): void => layOutTogether([job]);
  const updateLater = (): void => later.add(job);

  const sizes = new ResizeObserver(updateLater);
  const changes = new MutationObserver(update);
  first.add(job);
  updates.set(holder, update);
  sizes.observe(container);
  changes.observe(container, { childList: true });
  window.addEventListener(RESIZE_EVENT, (event) => isResizeOf(event, container) && updateLater(), { signal });
  signal.addEventListener('abort', end);
}

/**
 * Updates a holder's layout synchronously, for callers that have changed its items and need its new height. Does
 * nothing for a holder without a layout.
 */
export function updateMasonry(holder: HTMLElement): void {
  updates.get(holder)?.();
}

function allItemsIn(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(ITEM)];
}

/** Returns the items to place. Items in another item move with it. */
function itemsIn(container: HTMLElement): HTMLElement[] {
  return allItemsIn(container).filter((item) => {
    const outer = item.parentElement?.closest(ITEM);
    return !outer || outer.contains(container);
  });
}
