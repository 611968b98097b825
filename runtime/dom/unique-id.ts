/** Unique ids for ARIA attributes. Pages contain duplicate ids when a template is printed twice or titles are equal. */

/** The number of new ids, on the document: code that had to load a second time shares no variable with the first copy. */
const COUNT = Symbol.for('atoll-ids');

/**
 * @param name a word in the id
 * @returns a new id, such as `atoll-tabs-1`
 */
export function newId(name: string): string {
  const page = document as Document & { [COUNT]?: number };
  page[COUNT] = (page[COUNT] ?? 0) + 1;
  return `atoll-${name}-${page[COUNT]}`;
}

/**
 * @param fallback a unique id, for an element without an id or with the id of an earlier element
 * @returns the id that the element should have
 */
export function uniqueId(element: Element | undefined, fallback: string): string {
  const id = element?.id;
  // Called on the prototype, because an embedded file may have the method's name.
  return id && Document.prototype.getElementById.call(document, id) === element ? id : fallback;
}
