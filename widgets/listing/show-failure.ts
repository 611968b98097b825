/** Tells the visitor that the items could not be loaded (goodlayers-listings, sections 6.9 and 11). */
import { announce } from '../../runtime/page/announce';
import { translator } from '../../runtime/page/translate';
import type { Control } from './control/control';
import { strings } from './widget.json';

/** Announces the failure, and shows a line beside the control until the next press. */
export function showFailure({ state }: Control, translations: ReadonlyMap<string, string>): void {
  announce(translator(translations)(strings['listing.failed']));
  state.set({ hasFailed: true });
}
