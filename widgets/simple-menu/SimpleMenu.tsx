/**
 * Essential Addons' simple menu (essential-addons, section 13): submenus that open on hover, and a hamburger menu on
 * narrow screens. Follows the APG disclosure navigation pattern. Kept: a link in the hamburger menu closes it; menus of
 * OBS releases allow several open submenus. Fixed: a parent whose link is only "#" opens its submenu instead; the
 * narrow menu leaves nothing behind on a wide screen; the breakpoint is that of the menu's own document.
 */
import { type ReactNode, useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { pressListeners } from '../../runtime/dom/button';
import { stopAnimation } from '../../runtime/motion/animate';
import { slide } from '../../runtime/motion/slide';
import { member } from '../../runtime/page/member';
import { preparedWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import {
  indicatorAttributes,
  indicatorClasses,
  type SimpleMenuReading,
  type SubmenuReading,
  toggleAttributes,
} from './attributes';
import type { MenuLayout } from './menu-layout';
import { initialMenuState, type MenuEvent, type MenuState, nextMenuState } from './menu-machine';
import { findLayout, prepare } from './read-markup';

const SLIDE_MS = 300;

interface SlidingListProps {
  readonly list: HTMLElement;
  /** Receives focus if the list closes while focus is inside it. */
  readonly toggle?: HTMLElement;
  readonly isOpen: boolean;
}

/** Slides a list on every change. On mount and after unmount, the list is as the stylesheet shows it. */
function SlidingList({ list, toggle, isOpen }: SlidingListProps): ReactNode {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    void slide(list, true, SLIDE_MS);
    return () => void close(list, toggle);
  }, [list, toggle, isOpen]);
  useLayoutEffect(() => () => showAsServed(list), [list]);
  return null;
}

/**
 * Closes the list. If a link inside still has focus after the animation, moves focus to the toggle, because the browser
 * would move it to the body.
 */
async function close(list: HTMLElement, toggle: HTMLElement | undefined): Promise<void> {
  await slide(list, false, SLIDE_MS);
  const isClosed = list.style.display === 'none';
  if (isClosed && list.contains(document.activeElement)) toggle?.focus({ preventScroll: true });
}

function showAsServed(list: HTMLElement): void {
  stopAnimation(list, 'slide');
  list.style.display = '';
}

interface SubmenuProps {
  readonly reading: SubmenuReading;
  /** The button. */
  readonly indicator: Element;
  readonly isOpen: boolean;
  /** Another layout shows the list as the stylesheet does. */
  readonly isNarrow: boolean;
  readonly onPress: () => void;
}

/** A submenu, and the button that opens it. */
function Submenu({ reading, indicator, isOpen, isNarrow, onPress }: SubmenuProps): ReactNode {
  return (
    <>
      <ServerElement
        element={indicator}
        attributes={indicatorAttributes(reading, isOpen)}
        classes={indicatorClasses(isOpen)}
        restoresClasses
        listeners={pressListeners(indicator, onPress)}
      />
      <SlidingList key={String(isNarrow)} list={reading.list} isOpen={isOpen} />
    </>
  );
}

interface HamburgerProps {
  readonly reading: SimpleMenuReading;
  readonly toggle: HTMLElement;
  readonly state: MenuState;
  /** Shows the next state at once. */
  readonly send: (event: MenuEvent) => void;
}

/** The hamburger of a simple menu on narrow screens, and the list that it opens (essential-addons, section 13). */
function Hamburger({ reading, toggle, state, send }: HamburgerProps): ReactNode {
  const { root, list } = reading;
  const { isNarrow, isOpen } = state;
  const onClick = (event: Event): void => {
    event.preventDefault();
    send({ type: 'open', isOpen: !isOpen });
  };
  const onKeyDown = (event: Event): void => {
    if ((event as KeyboardEvent).key !== 'Escape' || !isOpen || !isNarrow) return;
    send({ type: 'open', isOpen: false });
    toggle.focus();
  };
  return (
    <>
      <ServerElement element={root} listeners={{ keydown: onKeyDown }} />
      <ServerElement
        element={toggle}
        attributes={toggleAttributes(reading, state)}
        listeners={{ click: onClick }}
      />
      <SlidingList key={String(isNarrow)} list={list} toggle={toggle} isOpen={isOpen} />
    </>
  );
}

export interface SimpleMenuProps {
  readonly layout: MenuLayout;
}

/** The state of the lists that visitors open. The layout itself contains no React (menu-layout.ts). */
export function SimpleMenu({ layout }: SimpleMenuProps): ReactNode {
  const { reading, query, toggle, indicators } = layout;
  const { list, submenus, isVertical } = reading;
  const [state, dispatch] = useReducer(
    (before: MenuState, event: MenuEvent) => nextMenuState(before, event, reading),
    query.matches,
    initialMenuState,
  );
  const { isNarrow, openSubmenus } = state;
  // At once: focus moves, and scripts of the page that listen too find the new state.
  const send = (event: MenuEvent): void => flushSync(() => dispatch(event));

  useLayoutEffect(() => {
    const controller = new AbortController();
    const onChange = (): void => flushSync(() => dispatch({ type: 'layout', isNarrow: query.matches }));
    query.addEventListener('change', onChange, { signal: controller.signal });
    return () => controller.abort();
  }, [query]);

  const opensOnHover = !isVertical && !isNarrow;
  const onClick = (event: Event): void => {
    const link = event.target instanceof Element ? member(event.target, 'closest')('a') : null;
    const submenu = submenus.findIndex(({ item }) => item === link?.parentElement);
    if (submenu !== -1 && link?.getAttribute('href') === '#') {
      event.preventDefault();
      // On a wide screen it is already open because of the hover or the focus.
      if (!opensOnHover) send({ type: 'choose', submenu });
    } else if (link && isNarrow) send({ type: 'open', isOpen: false });
  };
  return (
    <>
      {indicators.map((indicator, index) => {
        const submenu = submenus[index];
        return (
          submenu && (
            <Submenu
              // oxlint-disable-next-line react/no-array-index-key -- the submenus never change
              key={index}
              reading={submenu}
              indicator={indicator}
              isOpen={openSubmenus.has(index)}
              isNarrow={isNarrow}
              onPress={() => send({ type: 'choose', submenu: index })}
            />
          )
        );
      })}
      {toggle && <Hamburger reading={reading} toggle={toggle} state={state} send={send} />}
      <ServerElement element={list} listeners={{ click: onClick }} />
    </>
  );
}

/** Mounts Essential Addons' simple menus. */
export const { mount } = preparedWidget(
  (root) => {
    const layout = findLayout(root);
    return layout && { layout };
  },
  prepare,
  SimpleMenu,
);
