/**
 * Animates the items of a list in one after another (goodlayers-sliders, section 4; goodlayers-listings, section 6.8).
 * The page's stylesheet hides them and contains the keyframes. Items outside the viewport wait until they are visible.
 * The original used only timers, so the last of thirty items appeared after six seconds.
 */
import { prefersReducedMotion } from '../../../runtime/page/environment';

/** Matches the items of all kinds of lists. */
export const ITEM = '.gdlr-core-item-list';

/** The delay before each item. */
const STEP_MS = 200;
const DURATION_MS = 600;

const WAITING = 'gdlr-core-animate-init';
const MOVING = 'gdlr-core-animate';
const ENDED = 'gdlr-core-animate-end';

const known = new WeakSet<HTMLElement>();

/**
 * Starts the entrance animations of items on the page. Items that are already handled are ignored, so it can be called
 * again with all items of a list.
 *
 * @param items the items in the order of their animations
 * @param signal stops the animations and shows every item when aborted
 */
export function enterItems(items: readonly HTMLElement[], signal: AbortSignal): void {
  const fresh = items.filter((item) => !known.has(item) && !item.classList.contains(ENDED));
  if (fresh.length === 0) return;
  if (signal.aborted || prefersReducedMotion()) return fresh.forEach(showItem);
  fresh.forEach((item) => known.add(item));

  const seen = new Set<HTMLElement>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const later = (task: () => void, ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      task();
    }, ms);
    timers.add(timer);
  };
  let isStepping = false;
  const step = (): void => {
    isStepping = true;
    later(() => {
      isStepping = false;
      const next = fresh.find((item) => seen.has(item));
      if (!next) return;
      seen.delete(next);
      moveItem(next);
      later(() => showItem(next), DURATION_MS);
      if (seen.size > 0) step();
    }, STEP_MS);
  };
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      inView.unobserve(target);
      seen.add(target);
    }
    if (seen.size > 0 && !isStepping) step();
  });
  fresh.forEach((item) => inView.observe(item));
  signal.addEventListener('abort', () => {
    inView.disconnect();
    timers.forEach(clearTimeout);
    fresh.forEach(showItem);
  });
}

function moveItem(item: HTMLElement): void {
  item.style.animationDuration = `${DURATION_MS}ms`;
  item.classList.add(MOVING);
}

/** Puts an item in the state after its entrance animation. */
export function showItem(item: HTMLElement): void {
  known.delete(item);
  item.style.animationDuration = '';
  item.classList.add(ENDED);
  item.classList.remove(MOVING, WAITING);
}
