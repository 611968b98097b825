/** The state machine of an accordion: the open items, and the effect of a visitor's choice. */

/**
 * - `one`: exactly one item stays open;
 * - `one-or-none`: the open item may be closed;
 * - `each`: every item opens and closes on its own (a toggle box).
 */
export type Mode = 'one' | 'one-or-none' | 'each';

/** The indexes of the open items. */
export type OpenItems = ReadonlySet<number>;

/**
 * @param open the currently open items
 * @param item the chosen item
 * @param mode the accordion's mode
 * @returns the next open items; the same object if nothing changes
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
