/** Animates the width of a bar from 0 to its percentage. */
import { now, prefersReducedMotion } from '../page/environment';
import { cssEasing, type Easing } from './easing';

/** How the width changes. */
export interface WidthAnimation {
  /** Where it ends, in % of the bar's place; inline from the start, the movement only leads there. */
  readonly percent: number;
  readonly durationMs: number;
  readonly easing: Easing;
  /** When it is taken to have started, on the clock of `now()`; default: at once. */
  readonly startedAt?: number;
}

/**
 * @param signal ends the movement where it leads
 */
export function animateWidth(
  bar: HTMLElement,
  { percent, durationMs, easing, startedAt }: WidthAnimation,
  signal: AbortSignal,
): void {
  bar.style.width = `${percent}%`;
  if (signal.aborted || prefersReducedMotion() || !('animate' in bar)) return;
  const hidden = { overflow: 'hidden' };
  const animation = bar.animate(
    [
      { width: '0%', ...hidden },
      { width: `${percent}%`, ...hidden },
    ],
    {
      duration: durationMs,
      easing: cssEasing(easing),
    },
  );
  if (startedAt !== undefined) animation.currentTime = now() - startedAt;
  signal.addEventListener('abort', () => animation.finish());
}
