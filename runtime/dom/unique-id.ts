/** Ids that ARIA attributes can rely on: a template that is printed twice, or two equal titles, give two equal ids. */

/**
 * @param fallback an id of our own, for an element that has none or not the first of its name
 * @returns the id that the element is to have
 */
export function uniqueId(element: Element | undefined, fallback: string): string {
  const id = element?.id;
  return id && document.getElementById(id) === element ? id : fallback;
}
