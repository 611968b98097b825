/** Marks a block as busy with the original's class and ARIA attributes (goodlayers-listings, sections 2 and 11). */
import { type Control, linksOf } from './control/control';

const BUSY = 'gdlr-core-disable';

/** @returns a function that removes the marks */
export function markBusy(control: Control, all: readonly Control[]): () => void {
  const { element, holder } = control;
  const links = all.flatMap(linksOf);
  element.classList.add(BUSY);
  holder.setAttribute('aria-busy', 'true');
  // The links stay focusable, so that the focus is not lost.
  for (const link of links) link.setAttribute('aria-disabled', 'true');
  return () => {
    element.classList.remove(BUSY);
    holder.removeAttribute('aria-busy');
    for (const link of links) link.removeAttribute('aria-disabled');
  };
}
