/** The original's inline styles for a flip box, on which stylesheets rely (goodlayers-panels, section 7). */

/** Inline styles by CSS name. */
export type Style = Readonly<Record<string, string>>;

/** The transition of a face. */
export const TURN = 'all 0.5s ease-out';

/** @param widthPx the width of the box; the perspective is twice as long */
export function boxStyle(widthPx: number): Style {
  return { perspective: `${2 * widthPx}px`, position: 'relative', 'transform-style': 'preserve-3d' };
}

/** @returns the initial styles of a face */
export function faceStyle(face: 'front' | 'back'): Style {
  return {
    'backface-visibility': 'hidden',
    'transform-style': 'preserve-3d',
    position: face === 'front' ? 'absolute' : 'relative',
    ...(face === 'front' ? { 'z-index': '1' } : turnStyle('back', false)),
  };
}

/** @returns the styles of a face after a turn */
export function turnStyle(face: 'front' | 'back', isTurned: boolean): Style {
  const isInFront = (face === 'back') === isTurned;
  const degrees = isInFront ? 0 : face === 'front' ? 180 : -180;
  return { transform: `rotateY(${degrees}deg)`, 'z-index': isInFront ? '1' : '0' };
}

/** Sets inline styles. */
export function setStyle(element: HTMLElement, style: Style): void {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
}
