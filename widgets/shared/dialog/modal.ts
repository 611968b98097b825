/**
 * The modal behaviour of a dialog (WAI-ARIA pattern Dialog): the background is inert and does not scroll, Tab stays in
 * the dialog, Escape dismisses it, and the focus returns to the element that had it before.
 */
import { styleRoot } from '../../../runtime/dom/adopt-styles';
import { focusFirst } from '../../../runtime/dom/focus';
import { member } from '../../../runtime/page/member';

/** Not made inert: invisible elements, and Atoll's live regions, which must work while a dialog is open. */
const LEFT_ALONE = 'script,style,link,template,noscript,[data-atoll-region]';

/**
 * Makes the siblings of an element and of all its ancestors inert: unreachable by pointer, focus and assistive technology.
 *
 * @returns a function that undoes it; elements that were inert before stay inert
 */
export function inertAround(element: HTMLElement): () => void {
  const held: HTMLElement[] = [];
  let node: Element = element;
  while (node !== document.body) {
    const parent = member(node, 'parentElement');
    if (!parent) break;
    for (const sibling of member(parent, 'children')) {
      if (sibling === node || !(sibling instanceof HTMLElement)) continue;
      // The attribute, because a form's field may have the property's name.
      if (member(sibling, 'matches')(`[inert],:is(${LEFT_ALONE})`)) continue;
      member(sibling, 'setAttribute')('inert', '');
      held.push(sibling);
    }
    node = parent;
  }
  return () => {
    for (const sibling of held.splice(0)) member(sibling, 'removeAttribute')('inert');
  };
}

let locks = 0;
let restore: (() => void) | undefined;

/**
 * Locks scrolling of the page behind a dialog. Space for the scrollbar is reserved, so that the layout does not shift.
 *
 * @returns a function that releases the lock; the page scrolls again after the last release
 */
export function lockScroll(): () => void {
  if (locks === 0) {
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
    restore = styleRoot(`overflow:hidden!important;${hasScrollbar ? 'scrollbar-gutter:stable' : ''}`);
  }
  locks += 1;
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks === 0) restore?.();
  };
}

const CANDIDATES =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/**
 * Finds the elements that the Tab key reaches.
 *
 * @returns the tab stops in an element, in order; of a group of radio buttons, only the one that Tab reaches
 */
export function tabStops(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled') &&
      !stop.closest('[inert]') &&
      stop.checkVisibility({ visibilityProperty: true }) &&
      !isSkippedRadio(stop, root),
  );
}

/** Tab skips the unchecked radio buttons of a group with a checked one. */
function isSkippedRadio(stop: HTMLElement, root: Element): boolean {
  if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio' || stop.checked) return false;
  return [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')].some(
    ({ checked, name, form }) => checked && name === stop.name && form === stop.form,
  );
}

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
