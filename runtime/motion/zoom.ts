/** Zooms an element in and out, as the items of a filtered grid do (essential-addons, section 6.4). */
import { prefersReducedMotion } from '../page/environment';

const THERE = { opacity: 1, transform: 'scale(1)' };
/** Nothing at all would be no matrix that can be undone. */
const GONE = { opacity: 0, transform: 'scale(0.001)' };

const running = new WeakMap<HTMLElement, Animation>();

/** How long the change takes, and how long it waits before. */
export interface ZoomTiming {
  readonly durationMs: number;
  readonly delayMs: number;
}

/** Lets an element grow; its `display` is the stylesheet's from the start. */
export function zoomIn(element: HTMLElement, timing: ZoomTiming): void {
  endZoom(element);
  element.style.display = '';
  start(element, [GONE, THERE], timing);
}

/** Lets an element shrink; `display:none` at the end. */
export async function zoomOut(element: HTMLElement, timing: ZoomTiming): Promise<void> {
  endZoom(element);
  const animation = start(element, [THERE, GONE], timing);
  // At once, so that nothing can come in between.
  if (!animation) return void (element.style.display = 'none');
  try {
    await animation.finished;
  } catch {
    // Cancelled by what took over.
    return;
  }
  // One that has come back has another animation.
  if (running.get(element) !== animation) return;
  running.delete(element);
  element.style.display = 'none';
}

/** Ends a change without its final style, for what takes over. */
export function endZoom(element: HTMLElement): void {
  const animation = running.get(element);
  running.delete(element);
  animation?.cancel();
}

function start(
  element: HTMLElement,
  frames: Keyframe[],
  { durationMs, delayMs }: ZoomTiming,
): Animation | undefined {
  if (durationMs === 0 || prefersReducedMotion() || !('animate' in element)) return undefined;
  const animation = element.animate(frames, {
    duration: durationMs,
    delay: delayMs,
    fill: 'backwards',
    easing: 'ease',
  });
  running.set(element, animation);
  return animation;
}
