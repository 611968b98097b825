/** The state machine of a simple menu: its layout, and which of its lists are open. */

/** A menu's state. */
export interface MenuState {
  /** The menu is a hamburger menu. */
  readonly isNarrow: boolean;
  /** The menu has been narrow: its list stays in the wrapper of the narrow menu. */
  readonly isWrapped: boolean;
  /** The hamburger menu is open. */
  readonly isOpen: boolean;
  /** The indexes of the open submenus. */
  readonly openSubmenus: ReadonlySet<number>;
}

export type MenuEvent =
  | { readonly type: 'layout'; readonly isNarrow: boolean }
  | { readonly type: 'open'; readonly isOpen: boolean }
  | { readonly type: 'choose'; readonly submenu: number };

/** What the machine needs to know about the markup. */
export interface Submenus {
  readonly submenus: readonly { readonly ancestors: readonly number[] }[];
  readonly closesOthers: boolean;
}

const NONE: MenuState['openSubmenus'] = new Set();

/** @returns the state of a menu with everything closed */
export const initialMenuState = (isNarrow: boolean): MenuState => ({
  isNarrow,
  isWrapped: isNarrow,
  isOpen: false,
  openSubmenus: NONE,
});

/** @returns the state after an event. Another layout starts with everything closed */
export function nextMenuState(before: MenuState, event: MenuEvent, menu: Submenus): MenuState {
  switch (event.type) {
    case 'layout':
      return { ...initialMenuState(event.isNarrow), isWrapped: before.isWrapped || event.isNarrow };
    case 'open':
      return { ...before, isOpen: event.isOpen };
    case 'choose':
      return { ...before, openSubmenus: choose(before.openSubmenus, event.submenu, menu) };
    default:
      return event satisfies never;
  }
}

function choose(
  open: MenuState['openSubmenus'],
  submenu: number,
  { submenus, closesOthers }: Submenus,
): MenuState['openSubmenus'] {
  const ancestors = submenus[submenu]?.ancestors ?? [];
  const keepsAll = !closesOthers || open.has(submenu);
  const next = new Set([...open].filter((index) => keepsAll || ancestors.includes(index)));
  if (!next.delete(submenu)) next.add(submenu);
  return next;
}
