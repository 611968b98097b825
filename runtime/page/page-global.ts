/**
 * Reads globals of the page's scripts. An element is a global, too: under its id and, for some elements, its name. Two such
 * elements are a collection, and a frame is a window.
 */

/**
 * @param name name of the global
 * @param view the window
 * @returns its value; undefined if it is an element, a collection of elements or a window
 */
export function pageGlobal(name: string, view: object = window): unknown {
  const value = (view as Readonly<Record<string, unknown>>)[name];
  const isOfPage =
    value instanceof Node ||
    value instanceof HTMLCollection ||
    (value as { readonly window?: unknown } | null | undefined)?.window === value;
  return isOfPage ? undefined : value;
}
