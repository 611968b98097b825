/** Which elements the Tab key stops at. */

const CANDIDATES =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable],[tabindex]';

/** @returns the stops in an element, in order; of a group of radio buttons the one that Tab leads to */
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

/** Tab leads to the checked button of a group, wherever it stands. */
function isSkippedRadio(stop: HTMLElement, root: Element): boolean {
  if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio' || stop.checked) return false;
  return [...root.querySelectorAll<HTMLInputElement>('input[type="radio"]')].some(
    ({ checked, name, form }) => checked && name === stop.name && form === stop.form,
  );
}
