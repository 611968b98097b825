/** Remembers in the tab's session whether the inspector is open, so that it stays open on the next page. */

const NAME = 'atoll-inspector';
const OPEN = 'open';

/** @returns false if the browser blocks storage */
export function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(NAME) === OPEN;
  } catch {
    return false;
  }
}

/** Writes nothing if the browser blocks storage. */
export function rememberOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(NAME, OPEN);
    else sessionStorage.removeItem(NAME);
  } catch {
    // The panel is closed on the next page.
  }
}
