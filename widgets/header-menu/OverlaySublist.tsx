/** A submenu of a menu over the page, and the link that opens it. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isPress } from '../../runtime/dom/button';
import { remember } from '../../runtime/dom/restore';
import { stopAnimation } from '../../runtime/motion/animate';
import { easeOutQuart } from '../../runtime/motion/easing';
import { slide } from '../../runtime/motion/slide';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { ServerElement } from '../../runtime/react/server-element';
import type { OverlaySubmenu } from './read-overlay';

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

export function OverlaySublist({
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
