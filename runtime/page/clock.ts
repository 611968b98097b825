/**
 * Follows the clock: time that has passed, and a call at every whole second. What timers miss while the page is
 * hidden, frozen or kept for the way back is there at once when it returns; nothing is counted in ticks.
 */
import { isPageHidden, now, wallNow } from './environment';

/** A jump between the two clocks that is no mere adjustment, in ms. */
const JUMP_MS = 1000;
/** The longest a timer can wait: browsers keep 31 bits. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
const SECOND_MS = 1000;

/**
 * Starts measuring. The clock that never goes back stands still while some machines sleep, and the wall clock then
 * runs ahead of it: that time counts. A wall clock that is set back counts for nothing.
 *
 * @param start when it begins, on the clock of `now()`; default: at once
 * @returns ms since the start
 */
export function startStopwatch(start = now()): () => number {
  let offset = wallNow() - now();
  let asleep = 0;
  return () => {
    const present = now();
    const jump = wallNow() - present - offset;
    offset += jump;
    if (jump > JUMP_MS) asleep += jump;
    return present - start + asleep;
  };
}

/** What to call, and when. */
export interface SecondsSettings {
  /** @returns ms until the end; called before each tick */
  readonly remainingMs: () => number;
  /** Called at the start, at every whole second while the page is seen, and when it comes back. */
  readonly onTick: (remainingMs: number) => void;
  /** Called once, when nothing remains, whether the page is seen or not. */
  readonly onEnd: () => void;
}

/**
 * Counts down. A hidden page has one timer, for the end.
 *
 * @param signal stops it
 */
export function everySecond({ remainingMs, onTick, onEnd }: SecondsSettings, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  const tick = (): void => {
    clearTimeout(timer);
    if (signal.aborted || hasEnded) return;
    const left = Math.max(0, remainingMs());
    onTick(left);
    if (left === 0) {
      hasEnded = true;
      return onEnd();
    }
    // Just after the second, because a timer that is a little early would show the same one again.
    const wait = isPageHidden() ? left : left % SECOND_MS || SECOND_MS;
    timer = setTimeout(tick, Math.min(Math.ceil(wait), LONGEST_WAIT_MS));
  };
  tick();
  document.addEventListener('visibilitychange', tick, { signal });
  window.addEventListener('pageshow', tick, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
