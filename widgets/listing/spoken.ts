/** What a listing says to those who cannot see it change (goodlayers-listings, section 11). */
import { announce } from '../../runtime/announce';

type Strings = ReadonlyMap<string, string>;

export function sayLoading(strings: Strings): void {
  announce(strings.get('listings.loading') ?? 'Loading');
}

export function sayFailed(strings: Strings): void {
  announce(strings.get('listings.failed') ?? 'The items could not be loaded');
}

/**
 * @param count how many items have come
 * @param isMore whether they came to others
 */
export function sayCount(strings: Strings, count: number, isMore: boolean): void {
  const text = isMore
    ? (strings.get('listings.more_items') ?? '%s more items')
    : (strings.get('listings.items') ?? '%s items');
  const words =
    count === 0
      ? (strings.get('listings.no_items') ?? 'No items')
      : count === 1 && !isMore
        ? (strings.get('listings.one_item') ?? '1 item')
        : text.replace('%s', String(count));
  announce(words);
}
