/** Says that a block waits for its response: by the original's class, and in ARIA (goodlayers-listings, sections 2 and 11). */
import { type Control, linksOf } from './control/control';

const BUSY = 'gdlr-core-disable';

/** @returns says that it waits no longer */
export function markBusy(control: Control, all: readonly Control[]): () => void {
  const { element, holder } = control;
  const links = all.flatMap(linksOf);
  element.classList.add(BUSY);
  holder.setAttribute('aria-busy', 'true');
  // The links stay tab stops: nothing under the focus may vanish.
  for (const link of links) link.setAttribute('aria-disabled', 'true');
  return () => {
    element.classList.remove(BUSY);
    holder.removeAttribute('aria-busy');
    for (const link of links) link.removeAttribute('aria-disabled');
  };
}
