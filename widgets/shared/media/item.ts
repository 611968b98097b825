/** The items that a lightbox can show, and their detection by URL (goodlayers-panels, section 18.2). */
import { navigationTarget } from '../../../runtime/page/url';
import type { ImageSize } from './image-size';
import { readVideo, type Video } from './video';

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
