/** The slides of an open lightbox: loads the caption of the wanted slide, shows it, and preloads the following images. */
import { type ActionDispatch, type RefObject, useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import type { WidgetContext } from '../../runtime/core/define';
import { focusFirst } from '../../runtime/dom/focus';
import { announce } from '../../runtime/page/announce';
import { captionOf, type Item } from '../shared/media/item';
import type { PopupReading } from './attributes';
import { firstPopupState, nextPopupState, type PopupEvent, type PopupState } from './popup-machine';
import { readSlide } from './read-popup';

/** The number of following images to preload, and the delay before that. */
const PRELOAD = 2;
const PRELOAD_DELAY_MS = 16;

/** @param close the button that closes the lightbox */
export function useSlides(
  reading: PopupReading,
  close: RefObject<HTMLElement | null>,
  report: WidgetContext['report'],
): readonly [PopupState, ActionDispatch<[PopupEvent]>] {
  const { slides, first } = reading;
  const [state, dispatch] = useReducer(nextPopupState, firstPopupState(slides.length, first));
  const { index, shown } = state;

  useEffect(() => {
    let isCurrent = true;
    const show = (caption: DocumentFragment | undefined): void => {
      const slide = readSlide(reading, index, caption);
      if (!isCurrent || !slide) return;
      keepFocus(close, () => dispatch({ type: 'show', slide }));
      if (slide.place) announce(`${slide.place}, ${slide.name}`);
    };
    captionOf(reading.slides[index]?.item, report)
      .then(show)
      .catch((error: unknown) => report('lightbox_failed', error));
    return () => {
      isCurrent = false;
    };
  }, [reading, index, close, report]);

  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => {
      for (let ahead = 1; ahead <= PRELOAD; ahead += 1)
        preload(slides[(shown.index + ahead) % slides.length]?.item);
    }, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [shown, slides]);

  return [state, dispatch];
}

/**
 * Makes a change at once. The button keeps the focus, although the change may replace it. The stylesheet hides the button
 * while an image loads; then the lightbox gets the focus.
 */
export function keepFocus(button: RefObject<HTMLElement | null>, change: () => void): void {
  const hadFocus = button.current !== null && button.current === document.activeElement;
  const lightbox = button.current?.closest('.mfp-wrap');
  flushSync(change);
  if (hadFocus) focusFirst([button.current, lightbox]);
}

function preload(item: Item | undefined): void {
  if (item?.kind === 'image') new Image().src = item.src;
}
