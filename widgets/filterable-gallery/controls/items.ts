/** The items of a gallery (essential-addons, sections 6.2 and 6.6). */
import { setAttributes } from '../../../runtime/dom/restore';
import type { StoredItem } from '../store';

const ITEM = 'eael-filterable-gallery-item-wrap';
const NAMES_FROM_THE_SERVER = /^eael-/;

/** @returns the items of a container, in order */
export function itemsIn(container: HTMLElement): HTMLElement[] {
  return [...container.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.classList.contains(ITEM),
  );
}

/** @returns the searchable text */
export function textOf(item: HTMLElement): string {
  return `${item.textContent} ${item.dataset['searchCategories'] ?? ''}`;
}

/** @returns an item on the page as a stored item */
export function toStored(item: HTMLElement): StoredItem {
  return { source: item, classes: new Set(item.classList), text: textOf(item) };
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

/** The names of links without text. */
export interface LinkWords {
  readonly image: string;
  readonly video: string;
  readonly link: string;
}

/**
 * Names an item's links, removes attributes that hide them from screen readers, and prevents Elementor's lightbox from
 * opening them too.
 */
export function fixLinks(item: HTMLElement, words: LinkWords, signal: AbortSignal): void {
  const title = item.querySelector('.fg-item-title')?.textContent?.trim() ?? '';
  for (const link of item.querySelectorAll('a')) {
    for (const name of ['area-hidden', 'aria-hidden']) withoutAttribute(link, name, signal);
    const isMember = link.classList.contains('eael-magnific-link');
    if (isMember) setAttributes(link, { 'data-elementor-open-lightbox': 'no' }, signal);
    const label = link.getAttribute('aria-label');
    const hasName = link.textContent?.trim() || link.querySelector('img[alt]:not([alt=""])');
    if (label === null ? hasName : !NAMES_FROM_THE_SERVER.test(label)) continue;
    if (hasName) {
      withoutAttribute(link, 'aria-label', signal);
      continue;
    }
    const kind = isMember ? (link.classList.contains('mfp-iframe') ? 'video' : 'image') : 'link';
    setAttributes(link, { 'aria-label': title ? `${words[kind]}: ${title}` : words[kind] }, signal);
  }
}

function withoutAttribute(element: Element, name: string, signal: AbortSignal): void {
  if (element.hasAttribute(name)) setAttributes(element, { [name]: null }, signal);
}
