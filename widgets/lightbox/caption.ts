/** What is written under a slide. */
import type { Item } from './item';

/**
 * Plain text needs no sanitiser, which is the larger part of all this.
 *
 * @returns undefined for a slide without any
 */
export async function captionOf(item: Item | undefined): Promise<DocumentFragment | undefined> {
  if (item?.caption === undefined) return undefined;
  if (typeof item.caption !== 'string') return document.importNode(item.caption, true);
  if (/[<&]/.test(item.caption)) return (await import('../../runtime/html')).toNodes(item.caption);
  const fragment = document.createDocumentFragment();
  fragment.append(item.caption || item.alt);
  return fragment;
}
