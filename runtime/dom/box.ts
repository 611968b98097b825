/**
 * Heights of boxes as they stand on the screen, in px, for layouts that have to fit there; sizes.ts has those of the
 * computed style, which no transform changes. Each call may lay the page out: read many, then write.
 */

/** @returns the height with border and padding; fractions included */
export function outerHeight(element: Element): number {
  return element.getBoundingClientRect().height;
}

/** @returns the height with border, padding and margins */
export function fullHeight(element: Element): number {
  const { marginTop, marginBottom } = getComputedStyle(element);
  return outerHeight(element) + px(marginTop) + px(marginBottom);
}

/** @returns the height without border and padding */
export function contentHeight(element: Element): number {
  const style = getComputedStyle(element);
  return (
    outerHeight(element) - startEdge(element, style) - px(style.paddingBottom) - px(style.borderBottomWidth)
  );
}

/** @returns border and padding above the content */
export function startEdge(element: Element, style = getComputedStyle(element)): number {
  return px(style.paddingTop) + px(style.borderTopWidth);
}

/** @returns a computed length; 0 for `auto` and the like */
export function px(length: string): number {
  return Number.parseFloat(length) || 0;
}
