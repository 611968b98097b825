/** Which items of an accordion are open, and what a visitor's choice makes of that. */

/**
 * - `one`: exactly one item stays open;
 * - `one-or-none`: the open item may be closed;
 * - `each`: every item opens and closes on its own (a toggle box).
 */
export type Mode = 'one' | 'one-or-none' | 'each';

/** The indexes of the open items. */
export type OpenItems = ReadonlySet<number>;

/**
 * @param open the items that are open now
 * @param item the one that was chosen
 * @param mode the accordion's rule
 * @returns the items that are open next; the same object when nothing changes
 */
export function choose(open: OpenItems, item: number, mode: Mode): OpenItems {
  const isOpen = open.has(item);
  switch (mode) {
    case 'one':
      return isOpen ? open : new Set([item]);
    case 'one-or-none':
      return new Set(isOpen ? [...open].filter((other) => other !== item) : [item]);
    case 'each': {
      const next = new Set(open);
      if (!next.delete(item)) next.add(item);
      return next;
    }
    default:
      return mode satisfies never;
  }
}
