/**
 * A button of the theme's header with a menu that covers the page (goodlayers-theme, section 2.2). Kept: its classes and
 * times; the first press on a parent opens its submenu, the second follows the link. Fixed: a modal dialog with a named
 * button; a parent without an address closes its submenu too.
 */
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isPress, pressListeners } from '../../runtime/dom/button';
import { remember } from '../../runtime/dom/restore';
import { stopAnimation } from '../../runtime/motion/animate';
import { easeOutQuart } from '../../runtime/motion/easing';
import { slide } from '../../runtime/motion/slide';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { useStyles } from '../../runtime/react/use-styles';
import { dialogAttributes } from '../shared/dialog/describe';
import { useFade, usePlaceOverPage } from '../shared/theme/use-layer';
import { innerButtonAttributes, type MenuReading, navigationAttributes } from './attributes';
import styles from './menu.css?inline';
import { MenuButton, menuPrefix } from './MenuButton';
import {
  CLOSED_OVERLAY,
  isOverlayOpen,
  nextOverlayState,
  type OverlayEvent,
  type OverlayState,
} from './overlay-machine';
import { readMenu } from './read-menu';
import { type OverlaySubmenu, readOverlay } from './read-overlay';
import { closeOtherMenu, followsLink, useOpenMenu } from './use-open-menu';

const FADE_IN_MS = 200;
const FADE_OUT_MS = 400;
const NEXT_ITEM_MS = 150;

interface OverlayProps {
  readonly reading: MenuReading;
  /** The theme's prefix. */
  readonly prefix: string;
  readonly state: OverlayState;
  /** Shows the next state at once. */
  readonly send: (event: OverlayEvent) => void;
}

/** A menu over the page while it is displayed: a modal dialog (WAI-ARIA pattern Dialog). */
function Overlay({ reading, prefix, state, send }: OverlayProps): ReactNode {
  const { button, menu, menuId, label, closeLabel } = reading;
  const [{ closer, navigation, items, submenus }] = useState(() => readOverlay(menu, menuId));
  const isOpen = isOverlayOpen(state);
  const close = (): void => send({ type: 'close' });
  useStyles(styles);
  usePlaceOverPage(menu);
  useRisingItems(items);
  useFade(menu, {
    isOpen,
    inMs: FADE_IN_MS,
    outMs: FADE_OUT_MS,
    onFaded: () => send({ type: isOpen ? 'show' : 'end' }),
  });
  useOpenMenu({
    isOpen,
    button,
    menu,
    initialFocus: closer ?? menu,
    onClose: close,
    onEnd: () => send({ type: 'end' }),
  });

  const onClick = (event: Event): void => {
    // The browser follows the link, or another script scrolls to its target.
    if (followsLink(event)) close();
  };
  return (
    <>
      {submenus.map((submenu, index) => (
        <OverlaySublist
          key={submenu.listId}
          submenu={submenu}
          prefix={prefix}
          isOpen={state.openSubmenus.has(index)}
          isMenuOpen={isOpen}
          isWaiting={state.isWaiting}
          onToggle={() => send({ type: 'toggle', submenu: index, rivals: submenu.rivals })}
        />
      ))}
      <ServerElement
        element={menu}
        attributes={dialogAttributes(undefined, label)}
        // While it fades out, the items stay where they are.
        classes={{ [`${prefix}-active`]: state.stage === 'shown' || state.stage === 'closing' }}
        restoresClasses
        listeners={{ click: onClick }}
      />
      <ServerElement element={navigation} attributes={navigationAttributes(reading)} />
      {closer && (
        <ServerElement
          element={closer}
          attributes={innerButtonAttributes(closeLabel)}
          listeners={pressListeners(closer, close)}
        />
      )}
    </>
  );
}

/** Lets the items rise one after the other. */
function useRisingItems(items: readonly HTMLElement[]): void {
  useLayoutEffect(() => {
    const restores = items.map((item) => remember(item, { styles: ['transition-delay'] }));
    const stepMs = prefersReducedMotion() ? 0 : NEXT_ITEM_MS;
    items.forEach((item, index) => (item.style.transitionDelay = `${index * stepMs}ms`));
    return () => restores.forEach((restore) => restore());
  }, [items]);
}

const OPEN_MS = 400;
const CLOSE_MS = 150;
const CLOSE_WITH_MENU_MS = 200;

interface OverlaySublistProps {
  readonly submenu: OverlaySubmenu;
  /** The theme's prefix. */
  readonly prefix: string;
  readonly isOpen: boolean;
  readonly isMenuOpen: boolean;
  /** Another submenu closes first. */
  readonly isWaiting: boolean;
  readonly onToggle: () => void;
}

/** A submenu of a menu over the page, and the link that opens it. */
function OverlaySublist({
  submenu: { link, list, listId, isBlank },
  prefix,
  isOpen,
  isMenuOpen,
  isWaiting,
  onToggle,
}: OverlaySublistProps): ReactNode {
  const onPress = (event: Event): void => {
    // An open submenu does not keep the visitor from following the link.
    if (isOpen && !isBlank) return;
    event.preventDefault();
    onToggle();
  };
  const onKeyDown = (event: Event): void => {
    // A link has no action for Space. Enter is a click already.
    if (!isBlank || !isPress(event as KeyboardEvent) || (event as KeyboardEvent).key === 'Enter') return;
    onPress(event);
  };
  useSlide(list, isOpen, isMenuOpen, isWaiting);
  return (
    <>
      <ServerElement
        element={link}
        attributes={{
          'aria-expanded': isOpen,
          'aria-controls': listId,
          ...(isBlank && { role: 'button' }),
        }}
        listeners={{ click: onPress, keydown: onKeyDown }}
      />
      <ServerElement
        element={list}
        attributes={{ id: listId }}
        classes={{ [`${prefix}-active`]: isOpen }}
        restoresClasses
      />
    </>
  );
}

function useSlide(list: HTMLElement, isOpen: boolean, isMenuOpen: boolean, isWaiting: boolean): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const restore = remember(list, { styles: ['display'] });
    return () => {
      wasOpen.current = false;
      stopAnimation(list, 'slide');
      restore();
    };
  }, [list]);
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return undefined;
    wasOpen.current = isOpen;
    const move = (): void => {
      if (isOpen) void slide(list, true, OPEN_MS, easeOutQuart);
      else void slide(list, false, isMenuOpen ? CLOSE_MS : CLOSE_WITH_MENU_MS);
    };
    const timer = isOpen && isWaiting && !prefersReducedMotion() ? setTimeout(move, CLOSE_MS) : undefined;
    // A list that still waits to open is closed already.
    if (timer === undefined && (isOpen || list.style.display === 'block')) move();
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of this submenu moves it
  }, [list, isOpen]);
}

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
