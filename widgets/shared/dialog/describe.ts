/** Sets the role and the name of a dialog (WAI-ARIA pattern Dialog). */
import { setAttributes } from '../../../runtime/dom/restore';

const HEADING = 'h1,h2,h3,h4,h5,h6,[role="heading"]';

let named = 0;

/**
 * Gives an element the role, the modal state and a name, and makes it focusable by script.
 *
 * @param name the name for a dialog without a heading
 * @param signal removes the attributes when aborted
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

/** The alternative text of a logo counts too. */
function hasText(heading: Element): boolean {
  return Boolean(
    heading.textContent?.trim() || heading.querySelector('img[alt]')?.getAttribute('alt')?.trim(),
  );
}
