/** Puts a gallery's lightbox on the page: its elements, the modal state, and the styles of its buttons. */
import { adoptStyles } from '../../runtime/dom/adopt-styles';
import { beginModal } from '../shared/dialog/modal';
import ownStyles from './popup.css?inline';

const IMAGE_CLASS = 'mfp-zoom-out-cur';

let popups = 0;

/** @returns true if a gallery's lightbox is open. The page has one at a time */
export const isPopupOpen = (): boolean => popups > 0;

/** Options of `insertPopup`. */
export interface PopupPlacement {
  readonly wrap: HTMLElement;
  readonly background: HTMLElement;
  /** Gets the focus at the end. */
  readonly opener: HTMLElement;
  /** True if the first slide is an image. */
  readonly isImage: boolean;
  /** Called when the visitor presses Escape, or another script has removed the lightbox. */
  readonly onDismiss: () => void;
}

/**
 * Inserts the popup at the start of the body.
 *
 * @returns a function that removes it and returns the focus
 */
export function insertPopup({ wrap, background, opener, isImage, onDismiss }: PopupPlacement): () => void {
  const ending = new AbortController();
  const removeStyles = adoptStyles(ownStyles);
  document.body.classList.toggle(IMAGE_CLASS, isImage);
  wrap.style.overflow = 'hidden auto';
  document.body.prepend(background, wrap);
  beginModal({ element: wrap, opener, onDismiss }, ending.signal);
  popups += 1;
  return () => {
    popups -= 1;
    document.body.classList.remove(IMAGE_CLASS);
    removeStyles();
    background.remove();
    wrap.remove();
    ending.abort();
  };
}
