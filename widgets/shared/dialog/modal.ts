/**
 * The modal behaviour of a dialog (WAI-ARIA pattern Dialog): the background is inert and does not scroll, Tab stays in
 * the dialog, Escape dismisses it, and the focus returns to the element that had it before.
 */
import { focusFirst } from '../../../runtime/dom/focus';
import { inertAround } from './inert';
import { lockScroll } from './scroll-lock';
import { tabStops } from './tab-stops';

/** Settings of `beginModal`. */
export interface ModalSettings {
  /** The dialog. It must be visible, because a hidden element cannot get the focus. */
  readonly element: HTMLElement;
  /** Gets the focus first. Default: the dialog itself, which must then be focusable. */
  readonly initialFocus?: HTMLElement | undefined;
  /** Gets the focus at the end. Default: the focused element. Not all browsers focus a link on click. */
  readonly opener?: HTMLElement | undefined;
  /** Called when the visitor presses Escape, or the dialog was removed from the page. It must abort the signal. */
  readonly onDismiss: () => void;
}

interface OpenDialog {
  readonly element: HTMLElement;
  readonly initialFocus: HTMLElement;
}

/** The open dialogs. The background of the last one is inert, and only the last one handles keys. */
const open: OpenDialog[] = [];

let releaseBackground: (() => void) | undefined;

/**
 * Puts a dialog on top of the open ones, makes everything around it inert, and locks scrolling of the page.
 *
 * @param initialFocus receives focus when a dialog above this one closes and its opener cannot be focused
 * @returns a function that undoes it
 */
export function holdPage(element: HTMLElement, initialFocus = element): () => void {
  const dialog = { element, initialFocus };
  const unlockScroll = lockScroll();
  open.push(dialog);
  holdBackground();
  return () => {
    const place = open.indexOf(dialog);
    if (place === -1) return;
    open.splice(place, 1);
    holdBackground();
    unlockScroll();
  };
}

/** Makes the background of the last dialog inert. Dialogs below it belong to that background. */
function holdBackground(): void {
  releaseBackground?.();
  const top = open.at(-1);
  releaseBackground = top && inertAround(top.element);
}

/** @returns true if no other dialog is above this one */
export function isOnTop(dialog: HTMLElement): boolean {
  return open.at(-1)?.element === dialog;
}

/** @returns the elements of the last open dialog that may get the focus; empty if no dialog is open */
export function focusTargetsOnTop(): readonly HTMLElement[] {
  const top = open.at(-1);
  return top ? [top.initialFocus, top.element] : [];
}

/**
 * Starts the modal state.
 *
 * @param signal ends the modal state and restores the focus when aborted
 */
export function beginModal(
  { element, initialFocus = element, opener, onDismiss }: ModalSettings,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const before = opener ?? document.activeElement;
  const release = holdPage(element, initialFocus);
  focusFirst(focusTargetsOnTop());

  const onKeyDown = (event: KeyboardEvent): void => {
    // A prevented event was handled by a widget in the dialog.
    if (!isOnTop(element) || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') keepInside(element, event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDismiss();
  };
  // On the window, because the focus may be on the body, and widgets in the dialog must handle the event first.
  window.addEventListener('keydown', onKeyDown, { signal });

  const removals = new MutationObserver(() => {
    if (!element.isConnected) onDismiss();
  });
  removals.observe(document.documentElement, { childList: true, subtree: true });

  signal.addEventListener('abort', () => {
    removals.disconnect();
    const wasOnTop = isOnTop(element);
    release();
    // If the element was removed or cannot be reached, the dialog below gets the focus. A dialog above keeps it.
    if (wasOnTop) focusFirst([before, ...focusTargetsOnTop()]);
  });
}

/** Wraps the focus from the last tab stop to the first and back. The browser handles all others. */
function keepInside(element: HTMLElement, event: KeyboardEvent): void {
  const stops = tabStops(element);
  const { activeElement } = document;
  const isInside = activeElement !== null && activeElement !== element && element.contains(activeElement);
  const isLeaving = event.shiftKey
    ? !isInside || !stops.some((stop) => isBefore(stop, activeElement))
    : (!isInside && activeElement !== element) || !stops.some((stop) => isBefore(activeElement, stop));
  if (!isLeaving) return;
  event.preventDefault();
  (stops.at(event.shiftKey ? -1 : 0) ?? element).focus();
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
