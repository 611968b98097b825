/** Says what a dialog is and what it is called (WAI-ARIA pattern Dialog). */
import { setAttributes } from '../../../runtime/dom/restore';

const HEADING = 'h1,h2,h3,h4,h5,h6,[role="heading"]';

let named = 0;

/**
 * Gives an element the role, the modal state and a name, and makes it focusable by script.
 *
 * @param name what it is called where it has no heading
 * @param signal takes the attributes away
 */
export function describeDialog(element: HTMLElement, name: string, signal: AbortSignal): void {
  const heading = [...element.querySelectorAll(HEADING)].find(hasText);
  if (heading && !heading.id) setAttributes(heading, { id: `atoll-dialog-name-${(named += 1)}` }, signal);
  setAttributes(
    element,
    {
      role: 'dialog',
      'aria-modal': 'true',
      tabindex: '-1',
      ...(heading ? { 'aria-labelledby': heading.id } : { 'aria-label': name }),
    },
    signal,
  );
}

/** A logo may stand in for the text. */
function hasText(heading: Element): boolean {
  return Boolean(
    heading.textContent?.trim() || heading.querySelector('img[alt]')?.getAttribute('alt')?.trim(),
  );
}
