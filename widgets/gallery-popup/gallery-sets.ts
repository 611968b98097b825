/**
 * Which links of a filterable gallery are slides (essential-addons, sections 6.5 and 6.6): those of the items that show.
 * An item may have several links to one picture, because browsers take nested links apart: they are one slide.
 */
import { GALLERY_LINK } from './gallery-links';
import { type Item, type ItemText, readAddress } from '../shared/media/item';

const ITEM = '.eael-filterable-gallery-item-wrap';
const CAPTION_SETTING = 'data-mfp_caption';

/** What one goes through without closing the lightbox. */
export interface GallerySet {
  readonly slides: readonly GallerySlide[];
  /** The position of the link that was pressed. */
  readonly index: number;
}

/** A link, and what it shows. */
export interface GallerySlide {
  readonly link: HTMLElement;
  readonly item: Item;
}

/** @returns the slides beside a link's, or it alone where each opens its own only; undefined where it shows nothing */
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

/** @returns the first link of the same item to the same address */
function memberFor(link: HTMLElement): HTMLElement {
  const href = link.getAttribute('href');
  const twins = link.closest(ITEM)?.querySelectorAll<HTMLElement>(GALLERY_LINK) ?? [];
  return [...twins].find((twin) => twin.getAttribute('href') === href) ?? link;
}

/** @returns whether a gallery is of 5.9.4 or later, which take a picture's text from its link */
export function isNewer(gallery: Element): boolean {
  return gallery.closest(`[${CAPTION_SETTING}]`) === null;
}

function readItem(link: HTMLElement): Item | undefined {
  const href = link.getAttribute('href') ?? '';
  // A map's own address refuses to be framed.
  const address = href.includes('//maps.google.') ? `${href}&output=embed` : href;
  return readAddress(address, readText(link), link.classList.contains('mfp-iframe'), undefined, link.baseURI);
}

/** Releases up to 5.9.3 take the item's title where an editor wants it, later ones the link's `title`. */
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
