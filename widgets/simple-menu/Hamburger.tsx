/** The hamburger of a simple menu on narrow screens, and the list that it opens (essential-addons, section 13). */
import type { ReactNode } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { type SimpleMenuReading, toggleAttributes } from './attributes';
import type { MenuEvent, MenuState } from './menu-machine';
import { SlidingList } from './SlidingList';

export interface HamburgerProps {
  readonly reading: SimpleMenuReading;
  readonly toggle: HTMLElement;
  readonly state: MenuState;
  /** Shows the next state at once. */
  readonly send: (event: MenuEvent) => void;
}

export function Hamburger({ reading, toggle, state, send }: HamburgerProps): ReactNode {
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
