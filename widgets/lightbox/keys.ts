/** The keyboard of the lightbox, and its focus trap. */
import { member } from '../../runtime/page/member';
import { isOnTop, tabStops } from '../shared/dialog/modal';

/** Keys that scroll the page behind. */
const SCROLLING = new Set([
  ' ',
  'PageUp',
  'PageDown',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
]);
/** Elements that handle these keys themselves. */
const OWN_KEYS = 'video,input,textarea,select';

/** The actions of keys. */
export interface KeyActions {
  readonly close: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly jump: (end: 'first' | 'last') => void;
}

/** Keeps the focus in the dialog and handles its keys: Escape on `keydown`, the others on `keyup`. */
export function keepFocus(dialog: HTMLElement, { close, step, jump }: KeyActions, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOnTop(dialog)) return undefined;
    if (event.key === 'Tab') return keepTab(dialog, event);
    if (!isOurs(event)) return undefined;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    const isPress = event.key === ' ' && event.target instanceof HTMLButtonElement;
    if (SCROLLING.has(event.key) && !isPress) event.preventDefault();
    return undefined;
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    if (!isOnTop(dialog) || !isOurs(event)) return;
    // The arrow keys are reversed on a right-to-left page.
    const rightward = getComputedStyle(dialog).direction === 'rtl' ? -1 : 1;
    if (event.key === 'ArrowRight') step(rightward);
    if (event.key === 'ArrowLeft') step(rightward === 1 ? -1 : 1);
    if (event.key === 'Home') jump('first');
    if (event.key === 'End') jump('last');
  };
  document.addEventListener('keydown', onKeyDown, { signal, capture: true });
  document.addEventListener('keyup', onKeyUp, { signal, capture: true });
  // Another script may move the focus out of the dialog.
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (isOnTop(dialog) && target instanceof Node && !dialog.contains(target)) dialog.focus();
    },
    { signal },
  );
}

/** Returns false for browser shortcuts, and for keys in a player or field. */
function isOurs({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const hasModifier = ctrlKey || metaKey || altKey || shiftKey;
  return !hasModifier && !(target instanceof Element && member(target, 'matches')(OWN_KEYS));
}

function keepTab(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = tabStops(dialog);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  const isOutside = !dialog.contains(activeElement) || activeElement === dialog;
  if (activeElement !== from && !isOutside) return;
  event.preventDefault();
  to?.focus();
}
