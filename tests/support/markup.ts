/** HTML text of elements, and nodes of HTML text. `innerMarkup` and `outerMarkup` also run in a page: `locator.evaluate(outerMarkup)`. */

/** @returns the element and its content as HTML */
export const outerMarkup = (element: Element): string => element.outerHTML;

/** @returns the element's content as HTML */
export const innerMarkup = (element: Element): string => element.innerHTML;

/** @returns the nodes of HTML text */
export const toFragment = (html: string): DocumentFragment =>
  document.createRange().createContextualFragment(html);
