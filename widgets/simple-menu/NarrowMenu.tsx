/** The hamburger menu of a simple menu on narrow screens (essential-addons, section 13). */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { listAttributes, listClasses, type SimpleMenuReading, toggleAttributes } from './attributes';
import type { MenuEvent, MenuState } from './menu-machine';
import { NAME } from './menu-settings';
import { create, createSign } from './create';
import { followPage } from './follow-page';
import { SlidingList } from './SlidingList';
import { useIcon } from './use-icon';

export interface NarrowMenuProps {
  readonly reading: SimpleMenuReading;
  readonly state: MenuState;
  /** Shows the next state at once. */
  readonly send: (event: MenuEvent) => void;
  readonly report: (code: string, detail?: unknown) => void;
}

export function NarrowMenu({ reading, state, send, report }: NarrowMenuProps): ReactNode {
  const { root, list, toggle: printed, toggleIcon, label, currentText, isStretched } = reading;
  const { isNarrow, isWrapped, isOpen } = state;
  const [text] = useState(() => create('span', `${NAME}-toggle-text`));
  const [toggle] = useState(() => printed ?? createToggle(toggleIcon));
  const [nav] = useState(() => createNav(label));

  useLayoutEffect(() => {
    list.before(text);
    return () => text.remove();
  }, [list, text]);
  useLayoutEffect(() => {
    if (printed) return undefined;
    list.after(toggle);
    return () => toggle.remove();
  }, [list, toggle, printed]);
  // Once only: moving the list again would take the focus away from it.
  useLayoutEffect(() => {
    if (!isWrapped) return undefined;
    list.before(nav);
    nav.append(list);
    return () => nav.replaceWith(list);
  }, [list, nav, isWrapped]);
  useLayoutEffect(() => {
    if (!isNarrow) return undefined;
    const controller = new AbortController();
    followPage(nav, root, isStretched, controller.signal);
    showText(text, currentText, controller.signal);
    return () => controller.abort();
  }, [nav, root, text, currentText, isStretched, isNarrow]);
  useIcon(toggle, toggleIcon, report);

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
      <ServerElement
        element={list}
        attributes={listAttributes(reading)}
        classes={listClasses(state)}
        restoresClasses
      />
      <SlidingList key={String(isNarrow)} list={list} isOpen={isOpen} />
    </>
  );
}

/** Wraps the list. */
function createNav(label: string): HTMLElement {
  const nav = create('nav', 'eael-nav-menu-wrapper');
  nav.setAttribute('aria-label', label);
  return nav;
}

/** @param icon the server's, in releases from 5.1.9 to 5.9.3 */
function createToggle(icon: string | undefined): HTMLElement {
  const button = create('button', `${NAME}-toggle`);
  button.setAttribute('type', 'button');
  if (!icon) button.append(createSign('eicon-menu-bar'));
  return button;
}

/** @param signal removes the text */
function showText(element: HTMLElement, text: string, signal: AbortSignal): void {
  element.textContent = text;
  signal.addEventListener('abort', () => (element.textContent = ''));
}
