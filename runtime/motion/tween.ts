/** Animates a number from one value to another, one step per frame, by the clock. */
import { now } from '../page/environment';
import { beforePrint } from '../page/paper';
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

/** Shows a tween's value of now, or its last one. */
type Step = (isLast?: boolean) => void;

/** The steps of the running tweens. They share one frame, because each request for a frame takes time. */
const steps = new Set<Step>();
let frame = 0;
/** Exists while tweens run. */
let watching: AbortController | undefined;

/**
 * Starts a tween. A hidden page gets no frames; the first frame after that shows the value of its time. Ends at once when
 * the page is printed.
 *
 * @param signal stops the tween at its current value
 */
export function startTween(tween: Tween, signal: AbortSignal): void {
  const start = tween.startedAt ?? now();
  if (signal.aborted) return;
  const step: Step = (isLast) => {
    const p = tween.durationMs > 0 && !isLast ? Math.min((now() - start) / tween.durationMs, 1) : 1;
    if (p >= 1) steps.delete(step);
    tween.onValue(p < 1 ? tween.from + (tween.to - tween.from) * tween.easing(p) : tween.to);
    // The callback may have aborted the tween.
    if (p >= 1 && !signal.aborted) tween.onEnd();
  };
  signal.addEventListener('abort', () => {
    steps.delete(step);
    if (steps.size === 0) rest();
  });
  steps.add(step);
  frame ||= requestAnimationFrame(run);
  if (watching) return;
  watching = new AbortController();
  beforePrint(() => runSteps(true), watching.signal);
}

function run(): void {
  frame = requestAnimationFrame(run);
  runSteps();
}

function runSteps(isLast?: boolean): void {
  for (const step of steps) {
    try {
      step(isLast);
    } catch (error) {
      steps.delete(step);
      reportError(error);
    }
  }
  if (steps.size === 0) rest();
}

function rest(): void {
  cancelAnimationFrame(frame);
  frame = 0;
  watching?.abort();
  watching = undefined;
}
