/** The items that a lightbox can show: their detection by URL, their sizes and their captions (goodlayers-panels, section 18.2). */
import type { WidgetContext } from '../../../runtime/core/define';
import { navigationTarget } from '../../../runtime/page/url';
import { readVideo, type Video } from './video';

/** A size in px. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** A thumbnail's attributes. */
export interface Thumbnail {
  readonly src: string;
  readonly srcset: string;
  /** NaN if the attribute is missing. */
  readonly width: number;
  readonly height: number;
}

/** `name-1024x576.jpg` */
const IN_NAME = /-(\d{1,5})x(\d{1,5})\.\w+$/;

/**
 * Finds the size of an image before it has loaded. Links do not contain sizes, but WordPress adds them to file names,
 * and the `srcset` of a thumbnail often contains the large image.
 *
 * @param url the URL of the large image, as in the link
 * @returns undefined if only the image itself contains its size
 */
export function knownSize(url: string, thumbnail: Thumbnail | undefined): ImageSize | undefined {
  const named = IN_NAME.exec(url);
  if (named) return sizeOf(Number(named[1]), Number(named[2]));
  if (!thumbnail) return undefined;
  const { src, srcset, width, height } = thumbnail;
  if (src === url) return sizeOf(width, height);
  // All candidates of a `srcset` have the same aspect ratio.
  const candidate = srcset.split(/,\s+/).find((entry) => entry.trim().split(/\s+/)[0] === url);
  const candidateWidth = Number.parseInt(candidate?.trim().split(/\s+/)[1] ?? '', 10);
  return sizeOf(candidateWidth, Math.round((candidateWidth * height) / width));
}

function sizeOf(width: number, height: number): ImageSize | undefined {
  return width > 0 && height > 0 && Number.isFinite(width / height) ? { width, height } : undefined;
}

/** An item to show. */
export type Item = ItemText &
  (
    | { readonly kind: 'image'; readonly src: string; readonly size: ImageSize | undefined }
    | {
        readonly kind: 'video';
        readonly video: Video;
        /** Its width divided by its height, if it is not 16:9. */
        readonly ratio?: string;
      }
    | { readonly kind: 'frame'; readonly src: string }
    /** A hidden element of the page. */
    | { readonly kind: 'inline'; readonly element: HTMLElement }
  );

/** The texts of an item. */
export interface ItemText {
  /**
   * Untrusted HTML; with '', the alternative text is the caption. Nodes of the page must be copied. Undefined for an
   * item without a caption.
   */
  readonly caption: string | DocumentFragment | undefined;
  readonly alt: string;
  /** The URL of a thumbnail, if there is one. */
  readonly thumbnail: string | undefined;
}

/** An embedded image, which navigationTarget rejects. */
const EMBEDDED = /^data:image\//i;

/**
 * @param isFrame true to show pages in a frame
 * @param base the base of a relative URL
 * @returns undefined for an invalid URL
 */
export function readAddress(
  address: string,
  text: ItemText,
  isFrame: boolean,
  size: ImageSize | undefined,
  base: string,
): Item | undefined {
  if (EMBEDDED.test(address)) return { ...text, kind: 'image', src: address, size };
  const url = navigationTarget(address, { base });
  if (!url) return undefined;
  const video = readVideo(url);
  if (video) return { ...text, kind: 'video', video };
  if (isFrame) return { ...text, kind: 'frame', src: url.href };
  return { ...text, kind: 'image', src: url.href, size };
}

/**
 * Creates the caption of a slide. The sanitiser is loaded only for captions with markup. If it cannot be loaded, the image's
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
