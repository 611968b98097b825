/** What a lightbox can show, and which of it an address means (goodlayers-panels, section 18.2). */
import { navigationTarget } from '../../../runtime/page/url';
import type { ImageSize } from './image-size';
import { readVideo, type Video } from './video';

/** One thing to show. */
export type Item = ItemText &
  (
    | { readonly kind: 'image'; readonly src: string; readonly size: ImageSize | undefined }
    | { readonly kind: 'video'; readonly video: Video }
    | { readonly kind: 'frame'; readonly src: string }
    /** An element of the page, hidden until now. */
    | { readonly kind: 'inline'; readonly element: HTMLElement }
  );

/** What is said of it. */
export interface ItemText {
  /**
   * HTML that an editor wrote, not trusted; '' for none: then the alternative text is the caption. Nodes of the page are
   * to be copied. Undefined where there is to be none at all.
   */
  readonly caption: string | DocumentFragment | undefined;
  readonly alt: string;
  /** A small picture of it, where there is one. */
  readonly thumbnail: string | undefined;
}

/** An embedded picture, which is no address to go to. */
const EMBEDDED = /^data:image\//i;

/**
 * @param isFrame whether a page is meant to be framed
 * @param base what the address is relative to
 * @returns undefined where it leads nowhere
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
