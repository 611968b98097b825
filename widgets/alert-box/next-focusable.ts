/** Finds the next element to focus when the focused element is removed. */

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]):not([type="hidden"]),select:not([disabled]),textarea:not([disabled]),iframe,summary,[tabindex]:not([tabindex^="-"])';

/** @returns the next tab stop after an element, or the last one before it */
export function nextFocusable(element: HTMLElement): HTMLElement | undefined {
  const stops = [...element.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => !element.contains(stop) && isShown(stop),
  );
  return (
    stops.find((stop) => element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) ??
    stops.at(-1)
  );
}

function isShown(stop: HTMLElement): boolean {
  // A closed panel whose words can be found has boxes.
  return stop.getClientRects().length > 0 && !stop.closest('[inert],[hidden=until-found]');
}
