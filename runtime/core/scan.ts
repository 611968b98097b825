/**
 * Finds widgets in a subtree: one pass with all selectors joined, the same for the page, for injected HTML and
 * for the mutation observer.
 */
import type { WidgetDefinition } from './define';

/** An element and a definition that it answers to. One element may answer to several. */
export interface Found {
  readonly element: HTMLElement;
  readonly definition: WidgetDefinition;
}

/**
 * Lists the widgets at and below a node, in document order.
 *
 * @param root a document, fragment or element; an element is a candidate itself
 * @param definitions the widgets to look for; their selectors must be valid
 */
export function findWidgets(root: ParentNode, definitions: readonly WidgetDefinition[]): Found[] {
  const joined = definitions.map((definition) => definition.selector).join(',');
  if (joined === '') return [];
  const found: Found[] = [];
  const collect = (element: Element): void => {
    if (!(element instanceof HTMLElement)) return;
    for (const definition of definitions) {
      if (element.matches(definition.selector)) found.push({ element, definition });
    }
  };
  if (root instanceof Element && root.matches(joined)) collect(root);
  for (const element of root.querySelectorAll(joined)) collect(element);
  return found;
}
