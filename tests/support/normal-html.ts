/** HTML as comparable text: browsers ignore the order of attributes and of inline declarations. */
import type { Locator } from 'playwright-core';

/** @returns the HTML inside an element, with attributes and inline declarations sorted by name */
export function normalHtml(element: Locator): Promise<string> {
  return element.evaluate((root) => {
    const copy = root.cloneNode(true) as Element;
    for (const node of copy.querySelectorAll('*')) {
      const style = node.getAttribute('style');
      if (style !== null) {
        const declarations = style.split(';').map((text) => text.trim());
        node.setAttribute('style', declarations.filter(Boolean).toSorted().join('; '));
      }
      const attributes = [...node.attributes].toSorted((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of attributes) node.removeAttribute(name);
      for (const { name, value } of attributes) node.setAttribute(name, value);
    }
    return copy.innerHTML;
  });
}
