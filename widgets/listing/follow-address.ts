/** Synchronises the state of a block with the page's URL. */
import { rewriteAddress } from '../../runtime/page/environment';
import { readAddress, type ListingSelection, writeAddress } from './address';
import { isSameOption } from './control/control';
import { findFilter, findMore, findPage, type FoundControl } from './find-control';

/** The maximum number of presses for a URL. */
const MOST_STEPS = 50;

/** A block with a state in the URL. */
export interface Addressed {
  /** The parent of its controls. */
  readonly parent: Element;
  /** Its number on the page, from 1. */
  readonly number: number;
  /** The state in the server's markup. */
  readonly initial: ListingSelection;
  readonly shown: () => ListingSelection;
  /** @returns true if the requested items are shown */
  readonly press: (found: FoundControl) => Promise<boolean>;
}

/** Presses controls until the block is in the state of the URL. Stops if there is no suitable control. */
export async function followAddress({ parent, number, initial, shown, press }: Addressed): Promise<void> {
  const wanted = readAddress(location.search, number, initial);
  const step = async (found: FoundControl | undefined): Promise<boolean> =>
    found !== undefined && (await press(found));
  // "Load more" works only forwards.
  const startsAgain = !findPage(parent, wanted.page) && Number(wanted.page) < Number(shown().page);
  if (!isSameOption(wanted.filter, shown().filter) || startsAgain) {
    if (!(await step(findFilter(parent, wanted.filter)))) return;
  }
  for (let steps = 0; shown().page !== wanted.page && steps < MOST_STEPS; steps += 1) {
    if (!(await step(findPage(parent, wanted.page) ?? findMore(parent, wanted.page)))) return;
  }
}

/** @param isNew true to add a history entry */
export function rememberShown({ number, initial, shown }: Addressed, isNew: boolean): void {
  const search = writeAddress(location.search, number, initial, shown());
  if (search !== location.search) rewriteAddress(search, isNew);
}
