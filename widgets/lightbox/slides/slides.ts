/** Makes of a set's items what PhotoSwipe shows and what the bars name. */
import type { SlideContent } from './contents';
import type { Item } from '../../shared/media/item';
import type { Labels } from '../../shared/media/labels';
import type { LightboxEntry } from '../bars/Lightbox';
import { buildPart, type SlidePart } from './slide-parts';

/** The id of the caption's element. */
export const CAPTION_ID = 'atoll-lightbox-caption';

/**
 * @param onPart is handed what is no picture, when its turn has come
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
      if (!part) throw new Error('a picture is no part');
      onPart(part);
      return part.element;
    },
  };
}

/** @returns what the bars say of an item */
export function toEntry(item: Item): LightboxEntry {
  const poster = item.kind === 'video' && item.video.kind === 'player' ? item.video.poster : undefined;
  // A large picture is not fetched to be shown small, unless it is in the page already.
  const embedded = item.kind === 'image' && item.src.startsWith('data:') ? item.src : undefined;
  return {
    name: item.alt,
    thumbnail: item.thumbnail ?? poster ?? embedded,
    file: item.kind === 'image' ? item.src : undefined,
  };
}
