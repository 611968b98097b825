/** What is written under a slide. */
import type { WidgetContext } from '../../../runtime/core/define';
import type { Item } from './item';

/**
 * Plain text needs no sanitiser, which is the larger part of all this. When that does not come, the picture's
 * alternative text stands in for a caption with markup.
 *
 * @param report hears of a sanitiser that did not come, as `caption_failed`
 * @returns undefined for a slide without any
 */
export async function captionOf(
  item: Item | undefined,
  report: WidgetContext['report'],
): Promise<DocumentFragment | undefined> {
  if (item?.caption === undefined) return undefined;
  if (typeof item.caption !== 'string') return document.importNode(item.caption, true);
  if (!/[<&]/.test(item.caption)) return asFragment(item.caption || item.alt);
  try {
    return (await import('../../../runtime/dom/html')).toNodes(item.caption);
  } catch (error) {
    // The picture is what was asked for; the next one asks again.
    report('caption_failed', error);
    return asFragment(item.alt);
  }
}

function asFragment(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(text);
  return fragment;
}
