/** Opens and closes a panel by its height (goodlayers-panels, section 0.2). */
import { animate, runningAnimation, stopAnimation } from './animate';
import { type Easing, swing } from './easing';

const EDGES = ['height', 'paddingTop', 'paddingBottom', 'marginTop', 'marginBottom'] as const;

const CLOSED: Keyframe = Object.fromEntries(EDGES.map((edge) => [edge, '0px']));

/**
 * Slides a panel open or closed. The final inline style is `display:block` or `display:none`; until the end the panel
 * is shown. If the panel is sliding already, it continues from its current height.
 *
 * @param easing default: swing
 * @returns resolves when the slide has ended or was replaced
 */
export function slide(
  panel: HTMLElement,
  isOpen: boolean,
  durationMs: number,
  easing: Easing = swing,
): Promise<void> {
  const current = runningAnimation(panel, 'slide') && measure(panel);
  stopAnimation(panel, 'slide');
  // Also for closing: the class that has shown the panel may be removed at the start of the slide.
  panel.style.display = 'block';
  const full = measure(panel);
  const frames = [current ?? (isOpen ? CLOSED : full), isOpen ? full : CLOSED];
  return animate(
    panel,
    // In the keyframes, so that the panel keeps its own inline style.
    frames.map((frame) => ({ ...frame, overflow: 'hidden' })),
    { channel: 'slide', durationMs, easing },
    () => {
      if (!isOpen) panel.style.display = 'none';
    },
  );
}

function measure(panel: HTMLElement): Keyframe {
  const style = getComputedStyle(panel);
  return Object.fromEntries(EDGES.map((edge) => [edge, style[edge]]));
}
