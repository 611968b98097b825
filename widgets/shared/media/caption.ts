/** The caption of a slide. */
import type { WidgetContext } from '../../../runtime/core/define';
import type { Item } from './item';

/**
 * Creates a caption. The sanitiser is loaded only for captions with markup. If it cannot be loaded, the image's
 * alternative text replaces the caption.
 *
 * @param report called with `caption_failed` if the sanitiser cannot be loaded
 * @returns undefined for a slide without a caption
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
    // Show the image anyway. The next caption tries to load the sanitiser again.
    report('caption_failed', error);
    return asFragment(item.alt);
  }
}

function asFragment(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(text);
  return fragment;
}
