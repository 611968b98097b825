/**
 * Essential Addons' simple menu (essential-addons, section 13): submenus that open on hover, and a hamburger menu on
 * narrow screens. Follows the APG disclosure navigation pattern. Kept: a link in the hamburger menu closes it; menus of
 * OBS releases allow several open submenus. Fixed: a parent whose link is only "#" opens its submenu instead; the
 * narrow menu leaves nothing behind on a wide screen; the breakpoint is that of the menu's own document.
 */
import { member } from '../../runtime/page/member';
import { type ReactNode, useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { ServerElement } from '../../runtime/react/server-element';
import { Hamburger } from './Hamburger';
import type { MenuLayout } from './menu-layout';
import { initialMenuState, type MenuEvent, type MenuState, nextMenuState } from './menu-machine';
import { Submenu } from './Submenu';

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
