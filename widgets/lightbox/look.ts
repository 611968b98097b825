/** What differs between the originals whose links open in the lightbox. */
import type { Labels } from '../shared/media/labels';
import type { DeepLink } from './deep-link';
import type { LightboxSet } from './sets';
import type { ShareLink } from './slides/share';

/** The parts of the bars. `picture`: zooms in steps, rotates and flips; `zoom`: zooms in and out with one button. */
export type Tool =
  'counter' | 'autoplay' | 'picture' | 'fullscreen' | 'zoom' | 'thumbnails' | 'share' | 'download';

/** Reads and writes slides in URLs. */
export interface Address {
  readonly read: (hash: string) => DeepLink | undefined;
  readonly write: (to: DeepLink) => string;
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
