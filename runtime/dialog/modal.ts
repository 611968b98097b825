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
  const isOnTop = (): boolean => open.at(-1) === element;
  const releaseBackground = inertAround(element);
  const unlockScroll = lockScroll();
  open.push(element);
  initialFocus.focus({ preventScroll: true });

  const onKeyDown = (event: KeyboardEvent): void => {
    // What is open inside the dialog has taken the key for itself.
    if (!isOnTop() || event.defaultPrevented || event.isComposing) return;
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
    open.splice(open.indexOf(element), 1);
    releaseBackground();
    unlockScroll();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
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
