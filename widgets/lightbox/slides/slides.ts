/** Converts a set's items to slides for PhotoSwipe and to entries for the bars. */
import type { SlideContent } from './contents';
import type { Item } from '../../shared/media/item';
import type { Labels } from '../../shared/media/labels';
import type { LightboxEntry } from '../bars/Lightbox';
import { buildPart, type SlidePart } from './slide-parts';

/** The id of the caption's element. */
export const CAPTION_ID = 'atoll-lightbox-caption';

/**
 * @param onPart called with a slide that is not an image, when it is built
 * @returns a slide for PhotoSwipe
 */
export function toSlide(item: Item, labels: Labels, onPart: (part: SlidePart) => void): SlideContent {
  if (item.kind === 'image')
    return {
      kind: 'image',
      src: item.src,
      alt: item.alt,
      width: item.size?.width,
      height: item.size?.height,
    };
  return {
    kind: 'part',
    build() {
      const part = buildPart(item, labels);
      if (!part) throw new Error('an image is not a custom slide');
      onPart(part);
      return part.element;
    },
  };
}

/**
 * @param link the link that opens the item
 * @returns the data of an item for the bars
 */
export function toEntry(item: Item, link: HTMLElement | undefined): LightboxEntry {
  // Large images are not loaded as thumbnails, except embedded ones. A video's picture is fetched from the video's host,
  // so it is fetched only when the slide is shown.
  const embedded = item.kind === 'image' && item.src.startsWith('data:') ? item.src : undefined;
  return {
    name: item.alt,
    thumbnail: item.thumbnail ?? embedded,
    file: item.kind === 'image' ? item.src : undefined,
    link,
  };
}
