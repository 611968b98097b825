/** The state machine of a menu with lists: which of them are open, and why (goodlayers-theme, section 1.3). */

/**
 * - `hovered`: open, the pointer is on the item or its list;
 * - `leaving`: open, the pointer has left it and may come back;
 * - `pressed`: open until the visitor closes it, leaves it with the focus or opens another list;
 * - `shown`: like `pressed`, but opened by the stylesheet before the menu ran. The press that follows came before, too, and
 *   must not close it.
 */
export type Opening = 'closed' | 'hovered' | 'leaving' | 'pressed' | 'shown';

/** A menu's state. */
export interface MenuState {
  /** In the order of the parents. */
  readonly openings: readonly Opening[];
  /** The parents under the pointer. */
  readonly path: readonly number[];
}

/** Parents are indexes. */
export type MenuEvent =
  /** The pointer is on these parents, from the outside in; none if it has left the menu. */
  | { readonly type: 'point'; readonly path: readonly number[] }
  /** The pointer was away long enough. */
  | { readonly type: 'leave'; readonly parent: number }
  | { readonly type: 'press'; readonly parent: number }
  /** The keyboard's focus is in these items, and in these lists. */
  | { readonly type: 'focus'; readonly items: readonly number[]; readonly lists: readonly number[] }
  | { readonly type: 'close'; readonly parent: number }
  | { readonly type: 'close-all' };

/** What the machine needs to know about the markup. */
export type Parents = readonly { readonly ancestors: readonly number[] }[];

export const isOpening = (opening: Opening | undefined): boolean =>
  opening !== undefined && opening !== 'closed';

/** The pointer does not close it. */
const isKept = (opening: Opening): boolean => opening === 'pressed' || opening === 'shown';

/** @returns the state after an event; the same object if nothing changes */
export function nextMenuState(before: MenuState, event: MenuEvent, parents: Parents): MenuState {
  const openings = nextOpenings(before, event, parents).map((opening, index, all) =>
    parents[index]?.ancestors.every((ancestor) => isOpening(all[ancestor])) ? opening : 'closed',
  );
  const path = event.type === 'point' ? event.path : before.path;
  const isSame =
    path.join() === before.path.join() && openings.every((one, index) => one === before.openings[index]);
  return isSame ? before : { openings, path };
}

function nextOpenings({ openings, path }: MenuState, event: MenuEvent, parents: Parents): readonly Opening[] {
  const change = (change: (opening: Opening, index: number) => Opening): readonly Opening[] =>
    openings.map(change);
  switch (event.type) {
    case 'point': {
      const entered = event.path.filter((index) => !path.includes(index));
      return change((opening, index) => {
        if (entered.includes(index)) return isKept(opening) ? opening : 'hovered';
        if (event.path.includes(index)) return opening;
        if (entered.some((other) => areSiblings(parents, index, other))) return 'closed';
        return opening === 'hovered' ? 'leaving' : opening;
      });
    }
    case 'leave':
      return change((opening, index) =>
        index === event.parent && opening === 'leaving' ? 'closed' : opening,
      );
    case 'press': {
      // A list that the pointer has opened stays open.
      const next = openings[event.parent] === 'pressed' ? 'closed' : 'pressed';
      return change((opening, index) => {
        if (index === event.parent) return next;
        return next === 'pressed' && areSiblings(parents, index, event.parent) ? 'closed' : opening;
      });
    }
    case 'focus':
      return change((opening, index) => {
        if (event.lists.includes(index)) return isOpening(opening) ? 'pressed' : opening;
        if (!isKept(opening)) return opening;
        if (event.items.includes(index)) return 'pressed';
        return path.includes(index) ? 'hovered' : 'closed';
      });
    case 'close':
      return change((opening, index) => (index === event.parent ? 'closed' : opening));
    case 'close-all':
      return change(() => 'closed');
    default:
      return event satisfies never;
  }
}

/** @returns whether two items are in the same list */
function areSiblings(parents: Parents, one: number, other: number): boolean {
  return one !== other && parents[one]?.ancestors.at(-1) === parents[other]?.ancestors.at(-1);
}
