/** What an open menu of the header does to the page. */
import { useEffect, useEffectEvent } from 'react';
import { beginModal } from '../shared/dialog/modal';
import { registerOpenMenu } from './open-menu';

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
