/** Animates a number from one value to another, one step per frame, by the clock. */
import { now } from '../page/environment';
import type { Easing } from './easing';

/** Options of `startTween`. */
export interface Tween {
  readonly from: number;
  readonly to: number;
  readonly durationMs: number;
  readonly easing: Easing;
  /** When the tween counts as started, on the clock of `now()`. Default: at once. */
  readonly startedAt?: number;
  /** Called with each value. The last value is exactly `to`. */
  readonly onValue: (value: number) => void;
  readonly onEnd: () => void;
}

/** The steps of the running tweens. They share one frame, because each request for a frame takes time. */
const steps = new Set<() => void>();
let frame = 0;

/**
 * Starts a tween. A hidden page gets no frames; the first frame after that shows the value of its time.
 *
 * @param signal stops the tween at its current value
 */
export function startTween(tween: Tween, signal: AbortSignal): void {
  const start = tween.startedAt ?? now();
  if (signal.aborted) return;
  const step = (): void => {
    const p = tween.durationMs > 0 ? Math.min((now() - start) / tween.durationMs, 1) : 1;
    if (p >= 1) steps.delete(step);
    tween.onValue(p < 1 ? tween.from + (tween.to - tween.from) * tween.easing(p) : tween.to);
    // The callback may have aborted the tween.
    if (p >= 1 && !signal.aborted) tween.onEnd();
  };
  signal.addEventListener('abort', () => {
    steps.delete(step);
    if (steps.size > 0) return;
    cancelAnimationFrame(frame);
    frame = 0;
  });
  steps.add(step);
  frame ||= requestAnimationFrame(run);
}

function run(): void {
  frame = requestAnimationFrame(run);
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      steps.delete(step);
      reportError(error);
    }
  }
  if (steps.size > 0) return;
  cancelAnimationFrame(frame);
  frame = 0;
}
