/** What a listing tells visitors and administrators (goodlayers-listings, sections 6.9 and 11). */
import { announce } from '../../runtime/page/announce';
import { withCount } from '../../runtime/page/plural';
import { strings as shared } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import type { Control } from './control';
import { strings } from './widget.json';

type Strings = ReadonlyMap<string, string>;

export function announceLoading(translations: Strings): void {
  announce(translator(translations)(strings['listing.loading']));
}

/**
 * @param count the number of loaded items
 * @param isMore true if they were appended to other items
 */
export function announceCount(translations: Strings, count: number, isMore: boolean): void {
  announce(
    count === 0
      ? translator(translations)(shared['items.none'])
      : withCount(translations, isMore ? shared['items.more'] : shared['items.count'], count),
  );
}

/** Announces the failure, and shows a line beside the control until the next press. */
export function showFailure({ state }: Control, translations: ReadonlyMap<string, string>): void {
  announce(translator(translations)(strings['listing.failed']));
  state.set({ hasFailed: true });
}

/** The code has not arrived. Like the errors of the clients in runtime/net, it has a code: a request failed. */
export class CodeError extends Error {
  readonly code = 'code_missing';
}

/**
 * @param code a dynamic import
 * @throws a `CodeError` if it fails
 */
export async function requested<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch (cause) {
    throw new CodeError('The code of the listing could not be loaded.', { cause });
  }
}
