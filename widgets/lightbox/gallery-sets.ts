/**
 * Which links of a filterable gallery are slides (essential-addons, sections 6.5 and 6.6): those of the items that show.
 * An item may have several links to one picture, because browsers take nested links apart: they are one slide.
 */

/** A link that opens the lightbox. */
export const GALLERY_LINK = '.eael-magnific-link';

const GALLERY = '.eael-filter-gallery-container';
const ITEM = '.eael-filterable-gallery-item-wrap';

/** A gallery's slides by their links. */
export interface GallerySet {
  readonly links: readonly HTMLElement[];
  /** False where each link opens its own picture only. */
  readonly isOne: boolean;
}

/** @returns the galleries of a page, in order */
export function gallerySets(page: Document): GallerySet[] {
  return [...page.querySelectorAll<HTMLElement>(GALLERY)].map((gallery) => ({
    links: [...gallery.querySelectorAll<HTMLElement>(GALLERY_LINK)].filter(
      (link) => memberFor(link) === link && link.closest<HTMLElement>(ITEM)?.style.display !== 'none',
    ),
    isOne: /"gallery_enabled"\s*:\s*"yes"/.test(gallery.getAttribute('data-settings') ?? ''),
  }));
}

/** @returns the first link of the same item to the same address */
export function memberFor(link: HTMLElement): HTMLElement {
  const href = link.getAttribute('href');
  const twins = link.closest(ITEM)?.querySelectorAll<HTMLElement>(GALLERY_LINK) ?? [];
  return [...twins].find((twin) => twin.getAttribute('href') === href) ?? link;
}

/** What a gallery's link says of its picture. */
export interface GalleryText {
  /** An editor's HTML as text, not trusted, or nodes of the page; undefined for none at all. */
  readonly caption: string | DocumentFragment | undefined;
  readonly alt: string;
  readonly image: HTMLImageElement | null;
}

/** Releases up to 5.9.3 take the item's title where an editor wants it, later ones the link's `title`. */
export function readGalleryText(link: HTMLElement): GalleryText {
  const item = link.closest(ITEM);
  const image =
    item?.querySelector<HTMLImageElement>('.gallery-item-thumbnail,.gallery-item-thumbnail-wrap > img') ??
    link.querySelector('img');
  const title = item?.querySelector('.fg-item-title');
  const isTitled = link.closest('[data-mfp_caption]')?.getAttribute('data-mfp_caption') === 'yes';
  const caption = isTitled ? title && copyOf(title) : link.getAttribute('title');
  return { caption: caption || undefined, alt: title?.textContent?.trim() || image?.alt || '', image };
}

function copyOf(title: Element): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...[...title.childNodes].map((node) => node.cloneNode(true)));
  return copy;
}

/** @returns whether a link's address is a page or a film to be framed */
export function isFramed(link: HTMLElement): boolean {
  return link.classList.contains('mfp-iframe');
}

/** @returns whether a link's film stands upright, in releases from 5.9.23 on */
export function isVertical(link: HTMLElement): boolean {
  return link.classList.contains('playout-vertical');
}

/** The map's own address refuses to be framed. */
export function framedAddress(address: string): string {
  return address.includes('//maps.google.') ? `${address}&output=embed` : address;
}
