/** The screen reader announcements of a listing (goodlayers-listings, section 11). */
import { announce } from '../../runtime/page/announce';
import { withCount } from '../../runtime/page/plural';
import { strings as shared } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
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
