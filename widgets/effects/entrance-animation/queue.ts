/**
 * The queue of a page's entrance animations (goodlayers-motion, section 9). It is checked every 200 ms while it
 * contains elements.
 */
import { isPageHidden, onVisibilityChange } from '../../../runtime/page/environment';

/** The interval at which the queue is checked. */
const TICK_MS = 200;

/** An entry of the queue. */
export interface Waiting {
  /** True if the element was scrolled past: its bottom edge is above the viewport. */
  readonly isPast: () => boolean;
  readonly start: () => void;
}

/** @returns the number of entries that start together: all that were scrolled past, and the next one */
export function countToStart(isPast: readonly boolean[]): number {
  const seen = isPast.indexOf(false);
  return seen === -1 ? isPast.length : seen + 1;
}

let waiting: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let visibility: AbortController | undefined;

/** Adds an entry at the end. */
export function enqueue(one: Waiting): void {
  waiting.push(one);
  if (!visibility) {
    visibility = new AbortController();
    onVisibilityChange(schedule, visibility.signal);
  }
  schedule();
}

/** Removes an entry. */
export function leave(one: Waiting): void {
  waiting = waiting.filter((other) => other !== one);
  if (waiting.length === 0) stop();
}

function schedule(): void {
  // In a background tab, ticks are irregular and the animations are not visible.
  if (timer === undefined && !isPageHidden()) timer = setTimeout(tick, TICK_MS);
}

function tick(): void {
  timer = undefined;
  if (isPageHidden()) return;
  const count = countToStart(waiting.map((one) => one.isPast()));
  const starting = waiting.slice(0, count);
  waiting = waiting.slice(count);
  starting.forEach((one) => one.start());
  if (waiting.length > 0) schedule();
  else stop();
}

function stop(): void {
  clearTimeout(timer);
  timer = undefined;
  visibility?.abort();
  visibility = undefined;
}
