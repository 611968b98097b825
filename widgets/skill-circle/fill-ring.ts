/** Draws the ring of a skill circle, and fills it by the clock. */
import { easeInOutQuad } from '../../runtime/motion/easing';
import { startTween } from '../../runtime/motion/tween';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { type CircleLook, drawCircle } from './circle';

/** What to draw. */
export interface Ring {
  readonly look: CircleLook;
  /** Where the filling ends, −1 to 1. */
  readonly share: number;
  /** How long the filling takes. With 0, or if reduced motion is preferred, the ring is full at once. */
  readonly durationMs: number;
}

/** @param signal removes the ring */
export function fillRing(circle: HTMLElement, { look, share, durationMs }: Ring, signal: AbortSignal): void {
  const canvas = addCanvas(circle, look.size, signal);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const show = (part: number): void => drawCircle(pen, look, part, canvas.width / look.size);
  if (durationMs === 0 || prefersReducedMotion()) return show(share);
  startTween(
    { from: 0, to: share, durationMs, easing: easeInOutQuad, onValue: show, onEnd: () => undefined },
    signal,
  );
}

/** @returns true while a ring is drawn in the circle */
export function hasRing(circle: Element): boolean {
  return circle.querySelector(':scope > canvas') !== null;
}

function addCanvas(circle: HTMLElement, size: CircleLook['size'], signal: AbortSignal): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const ratio = Math.max(1, devicePixelRatio);
  canvas.width = size * ratio;
  canvas.height = size * ratio;
  if (ratio > 1) Object.assign(canvas.style, { width: `${size}px`, height: `${size}px` });
  canvas.setAttribute('aria-hidden', 'true');
  circle.append(canvas);
  signal.addEventListener('abort', () => canvas.remove());
  return canvas;
}
