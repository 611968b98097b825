/** Moves the focus to elements that may be unable to have it. */
import { member } from '../page/member';

const FOCUSABLE =
  'a[href],area[href],button,input,select,textarea,iframe,summary,[tabindex],[contenteditable]';

/** Lets the browser focus an element, until the focus leaves it. */
export function makeFocusable(element: HTMLElement): void {
  if (element.matches(FOCUSABLE)) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}

/**
 * Focuses the first element that can have the focus, without scrolling. If none can, because all are removed or hidden,
 * the closest visible element around the first one gets it, so that Tab continues from there.
 */
export function focusFirst(elements: readonly (Element | null | undefined)[]): void {
  const present = elements.filter((element) => element instanceof HTMLElement && element.isConnected);
  if (present.some((element) => takesFocus(element as HTMLElement))) return;
  let around = present[0]?.parentElement;
  while (around && !member(around, 'checkVisibility')()) around = member(around, 'parentElement');
  if (!around) return;
  makeFocusable(around);
  around.focus({ preventScroll: true });
}

/**
 * Makes a change, and focuses the focused element again if it lost the focus: browsers without `moveBefore` remove the
 * focus from elements that move.
 */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  change();
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
}

function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
