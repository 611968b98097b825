/** The lightbox's keys, and a focus that does not leave it. */
import { isOnTop } from '../shared/dialog/modal';
import { tabStops } from '../shared/dialog/tab-stops';

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
/** What needs such keys itself. */
const OWN_KEYS = 'video,input,textarea,select';

/** What keys do. */
export interface KeyActions {
  readonly close: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly jump: (end: 'first' | 'last') => void;
}

/** Keeps the focus in the dialog, and answers its keys: Escape when it goes down, the others when they come up. */
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
    // The arrows stand the other way round on a right-to-left page.
    const rightward = getComputedStyle(dialog).direction === 'rtl' ? -1 : 1;
    if (event.key === 'ArrowRight') step(rightward);
    if (event.key === 'ArrowLeft') step(rightward === 1 ? -1 : 1);
    if (event.key === 'Home') jump('first');
    if (event.key === 'End') jump('last');
  };
  document.addEventListener('keydown', onKeyDown, { signal, capture: true });
  document.addEventListener('keyup', onKeyUp, { signal, capture: true });
  // A script of the page may take the focus away all the same.
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (isOnTop(dialog) && target instanceof Node && !dialog.contains(target)) dialog.focus();
    },
    { signal },
  );
}

/** Shortcuts of the browser are not, nor what a player or a field needs. */
function isOurs({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const hasModifier = ctrlKey || metaKey || altKey || shiftKey;
  return !hasModifier && !(target instanceof Element && target.matches(OWN_KEYS));
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
