/** Reads the set of slides that a link opens (essential-addons, sections 6.5 to 6.7). */
import { isMobileDevice } from '../../runtime/page/device';
import { isSet, type PopupReading } from './attributes';
import { gallerySet, isNewer } from './gallery-sets';
import type { ShownSlide } from './popup-machine';
import { readWords } from './popup-words';

/**
 * Reads the set of a link.
 *
 * @param translations the configuration's translations by key
 * @throws Error if the link has no valid URL
 */
export function readPopup(
  gallery: HTMLElement,
  link: HTMLElement,
  translations: ReadonlyMap<string, string>,
): PopupReading {
  const set = gallerySet(gallery, link);
  if (!set) throw new Error('the link has no valid URL');
  return {
    slides: set.slides,
    first: set.index,
    opener: link,
    words: readWords(translations),
    isNewer: isNewer(gallery),
    notice: gallery.getAttribute('data-privacy-notice') ?? '',
    hasVideoTag: gallery.getAttribute('data-use-video-tag') === 'yes' && isMobileDevice(),
  };
}

/** @returns a slide with its caption; undefined for an index that does not exist */
export function readSlide(
  { slides, words }: PopupReading,
  index: number,
  caption: DocumentFragment | undefined,
): ShownSlide | undefined {
  const slide = slides[index];
  if (!slide) return undefined;
  const { item, link } = slide;
  const text = caption?.textContent ?? '';
  return {
    index,
    item,
    caption,
    alt: item.alt || text,
    name: text.trim() || item.alt || words.dialog,
    place: isSet({ slides }) ? words.place(index + 1, slides.length) : '',
    isVertical: link.classList.contains('playout-vertical'),
    isVideo: link.classList.contains('video-popup'),
  };
}
