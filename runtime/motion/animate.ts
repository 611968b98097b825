/**
 * Animates elements with the Web Animations API. Keyframes only lead to a final state: callers set the final inline
 * styles themselves, so that a skipped or stopped animation leaves the element as it should be.
 */
import { now, prefersReducedMotion } from '../page/environment';
import { beforePrint } from '../page/paper';
import { cssEasing, type Easing } from './easing';

/** Animations of different channels can run together on one element. A new animation replaces that of its channel. */
export type Channel =
  'crossfade' | 'enter' | 'fade' | 'move' | 'place' | 'rotate' | 'slide' | 'width' | 'zoom';

/** How an animation runs. */
export interface Timing {
  readonly channel: Channel;
  readonly durationMs: number;
  /** A curve, or a CSS easing. */
  readonly easing: Easing | string;
  /** How long the first keyframe applies before the animation starts. Default: 0. */
  readonly delayMs?: number;
  /** When the animation counts as started, on the clock of `now()`. Default: at once. */
  readonly startedAt?: number | undefined;
  /** `add` keeps the transforms of other animations and styles. Default: `replace`. */
  readonly composite?: CompositeOperation;
}

interface Running {
  readonly animation: Animation;
  readonly onEnd: () => void;
}

const running = new WeakMap<Element, Map<Channel, Running>>();

/**
 * Runs an animation, unless the duration is 0, reduced motion is preferred, or the browser cannot animate: then it
 * ends at once. It also ends when the page is printed.
 *
 * @param onEnd called when the animation ends, but not when it is replaced or stopped. If another script cancels the
 *   animation, it has ended. Called synchronously if the animation is skipped.
 * @returns resolves when the animation has ended, or was replaced or stopped
 */
export async function animate(
  element: HTMLElement,
  keyframes: Keyframe[],
  { channel, durationMs, easing, delayMs = 0, startedAt, composite = 'replace' }: Timing,
  onEnd: () => void = () => undefined,
): Promise<void> {
  stopAnimation(element, channel);
  if (durationMs === 0 || prefersReducedMotion() || !('animate' in element)) return onEnd();
  const animation = element.animate(keyframes, {
    duration: durationMs,
    easing: typeof easing === 'string' ? easing : cssEasing(easing),
    delay: delayMs,
    fill: 'backwards',
    composite,
  });
  if (startedAt !== undefined) animation.currentTime = now() - startedAt;
  const channels = running.get(element) ?? new Map<Channel, Running>();
  running.set(element, channels.set(channel, { animation, onEnd }));
  const ending = new AbortController();
  beforePrint(() => finishAnimation(element, channel), ending.signal);
  try {
    await animation.finished;
  } catch {
    // Cancelled: replaced, stopped, or by another script.
  }
  ending.abort();
  if (runningAnimation(element, channel) === animation) take(element, channel)?.onEnd();
}

/** @returns the element's animation in a channel; undefined if it has ended */
export function runningAnimation(element: Element, channel: Channel): Animation | undefined {
  return running.get(element)?.get(channel)?.animation;
}

/** Stops an animation without calling its `onEnd`: the element's own styles apply again. */
export function stopAnimation(element: Element, channel: Channel): void {
  take(element, channel)?.animation.cancel();
}

/** Stops an animation and calls its `onEnd` at once. */
export function finishAnimation(element: Element, channel: Channel): void {
  const found = take(element, channel);
  found?.animation.cancel();
  found?.onEnd();
}

function take(element: Element, channel: Channel): Running | undefined {
  const channels = running.get(element);
  const found = channels?.get(channel);
  channels?.delete(channel);
  return found;
}
