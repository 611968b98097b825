/** HTML text of elements, for comparisons. Both functions also run in a page: `locator.evaluate(outerMarkup)`. */

/** @returns the element and its content as HTML */
export const outerMarkup = (element: Element): string => element.outerHTML;

/** @returns the element's content as HTML */
export const innerMarkup = (element: Element): string => element.innerHTML;
