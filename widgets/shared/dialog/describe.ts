/** The role and the name of a dialog (WAI-ARIA pattern Dialog). */
import { newId } from '../../../runtime/dom/unique-id';
import type { ElementAttributes } from '../../../runtime/dom/attributes';

const HEADING = 'h1,h2,h3,h4,h5,h6,[role="heading"]';

/** The heading that names a dialog. */
export interface DialogHeading {
  readonly element: Element;
  /** The id that the element has or is to have. */
  readonly id: string;
}

/** @returns the first heading with a text; undefined for a dialog without one */
export function findDialogHeading(dialog: Element): DialogHeading | undefined {
  const element = [...dialog.querySelectorAll(HEADING)].find(hasText);
  return element && { element, id: element.id || newId('dialog-name') };
}

/**
 * The role, the modal state and the name of a dialog. Scripts can focus it.
 *
 * @param name the name for a dialog without a heading
 */
export const dialogAttributes = (heading: DialogHeading | undefined, name: string): ElementAttributes => ({
  role: 'dialog',
  'aria-modal': true,
  tabIndex: -1,
  ...(heading ? { 'aria-labelledby': heading.id } : { 'aria-label': name }),
});

/** The alternative text of a logo counts too. */
function hasText(heading: Element): boolean {
  return Boolean(
    heading.textContent?.trim() || heading.querySelector('img[alt]')?.getAttribute('alt')?.trim(),
  );
}
