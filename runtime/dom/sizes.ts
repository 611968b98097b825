/**
 * Boxes as the originals measure them: by the computed style, in px with fractions, whatever a transform makes of them
 * on the screen.
 */
import { RESIZE_EVENT } from '../page/events';

type Axis = 'width' | 'height';

const SIDES = { width: ['Left', 'Right'], height: ['Top', 'Bottom'] } as const;

/** @returns the size from border to border */
export function outerSize(element: HTMLElement, axis: Axis): number {
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style[axis]);
  // What stands in a line has no size of its own in the computed style.
  if (Number.isNaN(size)) return axis === 'width' ? element.offsetWidth : element.offsetHeight;
  return style.boxSizing === 'border-box' ? size : size + edges(style, axis);
}

/** @returns the size inside of the paddings */
export function contentSize(element: HTMLElement, axis: Axis): number {
  return outerSize(element, axis) - edges(getComputedStyle(element), axis);
}

/** @returns the two margins along an axis together */
export function marginSize(element: HTMLElement, axis: Axis): number {
  const style = getComputedStyle(element);
  return sum(SIDES[axis].map((side) => style[`margin${side}`]));
}

/**
 * Calls back with the browser's first layout, and whenever an element has another size or the page says that something
 * may have.
 *
 * @param signal stops it
 */
export function whenSizesChange(
  elements: readonly HTMLElement[],
  onChange: () => void,
  signal: AbortSignal,
): void {
  const observer = new ResizeObserver(onChange);
  elements.forEach((element) => observer.observe(element));
  window.addEventListener(RESIZE_EVENT, onChange, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

function edges(style: CSSStyleDeclaration, axis: Axis): number {
  return sum(SIDES[axis].flatMap((side) => [style[`padding${side}`], style[`border${side}Width`]]));
}

function sum(lengths: readonly string[]): number {
  return lengths.reduce((total, length) => total + (Number.parseFloat(length) || 0), 0);
}
