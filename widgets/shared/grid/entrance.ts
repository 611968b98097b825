/**
 * Lets the items of a list appear one after the other (goodlayers-sliders, section 4; goodlayers-listings, section
 * 6.8). The page's stylesheet hides them and holds the keyframes. Items further down wait until they are seen: the
 * original went through all of them by the clock, so that the last of thirty came after six seconds.
 */
import { prefersReducedMotion } from '../../../runtime/page/environment';

/** What stands for an item of a list, whatever the list shows. */
export const ITEM = '.gdlr-core-item-list';

/** From one item to the next, and before the first one. */
const STEP_MS = 200;
const DURATION_MS = 600;

const WAITING = 'gdlr-core-animate-init';
const MOVING = 'gdlr-core-animate';
const ENDED = 'gdlr-core-animate-end';

const known = new WeakSet<HTMLElement>();

/**
 * Starts the entrance of items that are in the page. Those that have entered, or are about to, are left alone, so it
 * may be called again with all of a list's items.
 *
 * @param items in the order in which they enter
 * @param signal ends it: every item is shown then
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

/** Shows an item as it is after its entrance. */
export function showItem(item: HTMLElement): void {
  known.delete(item);
  item.style.animationDuration = '';
  item.classList.add(ENDED);
  item.classList.remove(MOVING, WAITING);
}
