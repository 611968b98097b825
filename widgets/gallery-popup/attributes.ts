/** The attributes and the classes of a gallery's lightbox: the original's classes, which the site's stylesheet styles. */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import type { GallerySlide } from './gallery-sets';
import type { ImageStatus, ShownSlide } from './popup-machine';
import type { PopupWords } from './popup-words';

/** What `readPopup` finds in the markup. */
export interface PopupReading {
  readonly slides: readonly GallerySlide[];
  /** The index of the first slide to show. */
  readonly first: number;
  /** The pressed link, which gets the focus when the lightbox is closed. */
  readonly opener: HTMLElement;
  readonly words: PopupWords;
  /** Later releases have an additional class, and a bar below videos too. */
  readonly isNewer: boolean;
  /** A notice that is shown for some time next to a video; '' for none. */
  readonly notice: string;
  /** True to play video files with a video element instead of a frame. */
  readonly hasVideoTag: boolean;
}

/** True to show arrows and the position in the set. */
export const isSet = ({ slides }: Pick<PopupReading, 'slides'>): boolean => slides.length > 1;

export const wrapAttributes = (shown: ShownSlide | undefined): ElementAttributes => ({
  role: 'dialog',
  'aria-modal': true,
  'aria-label': shown?.name,
  tabIndex: -1,
});

/** The classes of the popup before it is ready. */
export const wrapClassName = (reading: PopupReading): string =>
  [
    'mfp-wrap',
    isSet(reading) && 'mfp-gallery',
    'mfp-close-btn-in mfp-auto-cursor',
    reading.isNewer && 'eael-gf-mfp-popup',
  ]
    .filter(Boolean)
    .join(' ');

/** With this class, the stylesheet fades the popup and its background in. */
export const readyClasses = (isReady: boolean): ElementClasses => ({ 'mfp-ready': isReady });

export const containerClassName = (shown: ShownSlide | undefined, status: ImageStatus): string => {
  if (!shown) return 'mfp-container';
  const isImage = shown.item.kind === 'image';
  const names = `mfp-container mfp-${isImage ? 'image' : 'iframe'}-holder mfp-s-${status}`;
  return !isImage && shown.isVertical ? `${names} eael-gf-vertical-video-popup` : names;
};

export const playerClassName = ({ isNewer }: PopupReading): string =>
  isNewer ? 'mfp-iframe eael-video-gallery-on' : 'mfp-iframe';
