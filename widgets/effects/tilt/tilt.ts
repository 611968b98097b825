/**
 * The page builder's 3D tilt (goodlayers-motion, section 18): a column tilts towards the mouse, without perspective as
 * in the original. The viewport's width is checked on each move, so that the effect stops in a smaller window.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { leadingNumber } from '../../../runtime/dom/leading-number';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { readSettings, type Setting } from '../../../runtime/dom/settings';
import { isMobileDevice } from '../../../runtime/page/device';
import { prefersReducedMotion } from '../../../runtime/page/environment';
import { displayClass } from '../../../runtime/page/viewport';

/** The maximum of the attribute. */
const MOST_DEGREES = 90;

/**
 * Computes how far an element tilts towards the pointer (goodlayers-motion, section 18).
 * The rotation around the two axes in degrees.
 */
export interface Angles {
  readonly x: number;
  readonly y: number;
}

/** @returns the author's angle, limited to 0 to 90 degrees */
export function capDegrees(degrees: number): number {
  return Math.min(Math.max(degrees, 0), MOST_DEGREES);
}

/**
 * @param at the pointer's position in the area, in px from the top left corner
 * @param area the size of the area in px
 * @param maxDegrees the angle at the edges; it is 0 in the middle
 */
export function leanTowards(
  at: { readonly x: number; readonly y: number },
  area: { readonly width: number; readonly height: number },
  maxDegrees: number,
): Angles {
  const lean = (place: number, length: number): number =>
    length > 0 ? maxDegrees * Math.min(Math.max(place / (length / 2) - 1, -1), 1) : 0;
  return { y: lean(at.x, area.width), x: -lean(at.y, area.height) };
}

const DEFAULT_DEGREES = 30;
/** The duration of the stylesheet's transition back, which the class below enables. */
const RETURN_MS = 200;
const RETURNING = 'gdlr-core-animate-transform';

const maxDegrees: Setting<number> = {
  attribute: 'data-max-deg',
  fallback: DEFAULT_DEGREES,
  parse(text) {
    const degrees = leadingNumber(text);
    return degrees === undefined ? undefined : capDegrees(degrees);
  },
};

export const mount: WidgetModule['mount'] = (element, { signal, report }) => {
  const area = element.parentElement;
  if (!area) throw new Error('the element has no parent');
  const settings = readSettings(element, { maxDegrees }, report);
  if (isMobileDevice()) return;
  let returning: ReturnType<typeof setTimeout> | undefined;
  let isLeaning = false;

  const endReturn = (): void => {
    clearTimeout(returning);
    element.classList.remove(RETURNING);
  };
  const lean = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    if (pointerType === 'touch' || displayClass() !== 'desktop' || prefersReducedMotion()) return;
    endReturn();
    isLeaning = true;
    const { left, top, width, height } = area.getBoundingClientRect();
    const { x, y } = leanTowards(
      { x: clientX - left, y: clientY - top },
      { width, height },
      settings.maxDegrees,
    );
    element.style.transform = `rotateY(${y}deg) rotateX(${x}deg)`;
  };
  const straighten = (): void => {
    if (!isLeaning) return;
    isLeaning = false;
    element.classList.add(RETURNING);
    element.style.transform = 'rotateY(0deg) rotateX(0deg)';
    returning = setTimeout(endReturn, RETURN_MS);
  };
  area.addEventListener('pointermove', lean, { signal });
  area.addEventListener('pointerleave', straighten, { signal });
  restoreOnAbort([element], { styles: ['transform'] }, signal);
  signal.addEventListener('abort', endReturn);
};
