/** The address of a slide: `#lg={gallery}&slide={index}` (goodlayers-panels, section 18.7). */

/** A place in the page's lightbox. */
export interface DeepLink {
  /** Number of the set, counted from 1. */
  readonly gallery: number;
  /** Counted from 0; may be more than the set has. */
  readonly slide: number;
}

const HASH = /^#lg=(\d{1,6})&slide=(\d{1,6})$/;

/** @returns undefined for any other fragment */
export function readDeepLink(hash: string): DeepLink | undefined {
  const [, gallery, slide] = HASH.exec(hash) ?? [];
  return gallery && slide ? { gallery: Number(gallery), slide: Number(slide) } : undefined;
}

/** @returns a fragment with its # */
export function writeDeepLink({ gallery, slide }: DeepLink): string {
  return `#lg=${gallery}&slide=${slide}`;
}
