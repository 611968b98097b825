/** What makes the lightbox modal: the page behind can be neither reached nor scrolled, the keys are the lightbox's. */

const REGION = '[data-atoll-region]';
const STOPS = 'a[href],button,video,iframe,[tabindex="0"]';
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

/**
 * Makes everything but the dialog inert, and the page unable to scroll, without moving it.
 *
 * @returns puts it back
 */
export function holdBackground(dialog: HTMLElement): () => void {
  const background = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== dialog && !element.inert && !element.matches(REGION),
  );
  background.forEach((element) => (element.inert = true));
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    background.forEach((element) => (element.inert = false));
    Object.assign(style, before);
  };
}

/** What keys do. */
export interface KeyActions {
  readonly close: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly jump: (end: 'first' | 'last') => void;
}

/** Keeps the focus in the dialog, and answers its keys: Escape when it goes down, the others when they come up. */
export function keepFocus(dialog: HTMLElement, { close, step, jump }: KeyActions, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent): void => {
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
    if (!isOurs(event)) return;
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
      if (target instanceof Node && !dialog.contains(target)) dialog.focus();
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
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert]'),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  const isOutside = !dialog.contains(activeElement) || activeElement === dialog;
  if (activeElement !== from && !isOutside) return;
  event.preventDefault();
  to?.focus();
}
