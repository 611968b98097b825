/**
 * Shows the items of a list one after the other (goodlayers-sliders, section 4; goodlayers-listings, section 6.8). The
 * page's stylesheet hides them and has the keyframes. Items outside of the viewport are shown at once: the original
 * animates them unseen, which takes six seconds for thirty items.
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
 * Starts the entrance of items that are in the page. Items that have entered, or are entering, are left alone, so it
 * may be called again with all items of a list.
 *
 * @param items the items in the order of their animations
 * @param signal stops the animations and shows every item when aborted
 */
export function enterItems(items: readonly HTMLElement[], signal: AbortSignal): void {
  const entering = items.filter((item) => !known.has(item) && !item.classList.contains(ENDED));
  if (entering.length === 0) return;
  if (signal.aborted || prefersReducedMotion()) return entering.forEach(showItem);
  entering.forEach((item) => known.add(item));

  const timers: ReturnType<typeof setTimeout>[] = [];
  const schedule = (task: () => void, ms: number): unknown => timers.push(setTimeout(task, ms));
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    const visible = new Set(entries.filter((entry) => entry.isIntersecting).map(({ target }) => target));
    entering.filter((item) => !visible.has(item)).forEach(showItem);
    for (const [index, item] of entering.filter((each) => visible.has(each)).entries()) {
      const startMs = (index + 1) * STEP_MS;
      schedule(() => moveItem(item), startMs);
      schedule(() => showItem(item), startMs + DURATION_MS);
    }
  });
  entering.forEach((item) => observer.observe(item));
  signal.addEventListener('abort', () => {
    observer.disconnect();
    timers.forEach(clearTimeout);
    entering.forEach(showItem);
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
