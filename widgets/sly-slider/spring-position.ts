/** Moves a number to its target frame by frame: along a curve, or after a pointer (goodlayers-sliders, section 2). */
import { now, prefersReducedMotion } from '../../runtime/page/environment';
import { easeOutQuart } from '../../runtime/motion/easing';

const GLIDE_MS = 1000;
/** What of the rest of the way is gone in a frame, while a pointer leads and after it has let go. */
const FOLLOW = 0.5;
const SETTLE = 0.2;

/** How it moves: along the curve, after a pointer, or as after a throw. */
export type Way = 'glide' | 'follow' | 'settle' | 'jump';

/** The number. */
export interface Mover {
  readonly at: () => number;
  /** Where it is going. */
  readonly goal: () => number;
  readonly go: (to: number, way: Way) => void;
}

/**
 * @param onValue given each value
 * @param signal ends it where it is
 */
export function createMover(onValue: (value: number) => void, signal: AbortSignal): Mover {
  let at = 0;
  let from = 0;
  let goal = 0;
  let way: Way = 'jump';
  let startedAt = 0;
  let frame = 0;
  const step = (): void => {
    frame = 0;
    if (way === 'glide') {
      const p = Math.min((now() - startedAt) / GLIDE_MS, 1);
      at = p < 1 ? from + (goal - from) * easeOutQuart(p) : goal;
    } else {
      at += (goal - at) * (way === 'follow' ? FOLLOW : SETTLE);
      if (Math.abs(goal - at) < 0.5) at = goal;
    }
    onValue(at);
    if (at !== goal) frame = requestAnimationFrame(step);
  };
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  return {
    at: () => at,
    goal: () => goal,
    go(to, how) {
      if (signal.aborted) return;
      way = how === 'glide' && prefersReducedMotion() ? 'jump' : how;
      from = at;
      goal = to;
      startedAt = now();
      if (way === 'jump') {
        cancelAnimationFrame(frame);
        frame = 0;
        at = to;
        onValue(at);
      } else if (frame === 0 && at !== goal) frame = requestAnimationFrame(step);
    },
  };
}
