/** The items of a gallery (essential-addons, sections 6.2 and 6.6). */
import { writeAttributes } from '../../../runtime/dom/attributes';
import { remember } from '../../../runtime/dom/restore';
import { linkAttributes, type LinkReading, type LinkWords } from '../attributes';
import type { StoredItem } from '../store';

const ITEM = 'eael-filterable-gallery-item-wrap';

/** @returns the items of a container, in order */
export function itemsIn(container: HTMLElement): HTMLElement[] {
  return [...container.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.classList.contains(ITEM),
  );
}

/** @returns an item on the page as a stored item. Its text is read only when it is searched */
export function toStored(item: HTMLElement): StoredItem {
  return {
    source: item,
    classes: { has: (name) => item.classList.contains(name) },
    get text() {
      return `${item.textContent} ${item.dataset['searchCategories'] ?? ''}`;
    },
  };
}

/**
 * @param toNodes the sanitiser. It is called once for all items, because each call is expensive. Each item is wrapped
 * in
 * a table cell, so that an unclosed tag cannot affect the next item
 * @returns the items in order, without entries whose HTML contains no item
 */
export function toItems(
  stored: readonly StoredItem[],
  toNodes: (html: string) => DocumentFragment,
): readonly HTMLElement[] {
  const parse = (html: readonly string[]): readonly Element[] => {
    const row = html.map((item) => `<td>${item}</td>`).join('');
    return [
      ...(toNodes(`<table><tbody><tr>${row}</tr></tbody></table>`).querySelector('tr')?.children ?? []),
    ];
  };
  const sources = stored.flatMap(({ source }) => (typeof source === 'string' ? source : []));
  let cells = parse(sources);
  // The HTML of an item has closed the table, so each item is parsed separately.
  if (cells.length !== sources.length) cells = sources.flatMap((source) => parse([source])[0] ?? []);
  let at = 0;
  return stored.flatMap(({ source }) => {
    if (typeof source !== 'string') return source;
    const cell = cells[at++];
    return cell instanceof HTMLElement ? (itemsIn(cell)[0] ?? []) : [];
  });
}

/** Writes the attributes of an item's links. Restores the server's on abort. */
export function fixLinks(item: HTMLElement, words: LinkWords, signal: AbortSignal): void {
  const title = item.querySelector('.fg-item-title')?.textContent?.trim() ?? '';
  for (const link of item.querySelectorAll('a')) {
    const attributes = linkAttributes(readLink(link, title), words);
    signal.addEventListener('abort', remember(link, { attributes: Object.keys(attributes) }));
    writeAttributes(link, attributes);
  }
}

function readLink(link: HTMLAnchorElement, title: string): LinkReading {
  const isMember = link.classList.contains('eael-magnific-link');
  return {
    kind: !isMember ? 'link' : link.classList.contains('mfp-iframe') ? 'video' : 'image',
    isMember,
    label: link.getAttribute('aria-label'),
    hasName: Boolean(link.textContent?.trim() || link.querySelector('img[alt]:not([alt=""])')),
    title,
  };
}
