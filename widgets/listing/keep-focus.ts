/** Keeps the focus in a block whose controls and items come and go (goodlayers-listings, section 11). */
import { ACTIVE } from './control/control';

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/** What is looked at before a change and after it. */
export interface FocusPlaces {
  readonly holder: HTMLElement;
  /** The new items, where a visitor who asked for more goes on; empty for a replacement. */
  readonly more: readonly HTMLElement[];
  readonly gone: readonly HTMLElement[];
  readonly come: readonly HTMLElement[];
}

/** @returns the element that has the focus; to be asked before anything is taken away */
export function focusedIn(block: Element): Element | undefined {
  const { activeElement } = block.ownerDocument;
  return activeElement && block.contains(activeElement) ? activeElement : undefined;
}

/**
 * Gives the focus to what stands in for the element that had it, if that has gone or is about to: the first of the new
 * items after "load more", otherwise the same control's successor, otherwise the list itself.
 */
export function keepFocus(focused: Element | undefined, { holder, more, gone, come }: FocusPlaces): void {
  if (!focused) return;
  const isLeaving = !focused.isConnected || gone.some((control) => control.contains(focused));
  if (!isLeaving) return;
  const item = more.map((one) => (one.matches(FOCUSABLE) ? one : one.querySelector(FOCUSABLE))).find(Boolean);
  const successor = come.map((control) => control.querySelector(`.${ACTIVE}`) ?? control.querySelector('a'));
  const next = item ?? successor.find(Boolean) ?? holder;
  if (!(next instanceof HTMLElement)) return;
  // A page number gets its tab stop only when its control is mounted, and a list never has one.
  if (!next.matches(FOCUSABLE)) next.tabIndex = next === holder ? -1 : 0;
  next.focus({ preventScroll: true });
}
