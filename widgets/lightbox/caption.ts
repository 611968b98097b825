/** What stands below a slide (goodlayers-panels, sections 18.7 and 18.8). Its HTML is an editor's, and not trusted. */
import type { Item } from './sets';

/**
 * Plain text needs no sanitiser, which is the larger part of all this.
 *
 * @returns undefined for none at all
 */
export async function captionOf(item: Item | undefined): Promise<DocumentFragment | undefined> {
  if (item?.caption === undefined) return undefined;
  if (typeof item.caption !== 'string') return document.importNode(item.caption, true);
  if (/[<&]/.test(item.caption)) return (await import('../../runtime/html')).toNodes(item.caption);
  const fragment = document.createDocumentFragment();
  fragment.append(item.caption || item.alt);
  return fragment;
}
