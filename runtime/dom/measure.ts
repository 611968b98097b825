/**
 * Measures boxes, in px with fractions. The border and content boxes come from the computed style, which no transform
 * changes; `renderedHeight` is the height on the screen, transforms included. Each call may cause a layout: read many,
 * then write.
 */
import { isResizeOf, RESIZE_EVENT } from '../page/events';

/** The dimension to measure. */
export type Axis = 'width' | 'height';

/** The edges between a box's content and its neighbours. */
export type Edge = 'padding' | 'border' | 'margin';

const SIDES = { width: ['Left', 'Right'], height: ['Top', 'Bottom'] } as const;

/** @returns a computed length; 0 for `auto`, `normal` and other keywords */
export function px(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** @returns the sum of some edges, on both sides of an axis */
export function edgeSize(style: CSSStyleDeclaration, axis: Axis, ...edges: readonly Edge[]): number {
  const lengths = SIDES[axis].flatMap((side) =>
    edges.map((edge) => px(edge === 'border' ? style[`border${side}Width`] : style[`${edge}${side}`])),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** @returns the size with padding and border */
export function borderBox(element: HTMLElement, axis: Axis, style = getComputedStyle(element)): number {
  const size = Number.parseFloat(style[axis]);
  // An inline element has no size in its computed style.
  if (Number.isNaN(size)) return axis === 'width' ? element.offsetWidth : element.offsetHeight;
  return isBorderBox(style) ? size : size + edgeSize(style, axis, 'padding', 'border');
}

/** @returns the size without padding and border */
export function contentBox(element: HTMLElement, axis: Axis, style = getComputedStyle(element)): number {
  const size = Number.parseFloat(style[axis]);
  // Not always calculated from the border box: adding and subtracting the same fractions causes rounding errors.
  return isBorderBox(style) || Number.isNaN(size)
    ? borderBox(element, axis, style) - edgeSize(style, axis, 'padding', 'border')
    : size;
}

/** @returns width and height with padding, border and margin */
export function marginBox(element: HTMLElement): Readonly<Record<Axis, number>> {
  const style = getComputedStyle(element);
  const sizeAlong = (axis: Axis): number => borderBox(element, axis, style) + edgeSize(style, axis, 'margin');
  return { width: sizeAlong('width'), height: sizeAlong('height') };
}

/** @returns the inline width or height that gives the content box a size */
export function styleSize(style: CSSStyleDeclaration, axis: Axis, contentPx: number): number {
  return contentPx + (isBorderBox(style) ? edgeSize(style, axis, 'padding', 'border') : 0);
}

/** @returns the height of the border box on the screen, transforms included */
export function renderedHeight(element: Element): number {
  return element.getBoundingClientRect().height;
}

/**
 * Calls back after the browser's next layout, and whenever an element may have another size.
 *
 * @param signal stops the calls
 */
export function whenSizesChange(
  elements: readonly Element[],
  onChange: () => void,
  signal: AbortSignal,
): void {
  const observer = new ResizeObserver(onChange);
  elements.forEach((element) => observer.observe(element));
  const onResize = (event: Event): void => {
    if (elements.some((element) => isResizeOf(event, element))) onChange();
  };
  window.addEventListener(RESIZE_EVENT, onResize, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

function isBorderBox({ boxSizing }: CSSStyleDeclaration): boolean {
  return boxSizing === 'border-box';
}
