/**
 * Elementor's lightbox (elementor-frontend, section 2.8): its tools as the site has set them, its texts and its colours. Fixed:
 * the focus moves into it and back, every button has a name, and the page behind is inert.
 */
import { asRecord } from '../../runtime/page/as-record';
import { type Item, knownSize, readAddress } from '../shared/media/item';
import type { Labels } from '../shared/media/labels';
import styles from './elementor.css?inline';
import type { LightboxLook, LightboxSet, Shared, Tool } from './look';
import { type ShareLink, shareLinks } from './slides/share';

const LINKS = 'a[href],[data-elementor-lightbox-slideshow]';
/** Copies of slides, which are ignored. */
const COPIES = '.swiper-slide-duplicate,.slick-cloned,[data-atoll-copy]';

interface Slide {
  readonly link: HTMLElement;
  readonly item: Item;
  /** The slide's place in its set, if the markup has one. */
  readonly order: number | undefined;
}

/**
 * Collects the links of Elementor's lightbox into sets (elementor-frontend, section 2.8). It runs on each opening, so that
 * links that were added later are included.
 *
 * @returns the page's sets. A link that names no set forms a separate set
 */
export function collectElementorSets(page: Document): LightboxSet[] {
  const sets = new Map<string | HTMLElement, Slide[]>();
  for (const link of page.querySelectorAll<HTMLElement>(LINKS)) {
    const item = link.closest(COPIES) ? undefined : readItem(link);
    if (!item) continue;
    const key = link.dataset['elementorLightboxSlideshow'] || link;
    const order = Number.parseInt(link.dataset['elementorLightboxIndex'] ?? '', 10);
    sets.set(key, [...(sets.get(key) ?? []), { link, item, order: Number.isNaN(order) ? undefined : order }]);
  }
  return [...sets.values()].map((slides, index) => {
    const inOrder = slides
      .map((slide, position) => ({ ...slide, order: slide.order ?? position }))
      .toSorted((one, other) => one.order - other.order);
    return { id: index + 1, items: inOrder.map(({ item }) => item), links: inOrder.map(({ link }) => link) };
  });
}

function readItem(link: HTMLElement): Item | undefined {
  const { elementorLightboxTitle: title = '', elementorLightboxDescription: description = '' } = link.dataset;
  const address = link.dataset['elementorLightboxVideo'] ?? link.getAttribute('href') ?? '';
  const image = link.querySelector('img');
  const size = knownSize(
    address,
    image
      ? {
          src: image.getAttribute('src') ?? '',
          srcset: image.getAttribute('srcset') ?? '',
          width: Number(image.getAttribute('width') ?? NaN),
          height: Number(image.getAttribute('height') ?? NaN),
        }
      : undefined,
  );
  const alt = [title, description].filter(Boolean).join(' - ') || image?.alt || '';
  const text = { caption: captionFor(title, description), alt, thumbnail: undefined };
  return readAddress(address, text, false, size, link.baseURI);
}

/** @returns a caption with the original's classes; undefined without texts */
function captionFor(title: string, description: string): DocumentFragment | undefined {
  if (!title && !description) return undefined;
  const caption = document.createDocumentFragment();
  caption.append(line('title', title), line('description', description));
  return caption;
}

function line(name: string, text: string): HTMLElement | '' {
  if (!text) return '';
  const element = document.createElement('div');
  element.className = `elementor-slideshow__${name}`;
  element.append(text);
  return element;
}

const ZOOM_SCALE = 3;
const SLIDE_MS = 300;
const HIDE_BARS_MS = 3500;
const PADDING_PX = 70;
/** Up to this width of the window in px, there is no room beside the picture. */
const PHONE_PX = 767;

/** The site's options, and the tools that they switch on. */
const TOOLS: readonly (readonly [option: string, tool: Tool])[] = [
  ['lightbox_enable_counter', 'counter'],
  ['lightbox_enable_fullscreen', 'fullscreen'],
  ['lightbox_enable_zoom', 'zoom'],
  ['lightbox_enable_share', 'share'],
];

/** The labels for which Elementor prints a text of the same name, in the site's language. */
const TEXTS = ['fullscreen', 'zoom', 'share', 'previous', 'next', 'close'] as const;

/** Elementor's texts for the links of the sharing list. */
const SHARE_TEXTS: ReadonlyMap<string, string> = new Map([
  ['Facebook', 'shareOnFacebook'],
  ['Twitter', 'shareOnTwitter'],
  ['Pinterest', 'pinIt'],
]);

/** @param config the configuration that Elementor prints for its scripts */
export function elementorLook(config: Readonly<Record<string, unknown>>): LightboxLook {
  const kit = asRecord(config['kit']);
  const texts = asRecord(config['i18n']);
  const textOf = (name: string): string | undefined => {
    const text = texts[name];
    return typeof text === 'string' && text !== '' ? text : undefined;
  };
  return {
    collect: collectElementorSets,
    address: undefined,
    bodyClass: undefined,
    dialogClass: 'elementor-lightbox',
    counterClass: 'elementor-slideshow__counter',
    styles,
    tools: new Set(TOOLS.flatMap(([option, tool]) => (kit[option] === 'yes' ? [tool] : []))),
    labels: labelsFrom(textOf),
    slideMs: SLIDE_MS,
    hideBarsMs: HIDE_BARS_MS,
    zoomScale: ZOOM_SCALE,
    padding() {
      const sides = innerWidth > PHONE_PX ? PADDING_PX : 0;
      return { top: PADDING_PX, right: sides, bottom: PADDING_PX, left: sides };
    },
    share: (slide) => share(slide, textOf),
  };
}

function labelsFrom(textOf: (name: string) => string | undefined): Partial<Labels> {
  return Object.fromEntries(
    TEXTS.flatMap((name) => {
      const text = textOf(name);
      return text ? [[name, text]] : [];
    }),
  );
}

/** A video's button may be an icon in the element that has the hash. */
function hashOf(link: HTMLElement | undefined): string | null | undefined {
  return link?.closest('[data-e-action-hash]')?.getAttribute('data-e-action-hash');
}

/** The address that is shared opens the picture, if its link has such an address. */
function share({ link, name, file }: Shared, textOf: (name: string) => string | undefined): ShareLink[] {
  const address = location.href.replace(/#.*/s, '') + (hashOf(link) ?? '');
  const services = shareLinks(address, file, name).map((service) => ({
    ...service,
    name: textOf(SHARE_TEXTS.get(service.name) ?? '') ?? service.name,
  }));
  const download = textOf('downloadImage') ?? textOf('download');
  return file && download ? [...services, { name: download, href: file, isDownload: true }] : services;
}
