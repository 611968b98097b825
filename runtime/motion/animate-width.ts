/** Fills a bar: its width goes from nothing to its share. */
import { now, prefersReducedMotion } from '../page/environment';
import { cssEasing, type Easing } from './easing';

/** How to fill. */
export interface Filling {
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
export function fillBar(
  bar: HTMLElement,
  { percent, durationMs, easing, startedAt }: Filling,
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
