/**
 * Stores the state of a listing in the page's URL: `?atoll-1-category=science&atoll-1-paged=2` for the first block of
 * the page. The URL only selects among the options in the server's markup; its values are never sent.
 */
import { isSameOption, type Option, PAGED } from './control/control';

/** The state of a block. */
export interface ListingSelection {
  /** The chosen filter; undefined for all items. */
  readonly filter: Option | undefined;
  /** The page, or the last page that "load more" has loaded. */
  readonly page: string;
}

export const FIRST_PAGE = '1';

const IN_ADDRESS = /[?&]atoll-\d+-/;

/** @returns true if the query has the state of a block */
export const hasAddressedBlock = (search: string): boolean => IN_ADDRESS.test(search);

/**
 * @param search the query of the page's URL
 * @param block the block's number on the page, from 1
 * @param initial the state in the server's markup
 * @returns the state in the URL
 */
export function readAddress(search: string, block: number, initial: ListingSelection): ListingSelection {
  const start = prefix(block);
  const own = [...new URLSearchParams(search)].flatMap(([key, value]) =>
    key.startsWith(start) ? [{ name: key.slice(start.length), value }] : [],
  );
  const filter = own.find(({ name }) => name !== PAGED);
  const page = own.find(({ name }) => name === PAGED)?.value;
  return { filter: filter ?? initial.filter, page: page ?? (filter ? FIRST_PAGE : initial.page) };
}

/**
 * @param search the current query; other arguments are kept unchanged
 * @param shown the current state
 * @returns the query with the differences from the initial state
 */
export function writeAddress(
  search: string,
  block: number,
  initial: ListingSelection,
  shown: ListingSelection,
): string {
  const start = prefix(block);
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(start));
  const isFiltered = !isSameOption(shown.filter, initial.filter);
  const isPaged = shown.page !== (isFiltered ? FIRST_PAGE : initial.page);
  const own = [isFiltered && shown.filter, isPaged && { name: PAGED, value: shown.page }].flatMap((option) =>
    option ? [`${start}${encodeURIComponent(option.name)}=${encodeURIComponent(option.value)}`] : [],
  );
  const all = [...others, ...own];
  return all.length > 0 ? `?${all.join('&')}` : '';
}

function prefix(block: number): string {
  return `atoll-${block}-`;
}
