/** Keeps the focus in a block when its controls and items are replaced (goodlayers-listings, section 11). */
import { ACTIVE } from './control/control';

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/** The elements before and after a change. */
export interface FocusPlaces {
  readonly holder: HTMLElement;
  /** The new items after "load more"; empty for a replacement. */
  readonly more: readonly HTMLElement[];
  readonly gone: readonly HTMLElement[];
  readonly come: readonly HTMLElement[];
}

/** @returns the focused element. Call this before elements are removed */
export function focusedIn(block: Element): Element | undefined {
  const { activeElement } = block.ownerDocument;
  return activeElement && block.contains(activeElement) ? activeElement : undefined;
}

/**
 * Moves the focus if the focused element was removed or is about to be: to the first new item after "load more",
 * otherwise to the new version of the control, otherwise to the list.
 */
export function keepFocus(focused: Element | undefined, { holder, more, gone, come }: FocusPlaces): void {
  if (!focused) return;
  const isLeaving = !focused.isConnected || gone.some((control) => control.contains(focused));
  if (!isLeaving) return;
  const item = more.map((one) => (one.matches(FOCUSABLE) ? one : one.querySelector(FOCUSABLE))).find(Boolean);
  const successor = come.map((control) => control.querySelector(`.${ACTIVE}`) ?? control.querySelector('a'));
  const next = item ?? successor.find(Boolean) ?? holder;
  if (!(next instanceof HTMLElement)) return;
  // A page number is focusable only after its control was mounted, and a list never is.
  if (!next.matches(FOCUSABLE)) next.tabIndex = next === holder ? -1 : 0;
  next.focus({ preventScroll: true });
}
