/**
 * Reads the page's lightbox links into sets (goodlayers-panels, sections 18.2, 18.3 and 18.5), anew for each opening,
 * so that what a listing has loaded since belongs to its set. The markup of all three libraries counts as one.
 */
import { navigationTarget } from '../../runtime/url';
import { framedAddress, gallerySets, isFramed, isVertical, readGalleryText } from './gallery-sets';
import { type ImageSize, knownSize } from './image-size';
import { readVideo, type Video } from './video';

/** One thing to show. */
export type Item = Text &
  (
    | { readonly kind: 'image'; readonly src: string; readonly size: ImageSize | undefined }
    /** `isVertical` for one that is filmed for a phone: 9 : 16. */
    | { readonly kind: 'video'; readonly video: Video; readonly isVertical: boolean }
    | { readonly kind: 'frame'; readonly src: string }
    /** An element of the page, hidden until now. */
    | { readonly kind: 'inline'; readonly element: HTMLElement }
  );

interface Text {
  /**
   * HTML that an editor wrote, not trusted; '' for none: then the alternative text is the caption. Nodes of the page are
   * to be copied. Undefined where there is to be none at all.
   */
  readonly caption: string | DocumentFragment | undefined;
  readonly alt: string;
  /** A small picture of it, where there is one. */
  readonly thumbnail: string | undefined;
}

/** What one goes through without closing the lightbox. */
export interface LightboxSet {
  /** Its number in addresses: sets of several first, in document order, from 1; filterable galleries last. */
  readonly id: number;
  readonly items: readonly Item[];
  /** The links, at the same positions as their items; one link alone for a `data-gallery-lb`. */
  readonly links: readonly HTMLElement[];
  /** Whether a click on a picture leads to the next one, as in the original of the filterable galleries. */
  readonly leadsOn: boolean;
}

const LINKS = 'a:is(.gdlr-core-lightgallery,.gdlr-core-ilightbox,.strip,[data-gallery-lb])';
/** What a slider has copied. */
const COPIES = '.clone,.swiper-slide-duplicate,[data-atoll-copy]';
/** One group each: the numbers in here change from answer to answer. */
const ONE_GROUP = '.gdlr-core-portfolio-item-holder,.gdlr-core-gallery-item-holder';
const LIST_ITEM = '.gdlr-core-item-list';
const GROUP_ATTRIBUTES = ['data-lightbox-group', 'data-ilightbox-group', 'data-strip-group'];
const CAPTION_ATTRIBUTES = ['data-sub-html', 'data-caption', 'data-strip-caption', 'title'];

interface Draft {
  readonly items: Item[];
  readonly links: HTMLElement[];
  readonly leadsOn: boolean;
}

/** @returns every set of the page, each with at least one item */
export function collectSets(page: Document): LightboxSet[] {
  const drafts: Draft[] = [];
  const groups = new Map<Node, Map<string, Draft>>();
  for (const link of page.querySelectorAll<HTMLElement>(LINKS)) {
    if (link.closest(COPIES)) continue;
    if (link.hasAttribute('data-gallery-lb')) {
      drafts.push({ items: readGallery(link), links: [link], leadsOn: false });
      continue;
    }
    const item = readLink(link);
    if (!item) continue;
    const draft = draftFor(link, groups, drafts);
    draft.items.push(item);
    draft.links.push(link);
  }
  addGalleries(page, drafts);
  const filled = drafts.filter(({ items }) => items.length > 0);
  const isSeveral = ({ items }: Draft): boolean => items.length > 1;
  return [...filled.filter(isSeveral), ...filled.filter((draft) => !isSeveral(draft))].map(
    (draft, position) => ({ ...draft, id: position + 1 }),
  );
}

/** Behind the others, whose numbers are in addresses that visitors have kept. */
function addGalleries(page: Document, drafts: Draft[]): void {
  for (const { links, isOne } of gallerySets(page)) {
    const read = links.flatMap((link) => {
      const item = readGalleryLink(link);
      return item ? [{ link, item }] : [];
    });
    const groups = isOne ? [read] : read.map((one) => [one]);
    for (const group of groups)
      drafts.push({
        items: group.map(({ item }) => item),
        links: group.map(({ link }) => link),
        leadsOn: group.length > 1,
      });
  }
}

function readGalleryLink(link: HTMLElement): Item | undefined {
  const address = framedAddress(link.getAttribute('href') ?? '');
  const { caption, alt, image } = readGalleryText(link);
  const text: Text = { caption, alt, thumbnail: image?.currentSrc || image?.src || undefined };
  const size = image ? sizeFrom(address, image) : undefined;
  const item = readAddress(address, text, isFramed(link), size, link.baseURI);
  return item?.kind === 'video' ? { ...item, isVertical: isVertical(link) } : item;
}

function draftFor(link: HTMLElement, groups: Map<Node, Map<string, Draft>>, drafts: Draft[]): Draft {
  const fresh = (): Draft => {
    const draft: Draft = { items: [], links: [], leadsOn: false };
    drafts.push(draft);
    return draft;
  };
  const group = firstAttribute(link, GROUP_ATTRIBUTES);
  if (!group) return fresh();
  const holder = link.closest(ONE_GROUP);
  const scope = holder ?? link.closest(LIST_ITEM) ?? link.ownerDocument;
  // Titles have the group of their pictures with a `t`, so that no picture comes twice.
  const name = holder ? String(group.endsWith('t')) : group;
  const inScope = groups.get(scope) ?? new Map<string, Draft>();
  groups.set(scope, inScope);
  const draft = inScope.get(name) ?? fresh();
  inScope.set(name, draft);
  return draft;
}

function readLink(link: HTMLElement): Item | undefined {
  // Strip's release of 2.1.7 prints the address elsewhere.
  const address = link.getAttribute('href') ?? link.getAttribute('data-src') ?? '';
  const image = link.querySelector('img');
  const alt = image?.alt ?? '';
  const text: Text = {
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

/** An embedded picture, which is no address to go to. */
const EMBEDDED = /^data:image\//i;

function readAddress(
  address: string,
  text: Text,
  isFrame: boolean,
  size: ImageSize | undefined,
  base: string,
): Item | undefined {
  if (EMBEDDED.test(address)) return { ...text, kind: 'image', src: address, size };
  const url = navigationTarget(address, { base });
  if (!url) return undefined;
  const video = readVideo(url);
  if (video) return { ...text, kind: 'video', video, isVertical: false };
  if (isFrame) return { ...text, kind: 'frame', src: url.href };
  return { ...text, kind: 'image', src: url.href, size };
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
