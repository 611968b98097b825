/** What an open menu of the header does to the page. */
import { useEffect, useEffectEvent } from 'react';
import { member } from '../../runtime/page/member';
import { beginModal } from '../shared/dialog/modal';

/** One menu of the header is open at a time. */
let closeOpenMenu: (() => void) | undefined;

/** Closes the open menu at once. Call it before another menu opens. */
export function closeOtherMenu(): void {
  closeOpenMenu?.();
}

/**
 * @param close closes the menu at once
 * @param signal aborted when the menu closes
 */
function registerOpenMenu(close: () => void, signal: AbortSignal): void {
  closeOpenMenu = close;
  signal.addEventListener('abort', () => {
    if (closeOpenMenu === close) closeOpenMenu = undefined;
  });
}

/** @returns true for a click on a link with an address that the browser follows in this tab */
export function followsLink(event: Event): boolean {
  if (event.defaultPrevented || !(event instanceof MouseEvent)) return false;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  return event.target instanceof Element && member(event.target, 'closest')('a[href]') !== null;
}

/** Settings of `useOpenMenu`. */
export interface OpenMenuSettings {
  readonly isOpen: boolean;
  readonly button: HTMLElement;
  /** The dialog. It must be displayed. */
  readonly menu: HTMLElement;
  readonly initialFocus: HTMLElement;
  readonly onClose: () => void;
  /** Closes without a movement. */
  readonly onEnd: () => void;
}

/**
 * Makes an open menu modal. A change of width that hides its button closes it. Other changes do not, because the address
 * bar of a phone resizes the window too.
 */
export function useOpenMenu({ isOpen, button, menu, initialFocus, onClose, onEnd }: OpenMenuSettings): void {
  const close = useEffectEvent(onClose);
  const end = useEffectEvent(onEnd);
  const firstFocus = useEffectEvent(() => initialFocus);
  // React keeps the focus where it is while it changes the page, so the focus moves after that.
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    registerOpenMenu(() => end(), signal);
    addEventListener('resize', () => button.checkVisibility() || end(), { signal });
    beginModal(
      { element: menu, initialFocus: firstFocus(), opener: button, onDismiss: () => close() },
      signal,
    );
    return () => controller.abort();
  }, [isOpen, button, menu]);
}
