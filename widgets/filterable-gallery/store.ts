/** The items of a gallery that are not on the page yet, from an attribute (essential-addons, section 6.3). */

/** A stored item. */
export interface StoredItem {
  /** Untrusted HTML, or the item itself if it was on the page before. */
  readonly source: string | HTMLElement;
  readonly classes: Pick<ReadonlySet<string>, 'has'>;
  /** The searchable text. */
  readonly text: string;
}

/** Returns true for the selected items. */
export type Matches = (item: Pick<StoredItem, 'classes' | 'text'>) => boolean;

/**
 * @param attribute a JSON array of HTML; base64-encoded since 6.0.8
 * @param initialCount the number of items that are already on the page
 * @returns undefined for an invalid value
 */
export function readStore(attribute: string, initialCount: number): readonly StoredItem[] | undefined {
  if (attribute.trim() === '') return [];
  try {
    const list: unknown = JSON.parse(attribute.trim().startsWith('[') ? attribute : fromBase64(attribute));
    if (!Array.isArray(list)) return undefined;
    return list
      .filter((html) => typeof html === 'string')
      .slice(initialCount)
      .map(readItem);
  } catch {
    return undefined;
  }
}

/**
 * Takes the first matching items.
 *
 * @returns the taken items and the rest, both in order
 */
export function take(
  store: readonly StoredItem[],
  count: number,
  matches: Matches,
): { readonly taken: readonly StoredItem[]; readonly rest: readonly StoredItem[] } {
  const taken = store.filter(matches).slice(0, count);
  return { taken, rest: store.filter((item) => !taken.includes(item)) };
}

/** @param filter `*` or a class with its dot. Compared as text, because it may not be a valid selector */
export function isInFilter(filter: string, classes: Pick<ReadonlySet<string>, 'has'>): boolean {
  return filter === '*' || filter === '' || classes.has(filter.replace(/^\./, ''));
}

function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
}

/**
 * Reads an item without parsing its HTML, because parsing hundreds of items would be slow. Its text is read only when it is
 * searched.
 */
function readItem(html: string): StoredItem {
  const tag = /<[^>]*>/.exec(html)?.[0] ?? '';
  let text: string | undefined;
  return {
    source: html,
    classes: new Set((CLASS.exec(tag)?.[1] ?? '').split(/\s+/)),
    get text() {
      text ??= `${decode(html.replaceAll(/<[^>]*>/g, ''))} ${decode(CATEGORIES.exec(tag)?.[1] ?? '')}`;
      return text;
    },
  };
}

const CLASS = /\sclass="([^"]*)"/;
const CATEGORIES = /\sdata-search-categories="([^"]*)"/;

const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#039;', "'"],
  ['&#8217;', '’'],
]);

function decode(text: string): string {
  return text.replaceAll(/&#?\w{2,6};/g, (entity) => ENTITIES.get(entity) ?? entity);
}
