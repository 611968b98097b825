/**
 * A button of the theme's header with a menu that covers the page (goodlayers-theme, section 2.2). Kept: its classes and
 * times; the first press on a parent opens its submenu, the second follows the link. Fixed: a modal dialog with a named
 * button; a parent without an address closes its submenu too.
 */
import { type ReactNode, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { reactWidget } from '../../runtime/react/mount';
import type { MenuReading } from './attributes';
import { MenuButton, menuPrefix } from './MenuButton';
import { closeOtherMenu } from './open-menu';
import { Overlay } from './Overlay';
import { CLOSED_OVERLAY, isOverlayOpen, nextOverlayState, type OverlayEvent } from './overlay-machine';
import { readMenu } from './read-menu';

export function OverlayMenu(reading: MenuReading): ReactNode {
  const [state, dispatch] = useReducer(nextOverlayState, CLOSED_OVERLAY);
  const isOpen = isOverlayOpen(state);
  // Synchronously, so that the focus moves in the visitor's event.
  const send = (event: OverlayEvent): void => flushSync(() => dispatch(event));
  const open = (): void => {
    if (isOpen) return;
    closeOtherMenu();
    send({ type: 'open' });
  };
  return (
    <>
      <MenuButton reading={reading} isExpanded={isOpen} isActive={isOpen} onPress={open} />
      {state.stage !== 'closed' && (
        <Overlay reading={reading} prefix={menuPrefix(reading.button)} state={state} send={send} />
      )}
    </>
  );
}

/** Mounts the buttons that open a menu over the page. */
export const { mount } = reactWidget(
  (button, context) => ({ props: readMenu(button, context) }),
  OverlayMenu,
);
