/**
 * Essential Addons' simple menu (essential-addons, section 13): submenus that open on hover, and a hamburger menu on
 * narrow screens. Follows the APG disclosure navigation pattern. Kept: a link in the hamburger menu closes it; menus of
 * OBS releases allow several open submenus. Fixed: a parent whose link is only "#" opens its submenu instead; the
 * narrow menu leaves nothing behind on a wide screen; the breakpoint is that of the menu's own document.
 */
import { type ReactNode, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { ServerElement } from '../../runtime/react/server-element';
import { layoutClasses, rootAttributes, rootClasses, type SimpleMenuReading } from './attributes';
import { CurrentLinks } from './CurrentLinks';
import { initialMenuState, type MenuEvent, type MenuState, nextMenuState } from './menu-machine';
import { NarrowMenu } from './NarrowMenu';
import { openByFocus } from './open-by-focus';
import { Submenu } from './Submenu';

export interface SimpleMenuProps {
  readonly reading: SimpleMenuReading;
  readonly report: (code: string, detail?: unknown) => void;
}

export function SimpleMenu({ reading, report }: SimpleMenuProps): ReactNode {
  const { root, list, submenus, links, isVertical, limitPx, marked } = reading;
  const [query] = useState(() => matchMedia(`(max-width: ${limitPx}px)`));
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
  useLayoutEffect(() => {
    if (!opensOnHover) return undefined;
    const controller = new AbortController();
    openByFocus(
      list,
      submenus.map((submenu) => submenu.list),
      controller.signal,
    );
    return () => controller.abort();
  }, [list, submenus, opensOnHover]);

  const onClick = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const submenu = submenus.findIndex(({ item }) => item === link?.parentElement);
    if (submenu !== -1 && link?.getAttribute('href') === '#') {
      event.preventDefault();
      // On a wide screen it is already open because of the hover or the focus.
      if (!opensOnHover) send({ type: 'choose', submenu });
    } else if (link && isNarrow) send({ type: 'open', isOpen: false });
  };
  return (
    <>
      {submenus.map((submenu, index) => (
        <Submenu
          // oxlint-disable-next-line react/no-array-index-key -- the submenus never change
          key={index}
          reading={submenu}
          isOpen={openSubmenus.has(index)}
          isNarrow={isNarrow}
          isVertical={isVertical}
          onPress={() => send({ type: 'choose', submenu: index })}
          report={report}
        />
      ))}
      <CurrentLinks links={links} />
      {limitPx > 0 && <NarrowMenu reading={reading} state={state} send={send} report={report} />}
      <ServerElement element={list} listeners={{ click: onClick }} />
      {/* After the submenus, which measure what the stylesheet says without these classes. */}
      <ServerElement
        element={root}
        attributes={rootAttributes(reading, state)}
        classes={rootClasses(state)}
        restoresClasses
      />
      {marked && <ServerElement element={marked} classes={layoutClasses(state)} restoresClasses />}
    </>
  );
}
