/**
 * Finds the widgets in a subtree with one query that joins all selectors. Used for the page, for injected HTML and by
 * the mutation observer.
 */
import type { WidgetDefinition } from './define';

/** An element and a definition whose selector it matches. An element can match several definitions. */
export interface Found {
  readonly element: HTMLElement;
  readonly definition: WidgetDefinition;
}

/**
 * Lists the widgets in a node in document order.
 *
 * @param root a document, fragment or element; an element can match itself
 * @param definitions the widgets to find; their selectors must be valid
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
