/**
 * Finds the widgets in a subtree. Used for the page, for injected HTML and by the mutation observer. There is a query for
 * each definition, because browsers have a fast path for simple selectors: on a page with 2,550 elements, one query that
 * joins all selectors takes four times as long.
 */
import { member } from '../page/member';
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
  const self = root instanceof Element ? root : null;
  const is = self && member(self, 'matches');
  const query = self ? member(self, 'querySelectorAll') : root.querySelectorAll.bind(root);
  const joined = definitions.map(({ selector }) => selector).join(',');
  // Most elements that are added to a page contain no widget.
  if (self && !(joined && (is?.(joined) || query(joined)[0]))) return [];
  const found: Found[] = [];
  for (const definition of definitions) {
    const collect = (element: Element): void => {
      if (element instanceof HTMLElement) found.push({ element, definition });
    };
    if (self && is?.(definition.selector)) collect(self);
    query(definition.selector).forEach(collect);
  }
  return found.toSorted(byPosition);
}

function byPosition({ element: one }: Found, { element: other }: Found): number {
  const position = member(one, 'compareDocumentPosition')(other);
  // `DOCUMENT_POSITION_PRECEDING` and `_FOLLOWING`, which the bundler cannot inline.
  return (position & 2) - (position & 4);
}
