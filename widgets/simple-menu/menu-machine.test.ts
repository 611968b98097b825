// @vitest-environment node
/** The layout of a simple menu and its open lists (essential-addons, section 13). */
import { describe, expect, it } from 'vitest';
import { initialMenuState, type MenuEvent, nextMenuState, type Submenus } from './menu-machine';

/** The second submenu is inside the first; the third is beside them. */
const submenus = [{ ancestors: [] }, { ancestors: [0] }, { ancestors: [] }];

const open = (menu: Submenus, ...chosen: readonly number[]): readonly number[] => {
  let state = initialMenuState(true);
  for (const submenu of chosen) state = nextMenuState(state, { type: 'choose', submenu }, menu);
  return [...state.openSubmenus].toSorted((one, other) => one - other);
};

describe('submenus', () => {
  it.each([
    ['keeps the others open in older releases', false, [0, 1, 2], [0, 1, 2]],
    ['closes the others', true, [0, 2], [2]],
    ['keeps those around it open', true, [0, 1], [0, 1]],
    ['closes those inside it', true, [0, 1, 0], [1]],
    ['closes when it is chosen again', true, [2, 2], []],
    ['closes those that are inside another one', true, [0, 1, 2], [2]],
  ])('a chosen submenu %s', (_name, closesOthers, chosen, expected) => {
    expect(open({ submenus, closesOthers }, ...chosen)).toEqual(expected);
  });
});

describe('the hamburger menu', () => {
  const menu = { submenus, closesOthers: true };
  const after = (...events: readonly MenuEvent[]) =>
    events.reduce((state, event) => nextMenuState(state, event, menu), initialMenuState(true));

  it('opens and closes', () => {
    expect(after({ type: 'open', isOpen: true }).isOpen).toBe(true);
    expect(after({ type: 'open', isOpen: true }, { type: 'open', isOpen: false }).isOpen).toBe(false);
  });

  it('closes everything in another layout, and keeps its wrapper', () => {
    expect(
      after(
        { type: 'open', isOpen: true },
        { type: 'choose', submenu: 0 },
        { type: 'layout', isNarrow: false },
      ),
    ).toEqual({ isNarrow: false, isWrapped: true, isOpen: false, openSubmenus: new Set() });
  });

  it('has no wrapper until it is narrow', () => {
    const wide = initialMenuState(false);
    expect(wide.isWrapped).toBe(false);
    expect(nextMenuState(wide, { type: 'layout', isNarrow: true }, menu).isWrapped).toBe(true);
  });
});
