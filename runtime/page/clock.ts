/**
 * Measures elapsed time, and calls back at every whole second. Time is always read from the clock, never counted in
 * ticks, so it is correct after the page was hidden, frozen or in the back/forward cache.
 */
import { isPageHidden, now, wallNow } from './environment';

/** A larger difference between the two clocks means that the machine slept, in ms. Smaller ones are adjustments. */
const JUMP_MS = 1000;
/** The longest delay of a timer, in ms: browsers store it in 31 bits. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
const SECOND_MS = 1000;

/**
 * Starts measuring. On some machines, the monotonic clock stops during sleep while the wall clock runs on; that time is
 * included. Setting the wall clock back has no effect.
 *
 * @param start the start time on the clock of `now()`; default: now
 * @returns a function that returns the ms since the start
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

/** The callbacks of `everySecond`. */
export interface SecondsSettings {
  /** @returns ms until the end; called before each tick */
  readonly remainingMs: () => number;
  /** Called at the start, at every whole second while the page is visible, and when it becomes visible again. */
  readonly onTick: (remainingMs: number) => void;
  /** Called once when no time remains, even if the page is hidden. */
  readonly onEnd: () => void;
  /** True if `onTick` rounds the seconds down. Default: it rounds them up. */
  readonly roundsDown?: boolean;
}

/**
 * Counts down. While the page is hidden, only one timer runs, for the end.
 *
 * @param signal stops the countdown when aborted
 */
export function everySecond(
  { remainingMs, onTick, onEnd, roundsDown = false }: SecondsSettings,
  signal: AbortSignal,
): void {
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
    // The rounded seconds change at the whole second or, if they are rounded down, just after it. A timer for any other
    // moment would skip a second when it fires slightly late.
    const untilNext = roundsDown ? (left % SECOND_MS) + 1 : left % SECOND_MS || SECOND_MS;
    const wait = isPageHidden() ? left : Math.min(left, untilNext);
    // Rounded up, because a timer that fires slightly early would show the same second twice.
    timer = setTimeout(tick, Math.min(Math.ceil(wait), LONGEST_WAIT_MS));
  };
  tick();
  document.addEventListener('visibilitychange', tick, { signal });
  window.addEventListener('pageshow', tick, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
