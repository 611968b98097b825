/**
 * The one queue of a page's entrance animations (goodlayers-motion, section 9): it is looked at every 200 ms, and only
 * while somebody waits in it.
 */
import { isPageHidden, onVisibilityChange } from '../../../runtime/page/environment';

/** How often the queue is looked at. */
export const TICK_MS = 200;

/** Somebody in the queue. */
export interface Waiting {
  /** True once its lower edge has left the screen at the top. */
  readonly isPast: () => boolean;
  readonly start: () => void;
}

/** @returns how many start together: all that were scrolled past, and the first one that can be seen */
export function countToStart(isPast: readonly boolean[]): number {
  const seen = isPast.indexOf(false);
  return seen === -1 ? isPast.length : seen + 1;
}

let waiting: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let sight: AbortController | undefined;

/** Puts somebody at the end. */
export function enqueue(one: Waiting): void {
  waiting.push(one);
  if (!sight) {
    sight = new AbortController();
    onVisibilityChange(schedule, sight.signal);
  }
  schedule();
}

/** Takes somebody out. */
export function leave(one: Waiting): void {
  waiting = waiting.filter((other) => other !== one);
  if (waiting.length === 0) rest();
}

function schedule(): void {
  // Behind another tab the browser would make the ticks irregular, and nobody would see what they start.
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
  else rest();
}

function rest(): void {
  clearTimeout(timer);
  timer = undefined;
  sight?.abort();
  sight = undefined;
}
