/**
 * The size of a picture before it has come: the links name none, but WordPress writes it into file names, and a
 * thumbnail often knows the larger ones.
 */

/** In px. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** A thumbnail's attributes. */
export interface Thumbnail {
  readonly src: string;
  readonly srcset: string;
  /** NaN where there is none. */
  readonly width: number;
  readonly height: number;
}

/** `name-1024x576.jpg` */
const IN_NAME = /-(\d{1,5})x(\d{1,5})\.\w+$/;

/**
 * @param url the large picture's address, as the link has it
 * @returns undefined where it can only be known from the picture
 */
export function knownSize(url: string, thumbnail: Thumbnail | undefined): ImageSize | undefined {
  const named = IN_NAME.exec(url);
  if (named) return sizeOf(Number(named[1]), Number(named[2]));
  if (!thumbnail) return undefined;
  const { src, srcset, width, height } = thumbnail;
  if (src === url) return sizeOf(width, height);
  // All candidates of a set have one shape.
  const candidate = srcset.split(/,\s+/).find((entry) => entry.trim().split(/\s+/)[0] === url);
  const candidateWidth = Number.parseInt(candidate?.trim().split(/\s+/)[1] ?? '', 10);
  return sizeOf(candidateWidth, Math.round((candidateWidth * height) / width));
}

function sizeOf(width: number, height: number): ImageSize | undefined {
  return width > 0 && height > 0 && Number.isFinite(width / height) ? { width, height } : undefined;
}
