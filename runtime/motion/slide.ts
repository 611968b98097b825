/** Opens and closes a panel by its height, as the originals do (goodlayers-panels, section 0.2). */
import { prefersReducedMotion } from '../page/environment';
import { cssEasing, type Easing, swing } from './easing';

const EDGES = ['height', 'paddingTop', 'paddingBottom', 'marginTop', 'marginBottom'] as const;

const CLOSED: Keyframe = Object.fromEntries(EDGES.map((edge) => [edge, '0px']));

const running = new WeakMap<HTMLElement, Animation>();

/**
 * Slides a panel open or closed. The final inline style is `display:block` or `display:none`; until its end
 * the panel is shown. A movement under way is turned around where it is.
 *
 * @param panel the panel
 * @param open which way
 * @param durationMs how long; 0, or a visitor who wants less motion, goes to the final style at once
 * @param easing the curve; default: swing
 * @returns when the movement has ended or another one has taken its place
 */
export async function slide(
  panel: HTMLElement,
  open: boolean,
  durationMs: number,
  easing: Easing = swing,
): Promise<void> {
  const before = running.get(panel);
  const from = before ? measure(panel) : undefined;
  before?.cancel();
  running.delete(panel);
  // When it closes too: the class that has shown it so far goes at the start of the movement.
  panel.style.display = 'block';
  const finish = (): void => {
    if (!open) panel.style.display = 'none';
  };
  if (durationMs === 0 || prefersReducedMotion() || !('animate' in panel)) return finish();

  const full = measure(panel);
  const frames = [from ?? (open ? CLOSED : full), open ? full : CLOSED];
  const animation = panel.animate(
    // Inside the keyframes, so that an author's own inline style survives.
    frames.map((frame) => ({ ...frame, overflow: 'hidden' })),
    { duration: durationMs, easing: cssEasing(easing) },
  );
  running.set(panel, animation);
  // Cancelled by another script it ends all the same; cancelled by the movement that took over, that one decides.
  await animation.finished.catch(() => undefined);
  if (running.get(panel) !== animation) return;
  running.delete(panel);
  finish();
}

/** Ends a panel's movement where it is going, for a widget that ends. */
export function stopSlide(panel: HTMLElement): void {
  running.get(panel)?.finish();
}

function measure(panel: HTMLElement): Keyframe {
  const style = getComputedStyle(panel);
  return Object.fromEntries(EDGES.map((edge) => [edge, style[edge]]));
}
