/**
 * Finds the slides of a filterable gallery: the links of its visible items (essential-addons, sections 6.5 and 6.6). An
 * item may contain several links to an image, because browsers split nested links. They are one slide.
 */
import { GALLERY_LINK } from './gallery-links';
import { type Item, type ItemText, readAddress } from '../shared/media/item';

const ITEM = '.eael-filterable-gallery-item-wrap';
const CAPTION_SETTING = 'data-mfp_caption';

/** The slides of an open lightbox. */
export interface GallerySet {
  readonly slides: readonly GallerySlide[];
  /** The index of the pressed link. */
  readonly index: number;
}

/** A link and its item. */
export interface GallerySlide {
  readonly link: HTMLElement;
  readonly item: Item;
}

/** @returns the set that contains a link's slide, or only this slide without a set; undefined for an invalid link */
export function gallerySet(gallery: HTMLElement, pressed: HTMLElement): GallerySet | undefined {
  const first = memberFor(pressed);
  const isOne = /"gallery_enabled"\s*:\s*"yes"/.test(gallery.getAttribute('data-settings') ?? '');
  const links = isOne
    ? [...gallery.querySelectorAll<HTMLElement>(GALLERY_LINK)].filter(
        (link) => memberFor(link) === link && link.closest<HTMLElement>(ITEM)?.style.display !== 'none',
      )
    : [first];
  const slides = links.flatMap((link) => {
    const item = readItem(link);
    return item ? [{ link, item }] : [];
  });
  const index = slides.findIndex(({ link }) => link === first);
  return index === -1 ? undefined : { slides, index };
}

/** @returns the first link in the same item with the same URL */
function memberFor(link: HTMLElement): HTMLElement {
  const href = link.getAttribute('href');
  const twins = link.closest(ITEM)?.querySelectorAll<HTMLElement>(GALLERY_LINK) ?? [];
  return [...twins].find((twin) => twin.getAttribute('href') === href) ?? link;
}

/** @returns true for a gallery of 5.9.4 or later, in which the caption is an attribute of the link */
export function isNewer(gallery: Element): boolean {
  return gallery.closest(`[${CAPTION_SETTING}]`) === null;
}

function readItem(link: HTMLElement): Item | undefined {
  const href = link.getAttribute('href') ?? '';
  // The normal URL of a map does not allow framing.
  const address = href.includes('//maps.google.') ? `${href}&output=embed` : href;
  return readAddress(address, readText(link), link.classList.contains('mfp-iframe'), undefined, link.baseURI);
}

/** Releases up to 5.9.3 use the item's title if the editor enables it; later ones use the link's `title`. */
function readText(link: HTMLElement): ItemText {
  const item = link.closest(ITEM);
  const image =
    item?.querySelector<HTMLImageElement>('.gallery-item-thumbnail,.gallery-item-thumbnail-wrap > img') ??
    link.querySelector('img');
  const title = item?.querySelector('.fg-item-title');
  const isTitled = link.closest(`[${CAPTION_SETTING}]`)?.getAttribute(CAPTION_SETTING) === 'yes';
  const caption = isTitled ? title && copyOf(title) : link.getAttribute('title');
  return {
    caption: caption || undefined,
    alt: title?.textContent?.trim() || image?.alt || '',
    thumbnail: undefined,
  };
}

function copyOf(title: Element): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...[...title.childNodes].map((node) => node.cloneNode(true)));
  return copy;
}
