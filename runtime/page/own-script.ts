/**
 * Finds the script elements that the plugin prints. The content of a post may contain other elements with their ids,
 * but no scripts.
 */

/**
 * @param page the document
 * @param id the element's id; further conditions may follow it, as in a selector
 * @returns the first script in HTML with the id; undefined if the page has none
 */
export function ownScript(page: Document, id: string): HTMLScriptElement | undefined {
  // A script in an SVG image has another interface.
  return Array.from(page.querySelectorAll(`script#${id}`)).find(isScript);
}

/** @returns true for a script in HTML */
export function isScript(target: unknown): target is HTMLScriptElement {
  return target instanceof HTMLScriptElement;
}

/**
 * Reads data that the plugin prints as JSON.
 *
 * @param page the document
 * @param id the element's id
 * @returns the parsed data; undefined if the page has none
 * @throws {SyntaxError} if the data cannot be parsed
 */
export function ownData(page: Document, id: string): unknown {
  const script = ownScript(page, `${id}[type="application/json"]`);
  return script && JSON.parse(script.text);
}
