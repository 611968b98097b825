/** Leads a block to what the page's address says, and the address to what the block shows. */
import { rewriteAddress } from '../../runtime/page/environment';
import { readAddress, type Shown, writeAddress } from './address';
import { isSameOption } from './control/control';
import { findFilter, findMore, findPage, type FoundControl } from './find-control';

/** An address cannot ask for more presses than this. */
const MOST_STEPS = 50;

/** A block, as its address sees it. */
export interface Addressed {
  /** The parent of its controls. */
  readonly parent: Element;
  /** Its number on the page, from 1. */
  readonly number: number;
  /** What the server had printed. */
  readonly initial: Shown;
  readonly shown: () => Shown;
  /** @returns whether what was asked for is shown now */
  readonly press: (found: FoundControl) => Promise<boolean>;
}

/** Presses what leads to what the address wants; stops where the page offers nothing that does. */
export async function followAddress({ parent, number, initial, shown, press }: Addressed): Promise<void> {
  const wanted = readAddress(location.search, number, initial);
  const step = async (found: FoundControl | undefined): Promise<boolean> =>
    found !== undefined && (await press(found));
  // "Load more" leads forwards only.
  const startsAgain = !findPage(parent, wanted.page) && Number(wanted.page) < Number(shown().page);
  if (!isSameOption(wanted.filter, shown().filter) || startsAgain) {
    if (!(await step(findFilter(parent, wanted.filter)))) return;
  }
  for (let steps = 0; shown().page !== wanted.page && steps < MOST_STEPS; steps += 1) {
    if (!(await step(findPage(parent, wanted.page) ?? findMore(parent, wanted.page)))) return;
  }
}

/** @param isNew whether Back is to lead to what was shown before */
export function rememberShown({ number, initial, shown }: Addressed, isNew: boolean): void {
  const search = writeAddress(location.search, number, initial, shown());
  if (search !== location.search) rewriteAddress(search, isNew);
}
