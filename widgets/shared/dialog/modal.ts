/**
 * What a modal dialog does to the page around it (WAI-ARIA pattern Dialog): the background is inert and does not
 * scroll, Tab stays inside, Escape asks to close, and the focus goes back to where it came from.
 */
import { inertAround } from './inert';
import { lockScroll } from './scroll-lock';
import { tabStops } from './tab-stops';

/** A dialog that is on the screen. */
export interface ModalSettings {
  /** The dialog. It must be shown already: what is not shown takes no focus. */
  readonly element: HTMLElement;
  /** Gets the focus first. Default: the dialog itself, which must then be focusable. */
  readonly initialFocus?: HTMLElement | undefined;
  /** Gets the focus at the end. Default: what has it now. Browsers do not all focus a link that is clicked. */
  readonly opener?: HTMLElement | undefined;
  /** Called when the visitor presses Escape, and when the dialog has left the page. Aborting the signal is its part. */
  readonly onDismiss: () => void;
}

/** The dialogs that are open; keys are for the last one. */
const open: HTMLElement[] = [];

/**
 * Puts a dialog above those that are open, makes everything around it inert, and the page unable to scroll.
 *
 * @returns puts it back
 */
export function holdPage(dialog: HTMLElement): () => void {
  const releaseBackground = inertAround(dialog);
  const unlockScroll = lockScroll();
  open.push(dialog);
  return () => {
    const place = open.lastIndexOf(dialog);
    if (place === -1) return;
    open.splice(place, 1);
    releaseBackground();
    unlockScroll();
  };
}

/** @returns whether keys are for this dialog, and not for another one above it */
export function isOnTop(dialog: HTMLElement): boolean {
  return open.at(-1) === dialog;
}

/**
 * Begins the modal state.
 *
 * @param signal ends it, and brings the focus back
 */
export function beginModal(
  { element, initialFocus = element, opener, onDismiss }: ModalSettings,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const before = opener ?? document.activeElement;
  const release = holdPage(element);
  initialFocus.focus({ preventScroll: true });

  const onKeyDown = (event: KeyboardEvent): void => {
    // What is open inside the dialog has taken the key for itself.
    if (!isOnTop(element) || event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') keepInside(element, event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDismiss();
  };
  // On the window: the focus may have been lost to the page's body, and widgets inside come first.
  window.addEventListener('keydown', onKeyDown, { signal });

  const removals = new MutationObserver(() => {
    if (!element.isConnected) onDismiss();
  });
  removals.observe(document.documentElement, { childList: true, subtree: true });

  signal.addEventListener('abort', () => {
    removals.disconnect();
    release();
    focusBack(before);
  });
}

/** Leads from the last stop to the first and back; everything between is the browser's business. */
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

/** Where what had the focus has gone, the dialog below gets it. */
function focusBack(before: Element | null): void {
  const target = before?.isConnected ? before : open.at(-1);
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
