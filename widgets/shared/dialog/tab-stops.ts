/** Finds the elements that the Tab key reaches. */

const CANDIDATES =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/** @returns the tab stops in an element, in order; of a group of radio buttons, only the one that Tab reaches */
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
