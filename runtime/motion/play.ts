/** Plays a movement once, for widgets whose elements are not the server's. */
import { prefersReducedMotion } from '../page/environment';

/** How a movement runs. */
export interface Timing {
  readonly durationMs: number;
  /** A CSS easing. */
  readonly easing: string;
}

/**
 * @param frames from where to where; the element's own styles are those of the end
 * @returns when it is over, or has been cancelled; at once for a visitor who wants less motion
 */
export async function play(element: HTMLElement, frames: Keyframe[], timing: Timing): Promise<void> {
  if (prefersReducedMotion() || !('animate' in element)) return;
  const { durationMs, easing } = timing;
  await element.animate(frames, { duration: durationMs, easing }).finished.catch(() => undefined);
}
