/**
 * Collects the links of Elementor's lightbox into sets (elementor-frontend, section 2.8). It runs on each opening, so that
 * links that were added later are included.
 */
import { type Item, readAddress } from '../shared/media/item';
import { knownSize } from '../shared/media/image-size';
import type { LightboxSet } from './sets';

const LINKS = 'a[href],[data-elementor-lightbox-slideshow]';
/** Copies of slides, which are ignored. */
const COPIES = '.swiper-slide-duplicate,.slick-cloned,[data-atoll-copy]';

interface Slide {
  readonly link: HTMLElement;
  readonly item: Item;
  /** The slide's place in its set, if the markup has one. */
  readonly order: number | undefined;
}

/** @returns the page's sets. A link that names no set forms a separate set */
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
