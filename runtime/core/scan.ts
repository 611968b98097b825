/**
 * Finds the widgets in a subtree. Used for the page, for injected HTML and by the mutation observer. There is a query for
 * each definition, because browsers have a fast path for simple selectors: on a page with 2,550 elements, one query that
 * joins all selectors takes four times as long.
 */
import type { WidgetDefinition } from './define';

/** An element and a definition whose selector it matches. An element can match several definitions. */
export interface Found {
  readonly element: HTMLElement;
  readonly definition: WidgetDefinition;
}

// The constants of `Node`, which the bundler cannot inline.
const PRECEDING = 2;
const FOLLOWING = 4;

/**
 * Lists the widgets in a node in document order.
 *
 * @param root a document, fragment or element; an element can match itself
 * @param definitions the widgets to find; their selectors must be valid
 */
export function findWidgets(root: ParentNode, definitions: readonly WidgetDefinition[]): Found[] {
  // Most elements that are added to a page contain no widget.
  if (root instanceof Element && !hasAny(root, definitions)) return [];
  const found: Found[] = [];
  for (const definition of definitions) {
    const collect = (element: Element): void => {
      if (element instanceof HTMLElement) found.push({ element, definition });
    };
    if (root instanceof Element && root.matches(definition.selector)) collect(root);
    root.querySelectorAll(definition.selector).forEach(collect);
  }
  return found.toSorted(byPosition);
}

function hasAny(root: Element, definitions: readonly WidgetDefinition[]): boolean {
  const joined = definitions.map(({ selector }) => selector).join(',');
  return joined !== '' && (root.matches(joined) || root.querySelector(joined) !== null);
}

function byPosition({ element: one }: Found, { element: other }: Found): number {
  const position = one.compareDocumentPosition(other);
  return (position & PRECEDING) - (position & FOLLOWING);
}
