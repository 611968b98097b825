/** Shows and hides an element by its opacity, as the originals do (goodlayers-panels, section 0.2). */
import { prefersReducedMotion } from '../page/environment';
import { cssEasing, swing } from './easing';

const SWING = cssEasing(swing);

const running = new WeakMap<HTMLElement, Animation>();

/**
 * Fades an element in. The final inline style, `display:block`, is there from the start; a fade under way goes on
 * from where it is.
 *
 * @param durationMs how long; a visitor who wants less motion sees it at once
 * @returns when it is there, or something else has become of it
 */
export function fadeIn(element: HTMLElement, durationMs: number): Promise<void> {
  const from = endFade(element);
  element.style.display = 'block';
  return run(element, from ?? '0', '1', durationMs);
}

/** Fades an element out; `display:none` at the end. */
export async function fadeOut(element: HTMLElement, durationMs: number): Promise<void> {
  const from = endFade(element);
  await run(element, from ?? '1', '0', durationMs);
  // A fade that has taken over decides the final style.
  if (!running.has(element)) element.style.display = 'none';
}

/** Shows an element at once. */
export function show(element: HTMLElement): void {
  endFade(element);
  element.style.display = 'block';
}

/** Takes an element away at once, in the middle of a fade too. */
export function hide(element: HTMLElement): void {
  endFade(element);
  element.style.display = 'none';
}

/**
 * Ends a fade, for a widget that ends.
 *
 * @returns how far it was, as a CSS opacity; undefined when there was none
 */
export function endFade(element: HTMLElement): string | undefined {
  const animation = running.get(element);
  if (!animation) return undefined;
  const { opacity } = getComputedStyle(element);
  running.delete(element);
  animation.cancel();
  return opacity;
}

async function run(element: HTMLElement, from: string, to: string, durationMs: number): Promise<void> {
  if (prefersReducedMotion() || !('animate' in element)) return;
  const animation = element.animate([{ opacity: from }, { opacity: to }], {
    duration: durationMs,
    easing: SWING,
  });
  running.set(element, animation);
  try {
    await animation.finished;
  } catch {
    // Cancelled by what took over.
    return;
  }
  if (running.get(element) === animation) running.delete(element);
}
