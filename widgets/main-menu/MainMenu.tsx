/**
 * The menus of a theme's header (goodlayers-theme, section 1): lists that open on hover and with a button. Follows the APG
 * disclosure navigation pattern. Kept: timings, classes, the list stays for 400 ms. Fixed: keyboard, Escape and touch; a
 * link to "#" opens its list instead of going to the top; lists stay in the window; a resize closes them completely.
 */
import { member } from '../../runtime/page/member';
import { type ReactNode, useEffect, useEffectEvent, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { ServerElement } from '../../runtime/react/server-element';
import { preparedWidget } from '../../runtime/react/mount';
import type { ParentReading } from './attributes';
import { isOpening, type MenuEvent, type MenuState, nextMenuState, type Opening } from './menu-machine';
import { findMenu, prepare, type PreparedMenu } from './read-markup';
import { isDisplayed } from '../shared/disclosure/findable';
import { Submenu } from './Submenu';
import { OPEN, STARTED } from './toggles';

export interface MainMenuProps {
  readonly menu: PreparedMenu;
}

export function MainMenu({ menu }: MainMenuProps): ReactNode {
  const { reading, toggles, started } = menu;
  const { root, parents } = reading;
  const [state, dispatch] = useReducer(
    (before: MenuState, event: MenuEvent) => nextMenuState(before, event, parents),
    menu,
    initialState,
  );
  const { openings, path } = state;
  // At once: the next event may depend on it, and focus moves.
  const send = (event: MenuEvent): void => {
    if (nextMenuState(state, event, parents) !== state) flushSync(() => dispatch(event));
  };

  const point = (target: EventTarget | null): void =>
    send({ type: 'point', path: indexesWith(parents, ({ item }) => contains(item, target)) });
  const focus = (target: EventTarget | null): void =>
    send({
      type: 'focus',
      items: indexesWith(parents, ({ item }) => contains(item, target)),
      lists: isKeyboardFocus(target) ? indexesWith(parents, ({ list }) => contains(list, target)) : [],
    });
  /** Closes a list, or all. The focus goes from a closed list to its button. */
  const close = (parent?: number): void => {
    const { activeElement } = document;
    const inside = parents.findIndex(
      ({ list }, index) => (parent === undefined || parent === index) && contains(list, activeElement),
    );
    toggles[inside]?.focus();
    send(parent === undefined ? { type: 'close-all' } : { type: 'close', parent });
  };
  const escape = (): void => {
    const { activeElement } = document;
    const inside = parents.findLastIndex(
      ({ item }, index) => isOpening(openings[index]) && contains(item, activeElement),
    );
    close(inside === -1 ? undefined : inside);
  };

  useWhileOpen(root, openings.some(isOpening), { onEscape: escape, onAway: () => close() });
  return (
    <>
      {parents.map((parent, index) => {
        const toggle = toggles[index];
        return (
          toggle && (
            <Submenu
              key={parent.listId}
              root={root}
              parent={parent}
              toggle={toggle}
              opening={openings[index] ?? 'closed'}
              onPress={() => send({ type: 'press', parent: index })}
              onLeave={() => send({ type: 'leave', parent: index })}
            />
          )
        );
      })}
      <ServerElement element={started} classes={STARTED} restoresClasses />
      <ServerElement
        element={root}
        listeners={{
          pointerover: (event) => isMouse(event) && point(event.target),
          pointerleave: (event) => isMouse(event) && path.length > 0 && point(null),
          focusin: ({ target }) => focus(target),
          focusout: (event) => {
            const { relatedTarget } = event as FocusEvent;
            // Without a target, the window may have lost the focus.
            if (relatedTarget && !contains(root, relatedTarget)) focus(relatedTarget);
          },
          click: stayForTitle,
        }}
      />
    </>
  );
}

/** The lists that the stylesheet has opened before the menu was mounted are open. */
function initialState({ reading: { parents }, toggles }: PreparedMenu): MenuState {
  const { activeElement } = document;
  const canHover = matchMedia('(hover:hover)').matches;
  const path = indexesWith(parents, ({ item }) => canHover && item.matches(':hover'));
  const openings = parents.map(({ item, list }, index): Opening => {
    if (path.includes(index)) return 'hovered';
    if (!isDisplayed(list)) return 'closed';
    // Words in it were found.
    if (item.classList.contains(OPEN)) return 'pressed';
    if (!contains(item, activeElement)) return 'closed';
    // The press that mounts the menu follows, and must not close the list.
    return toggles[index] === activeElement ? 'leaving' : 'shown';
  });
  return { openings, path };
}

function indexesWith(
  parents: readonly ParentReading[],
  test: (parent: ParentReading) => boolean,
): readonly number[] {
  return parents.flatMap((parent, index) => (test(parent) ? [index] : []));
}

function contains(element: Element, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target);
}

function isKeyboardFocus(target: EventTarget | null): boolean {
  return target instanceof Element && member(target, 'matches')(':focus-visible');
}

/** A touch opens nothing: the link is followed at once, or the button is pressed. */
function isMouse(event: Event): boolean {
  return (event as PointerEvent).pointerType !== 'touch';
}

/** The title of a section in a mega menu may lead nowhere. */
function stayForTitle(event: Event): void {
  if (
    event.target instanceof Element &&
    member(event.target, 'closest')('.sf-mega .menu-item-has-children>a[href="#"]')
  )
    event.preventDefault();
}

interface OpenListeners {
  readonly onEscape: () => void;
  /** A press outside of the menu, or another width of the window. */
  readonly onAway: () => void;
}

function useWhileOpen(root: HTMLElement, isOpen: boolean, { onEscape, onAway }: OpenListeners): void {
  const escape = useEffectEvent(onEscape);
  const leave = useEffectEvent(onAway);
  useEffect(() => {
    if (!isOpen) return undefined;
    const ending = new AbortController();
    const options = { signal: ending.signal };
    const { innerWidth: width } = window;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && escape(), options);
    document.addEventListener('pointerdown', ({ target }) => !contains(root, target) && leave(), options);
    // The address bar of a phone changes only the height.
    window.addEventListener('resize', () => window.innerWidth !== width && leave(), options);
    return () => ending.abort();
  }, [root, isOpen]);
}

/** Mounts the menus of a theme's header. */
export const { mount } = preparedWidget(
  (root) => {
    const menu = findMenu(root);
    return menu && { menu };
  },
  prepare,
  MainMenu,
);
