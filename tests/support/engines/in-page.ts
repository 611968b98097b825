/**
 * The part of the WebDriver adapter that runs in the page: finds the elements of a locator, and keeps the values of
 * handles. WebDriver sends it as text, so it may use nothing of this module.
 */

/** One step of a locator. */
export type FindStep =
  | { readonly css: string }
  | { readonly xpath: string }
  | { readonly nth: number }
  | { readonly and: readonly FindStep[] }
  | { readonly or: readonly FindStep[] };

/** What the page offers to the adapter. */
export interface InPage {
  readonly find: (steps: readonly FindStep[]) => Element[];
  /** Keeps a value in the page. @returns its number */
  readonly keep: (value: unknown) => number;
  /** Replaces the numbers of handles in an argument by their values. */
  readonly revive: (argument: unknown) => unknown;
}

/* oxlint-disable unicorn/consistent-function-scoping -- one function, which is sent as text */

/** Runs in the page. */
export function installInPage(): InPage {
  const kept: unknown[] = [];
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const byPath = (from: Node, path: string): Element[] => {
    const found = document.evaluate(path, from, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index) as Element);
  };
  const bySelector = (from: ParentNode, selector: string): Element[] => {
    const plain = selector.replaceAll(':visible', '') || '*';
    const all = [...from.querySelectorAll(/^[>+~]/.test(plain) ? `:scope ${plain}` : plain)];
    // A list with `:visible` in one of its selectors: the others stand for elements that are always visible.
    return selector.includes(':visible') ? all.filter(isVisible) : all;
  };
  const inOrder = (elements: Element[]): Element[] =>
    [...new Set(elements)].toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  const find = (steps: readonly FindStep[]): Element[] => {
    let from: (Document | Element)[] = [document];
    for (const step of steps) {
      if ('nth' in step) from = from.slice(step.nth, step.nth + 1 || undefined);
      else if ('and' in step) {
        const others = find(step.and);
        from = from.filter((element) => others.includes(element as Element));
      } else if ('or' in step) from = inOrder([...(from as Element[]), ...find(step.or)]);
      else if ('css' in step) from = inOrder(from.flatMap((node) => bySelector(node, step.css)));
      else from = inOrder(from.flatMap((node) => byPath(node, step.xpath)));
    }
    return from as Element[];
  };
  const revive = (argument: unknown): unknown => {
    if (Array.isArray(argument)) return argument.map(revive);
    if (typeof argument !== 'object' || argument === null) return argument;
    if ('handle' in argument && typeof argument.handle === 'number') return kept[argument.handle];
    return Object.fromEntries(Object.entries(argument).map(([name, value]) => [name, revive(value)]));
  };
  return { find, revive, keep: (value) => kept.push(value) - 1 };
}
