/** Unique ids for ARIA attributes. Pages contain duplicate ids when a template is printed twice or titles are equal. */

/**
 * @param fallback a unique id, for an element without an id or with the id of an earlier element
 * @returns the id that the element should have
 */
export function uniqueId(element: Element | undefined, fallback: string): string {
  const id = element?.id;
  return id && document.getElementById(id) === element ? id : fallback;
}
