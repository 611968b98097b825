/** The screen reader announcements of a listing (goodlayers-listings, section 11). */
import { announce } from '../../runtime/page/announce';
import { strings as shared } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import { strings } from './widget.json';

type Strings = ReadonlyMap<string, string>;

export function announceLoading(translations: Strings): void {
  announce(translator(translations)(strings['listing.loading']));
}

export function announceFailure(translations: Strings): void {
  announce(translator(translations)(strings['listing.failed']));
}

/**
 * @param count the number of loaded items
 * @param isMore true if they were appended to other items
 */
export function announceCount(translations: Strings, count: number, isMore: boolean): void {
  const translate = translator(translations);
  const text = translate(isMore ? shared['items.more'] : shared['items.many']);
  const message =
    count === 0
      ? translate(shared['items.none'])
      : count === 1 && !isMore
        ? translate(shared['items.one'])
        : text.replace('%s', String(count));
  announce(message);
}
