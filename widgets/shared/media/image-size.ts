/**
 * Finds the size of an image before it has loaded. Links do not contain sizes, but WordPress adds them to file names,
 * and the `srcset` of a thumbnail often contains the large image.
 */

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
