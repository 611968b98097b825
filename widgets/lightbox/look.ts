/** What differs between the originals whose links open in the lightbox. */
import type { Labels } from '../shared/media/labels';
import type { Item } from '../shared/media/item';
import type { ShareLink } from './slides/share';

/** The parts of the bars. `picture`: zooms in steps, rotates and flips; `zoom`: zooms in and out with one button. */
export type Tool =
  'counter' | 'autoplay' | 'picture' | 'fullscreen' | 'zoom' | 'thumbnails' | 'share' | 'download';

/** A slide in one of the page's sets. */
export interface DeepLink {
  /** The number of the set, starting at 1. */
  readonly gallery: number;
  /** The index of the slide, which may be out of range. */
  readonly slide: number;
}

/** Reads and writes slides in URLs. */
export interface Address {
  readonly read: (hash: string) => DeepLink | undefined;
  readonly write: (to: DeepLink) => string;
}

/** The page builder's URL fragment of a slide: `#lg={gallery}&slide={index}` (goodlayers-panels, section 18.7). */
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

/** The space around a slide's picture, in px. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The slide to share. */
export interface Shared {
  /** The link that opens the slide. */
  readonly link: HTMLElement | undefined;
  readonly name: string;
  /** The URL of the image; undefined if the slide is not an image. */
  readonly file: string | undefined;
}

/** A set of slides. */
export interface LightboxSet {
  /** Its number in URLs, from 1: sets with several slides first, in document order. */
  readonly id: number;
  readonly items: readonly Item[];
  /** The links, at the same indexes as their items; a single link for `data-gallery-lb`. */
  readonly links: readonly HTMLElement[];
}

/** The look of a lightbox, and its behaviour where the originals differ. */
export interface LightboxLook {
  /** Finds the page's sets. */
  readonly collect: (page: Document) => LightboxSet[];
  /** Puts the slide into the page's address; undefined if the address does not change. */
  readonly address: Address | undefined;
  /** The class of the body while the lightbox is open. */
  readonly bodyClass: string | undefined;
  /** The dialog's class, besides Atoll's. */
  readonly dialogClass: string | undefined;
  readonly counterClass: string | undefined;
  /** A stylesheet that follows the lightbox's own. */
  readonly styles: string;
  readonly tools: ReadonlySet<Tool>;
  /** Texts in place of Atoll's. */
  readonly labels: Partial<Labels>;
  /** The duration of the move to another slide. */
  readonly slideMs: number;
  /** The time without activity after which the bars are hidden. */
  readonly hideBarsMs: number;
  /**
   * How much a picture grows when it is zoomed, relative to the size that fits; arrows and keys do nothing while it is
   * zoomed. Undefined: it can be zoomed in steps, and to its natural size.
   */
  readonly zoomScale: number | undefined;
  readonly padding: (hasThumbnails: boolean) => Padding;
  readonly share: (slide: Shared) => ShareLink[];
}
