/** Animates a number from one value to another, one step per frame, by the clock. */
import { now } from '../page/environment';
import type { Easing } from './easing';

/** What changes, and how. */
export interface Tween {
  readonly from: number;
  readonly to: number;
  readonly durationMs: number;
  readonly easing: Easing;
  /** When it is taken to have started, on the clock of `now()`; default: at once. */
  readonly startedAt?: number;
  /** Given each value; the last one is exactly `to`. */
  readonly onValue: (value: number) => void;
  readonly onEnd: () => void;
}

/**
 * Starts a tween. Frames do not come while the page is hidden; the first one after it shows the right value.
 *
 * @param signal ends it where it is
 */
export function startTween(tween: Tween, signal: AbortSignal): void {
  const start = tween.startedAt ?? now();
  if (signal.aborted) return;
  let frame = 0;
  const step = (): void => {
    const p = tween.durationMs > 0 ? Math.min((now() - start) / tween.durationMs, 1) : 1;
    tween.onValue(p < 1 ? tween.from + (tween.to - tween.from) * tween.easing(p) : tween.to);
    // What a value causes may be what ends the tween.
    if (signal.aborted) return;
    if (p < 1) frame = requestAnimationFrame(step);
    else tween.onEnd();
  };
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  frame = requestAnimationFrame(step);
}
