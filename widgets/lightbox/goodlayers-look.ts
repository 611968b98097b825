/** The lightbox of the page builder's links (goodlayers-panels, section 18.7). */
import { type ImageSize, type Item, type ItemText, knownSize, readAddress } from '../shared/media/item';
import type { Address, LightboxLook, LightboxSet } from './look';
import { shareLinks } from './slides/share';

const LINKS = 'a:is(.gdlr-core-lightgallery,.gdlr-core-ilightbox,.strip,[data-gallery-lb])';
/** Copies of slides, which are ignored. */
const COPIES = '.clone,.swiper-slide-duplicate,[data-atoll-copy]';
/** Each of these is one group, because the group numbers in it differ between responses. */
const ONE_GROUP = '.gdlr-core-portfolio-item-holder,.gdlr-core-gallery-item-holder';
const LIST_ITEM = '.gdlr-core-item-list';
const GROUP_ATTRIBUTES = ['data-lightbox-group', 'data-ilightbox-group', 'data-strip-group'];
const CAPTION_ATTRIBUTES = ['data-sub-html', 'data-caption', 'data-strip-caption', 'title'];

interface Draft {
  readonly items: Item[];
  readonly links: HTMLElement[];
}

/**
 * Collects the page's lightbox links into sets (goodlayers-panels, sections 18.2, 18.3 and 18.5). It runs on each
 * opening, so that items that a listing has loaded are included. The markup of all three libraries is supported.
 *
 * @returns the sets of the page, each with at least one item
 */
export function collectSets(page: Document): LightboxSet[] {
  const drafts: Draft[] = [];
  const groups = new Map<Node, Map<string, Draft>>();
  for (const link of page.querySelectorAll<HTMLElement>(LINKS)) {
    if (link.closest(COPIES)) continue;
    if (link.hasAttribute('data-gallery-lb')) {
      drafts.push({ items: readGallery(link), links: [link] });
      continue;
    }
    const item = readLink(link);
    if (!item) continue;
    const draft = draftFor(link, groups, drafts);
    draft.items.push(item);
    draft.links.push(link);
  }
  const filled = drafts.filter(({ items }) => items.length > 0);
  const isSeveral = ({ items }: Draft): boolean => items.length > 1;
  return [...filled.filter(isSeveral), ...filled.filter((draft) => !isSeveral(draft))].map(
    (draft, position) => ({ ...draft, id: position + 1 }),
  );
}

function draftFor(link: HTMLElement, groups: Map<Node, Map<string, Draft>>, drafts: Draft[]): Draft {
  const fresh = (): Draft => {
    const draft = { items: [], links: [] };
    drafts.push(draft);
    return draft;
  };
  const group = firstAttribute(link, GROUP_ATTRIBUTES);
  if (!group) return fresh();
  const holder = link.closest(ONE_GROUP);
  const scope = holder ?? link.closest(LIST_ITEM) ?? link.ownerDocument;
  // The group of a title is the group of its image plus `t`, so that an image does not occur twice in a set.
  const name = holder ? String(group.endsWith('t')) : group;
  const inScope = groups.get(scope) ?? new Map<string, Draft>();
  groups.set(scope, inScope);
  const draft = inScope.get(name) ?? fresh();
  inScope.set(name, draft);
  return draft;
}

function readLink(link: HTMLElement): Item | undefined {
  // In 2.1.7, Strip's markup has the URL in another attribute.
  const address = link.getAttribute('href') ?? link.getAttribute('data-src') ?? '';
  const image = link.querySelector('img');
  const alt = image?.alt ?? '';
  const text: ItemText = {
    caption: firstAttribute(link, CAPTION_ATTRIBUTES),
    alt,
    thumbnail: image?.currentSrc || image?.src || undefined,
  };
  if (link.getAttribute('data-type') === 'inline') {
    const element = link.ownerDocument.getElementById(address.slice(1));
    return element ? { ...text, kind: 'inline', element } : undefined;
  }
  const isFrame = link.getAttribute('data-type') === 'iframe' || link.getAttribute('data-iframe') === 'true';
  const size = image && sizeFrom(address, image);
  return readAddress(address, text, isFrame, size ?? knownSize(address, undefined), link.baseURI);
}

function sizeFrom(address: string, image: HTMLImageElement): ImageSize | undefined {
  return knownSize(address, {
    src: image.getAttribute('src') ?? '',
    srcset: image.getAttribute('srcset') ?? '',
    width: Number(image.getAttribute('width') ?? NaN),
    height: Number(image.getAttribute('height') ?? NaN),
  });
}

function readGallery(link: HTMLElement): Item[] {
  let entries: unknown;
  try {
    entries = JSON.parse(link.getAttribute('data-gallery-lb') ?? '');
  } catch {
    return [];
  }
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    const { src, url, subHtml, caption } = { ...(entry as Readonly<Record<string, unknown>> | null) };
    const address = textOf(src) || textOf(url);
    const text = { caption: textOf(subHtml) || textOf(caption), alt: '', thumbnail: undefined };
    const item = address && readAddress(address, text, false, knownSize(address, undefined), link.baseURI);
    return item || [];
  });
}

function firstAttribute(link: Element, names: readonly string[]): string {
  for (const name of names) {
    const value = link.getAttribute(name);
    if (value) return value;
  }
  return '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Thumbnails, 75 px high, with their margins and their scroll bar. */
const THUMBNAILS_PX = 95;

/** @param address passed by the small part, so that this module does not have to import it */
export const goodlayersLook = (address: Address): LightboxLook => ({
  collect: collectSets,
  address,
  // The original's class, which pages may know.
  bodyClass: 'lg-on',
  dialogClass: undefined,
  counterClass: undefined,
  styles: '',
  tools: new Set(['counter', 'autoplay', 'picture', 'fullscreen', 'thumbnails', 'share', 'download']),
  labels: {},
  slideMs: 600,
  hideBarsMs: 6000,
  zoomScale: undefined,
  padding: (hasThumbnails) => ({ top: 0, right: 0, bottom: hasThumbnails ? THUMBNAILS_PX : 0, left: 0 }),
  share: ({ file, name }) => shareLinks(location.href, file, name),
});
