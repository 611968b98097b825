/** The items that a gallery has not shown yet, as its server printed them (essential-addons, section 6.3). */

/** One of them. */
export interface StoredItem {
  /** HTML, not trusted, or the item itself if it has been in the page. */
  readonly source: string | HTMLElement;
  readonly classes: ReadonlySet<string>;
  /** What a search looks at. */
  readonly text: string;
}

/** Which items are meant. */
export type Matches = (item: Pick<StoredItem, 'classes' | 'text'>) => boolean;

/**
 * @param attribute a JSON array of HTML, from 6.0.8 on in base64
 * @param initialCount how many of them are in the page already
 * @returns undefined for garbage
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
 * Takes the first items that match.
 *
 * @returns those taken, and what is left; both in order
 */
export function take(
  store: readonly StoredItem[],
  count: number,
  matches: Matches,
): { readonly taken: readonly StoredItem[]; readonly rest: readonly StoredItem[] } {
  const taken = store.filter(matches).slice(0, count);
  return { taken, rest: store.filter((item) => !taken.includes(item)) };
}

/** `*` or a class with its dot; compared by name, because a name may be in any script. */
export function isInFilter(filter: string, classes: Pick<ReadonlySet<string>, 'has'>): boolean {
  return filter === '*' || filter === '' || classes.has(filter.replace(/^\./, ''));
}

function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));
}

/** Read without making nodes of it: five hundred of them would take their time. */
function readItem(html: string): StoredItem {
  const tag = /<[^>]*>/.exec(html)?.[0] ?? '';
  return {
    source: html,
    classes: new Set((CLASS.exec(tag)?.[1] ?? '').split(/\s+/)),
    text: `${decode(html.replaceAll(/<[^>]*>/g, ''))} ${decode(CATEGORIES.exec(tag)?.[1] ?? '')}`,
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
