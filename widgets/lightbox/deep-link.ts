/** Reads and writes the URL fragment of a slide: `#lg={gallery}&slide={index}` (goodlayers-panels, section 18.7). */

/** A slide in one of the page's sets. */
export interface DeepLink {
  /** The number of the set, starting at 1. */
  readonly gallery: number;
  /** The index of the slide, which may be out of range. */
  readonly slide: number;
}

const HASH = /^#lg=(\d{1,6})&slide=(\d{1,6})$/;

/** @returns undefined for any other fragment */
export function readDeepLink(hash: string): DeepLink | undefined {
  const [, gallery, slide] = HASH.exec(hash) ?? [];
  return gallery && slide ? { gallery: Number(gallery), slide: Number(slide) } : undefined;
}

/** @returns the fragment with its # */
export function writeDeepLink({ gallery, slide }: DeepLink): string {
  return `#lg=${gallery}&slide=${slide}`;
}
