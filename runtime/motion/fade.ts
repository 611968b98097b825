/** Shows and hides an element by its opacity (goodlayers-panels, section 0.2). */
import { animate, runningAnimation, stopAnimation, type Timing } from './animate';
import { type Easing, swing } from './easing';

/**
 * Fades an element in. It has `display:block` from the start. If a fade is running, it continues from the current
 * opacity.
 *
 * @returns resolves when the fade has ended or was replaced
 */
export function fadeIn(element: HTMLElement, durationMs: number, easing: Easing = swing): Promise<void> {
  const from = fadingOpacity(element) ?? '0';
  element.style.display = 'block';
  return animate(element, [{ opacity: from }, { opacity: '1' }], timing(durationMs, easing));
}

/**
 * Fades an element out. It has `display:none` at the end.
 *
 * @returns resolves when the fade has ended or was replaced
 */
export function fadeOut(element: HTMLElement, durationMs: number, easing: Easing = swing): Promise<void> {
  const from = fadingOpacity(element) ?? '1';
  return animate(element, [{ opacity: from }, { opacity: '0' }], timing(durationMs, easing), () => {
    element.style.display = 'none';
  });
}

/** Shows an element at once, and stops a fade. */
export function show(element: HTMLElement): void {
  stopAnimation(element, 'fade');
  element.style.display = 'block';
}

/** Hides an element at once, and stops a fade. */
export function hide(element: HTMLElement): void {
  stopAnimation(element, 'fade');
  element.style.display = 'none';
}

function timing(durationMs: number, easing: Easing): Timing {
  return { channel: 'fade', durationMs, easing };
}

function fadingOpacity(element: HTMLElement): string | undefined {
  return runningAnimation(element, 'fade') && getComputedStyle(element).opacity;
}
