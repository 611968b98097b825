/** Animates a position with an easing, or makes it follow a pointer (goodlayers-sliders, section 2). */
import { now, prefersReducedMotion } from '../../runtime/page/environment';
import { easeOutQuart } from '../../runtime/motion/easing';

const EASE_MS = 1000;
/** The fractions of the remaining distance that one frame covers: while a pointer drags, and after its release. */
const FOLLOW = 0.5;
const SETTLE = 0.2;

/** How it moves: with an easing, following a pointer, with momentum after a drag, or immediately. */
export type Movement = 'ease' | 'follow' | 'settle' | 'jump';

/** The position, in px. */
export interface SpringPosition {
  readonly at: () => number;
  /** The target of the current movement. */
  readonly goal: () => number;
  readonly go: (to: number, movement: Movement) => void;
}

/**
 * @param onValue called with each value
 * @param signal stops it when aborted
 */
export function createSpringPosition(onValue: (value: number) => void, signal: AbortSignal): SpringPosition {
  let at = 0;
  let from = 0;
  let goal = 0;
  let movement: Movement = 'jump';
  let startedAt = 0;
  let frame = 0;
  const step = (): void => {
    frame = 0;
    if (movement === 'ease') {
      const p = Math.min((now() - startedAt) / EASE_MS, 1);
      at = p < 1 ? from + (goal - from) * easeOutQuart(p) : goal;
    } else {
      at += (goal - at) * (movement === 'follow' ? FOLLOW : SETTLE);
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
      movement = how === 'ease' && prefersReducedMotion() ? 'jump' : how;
      from = at;
      goal = to;
      startedAt = now();
      if (movement === 'jump') {
        cancelAnimationFrame(frame);
        frame = 0;
        at = to;
        onValue(at);
      } else if (frame === 0 && at !== goal) frame = requestAnimationFrame(step);
    },
  };
}
