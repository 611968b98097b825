/**
 * The lightbox of a filterable gallery (essential-addons, section 6.5 to 6.7), loaded on demand. It shares items and
 * dialog behaviour with the page builder's lightbox, but has the original's elements, which the site's stylesheet
 * styles. They are inserted at the start of the body and removed on close. A video is requested only when its slide is
 * shown. Fixed: buttons have names, and the lightbox can be closed if an image fails to load.
 */
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { WidgetContext } from '../../runtime/core/define';
import { announce } from '../../runtime/page/announce';
import { LiveText } from '../../runtime/react/live-text';
import { ServerElement } from '../../runtime/react/server-element';
import {
  containerClassName,
  isSet,
  type PopupReading,
  readyClasses,
  wrapAttributes,
  wrapClassName,
} from './attributes';
import type { ShownSlide } from './popup-machine';
import { CloseButton, Slide } from './Slide';
import { keepFocus, useSlides } from './use-slides';
import { adoptStyles } from '../../runtime/dom/adopt-styles';
import { beginModal } from '../shared/dialog/modal';
import ownStyles from './popup.css?inline';

export { readPopup } from './read-popup';

/** The delay after which the stylesheet fades the popup in. */
const READY_MS = 16;

export interface PopupProps {
  readonly reading: PopupReading;
  readonly report: WidgetContext['report'];
  readonly onClose: () => void;
}

export function Popup({ reading, report, onClose }: PopupProps): ReactNode {
  const { slides, first, opener, words } = reading;
  const close = useRef<HTMLButtonElement>(null);
  const [{ shown, showing, status }, dispatch] = useSlides(reading, close, report);
  const [background] = useState(() => createBox('mfp-bg'));
  const [wrap] = useState(() => createBox(wrapClassName(reading)));
  const isReady = useReady();
  const dismiss = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const isImage = slides[first]?.item.kind === 'image';
    return insertPopup({ wrap, background, opener, isImage, onDismiss: () => dismiss() });
  }, [wrap, background, opener, slides, first]);

  const onStatus = (slide: ShownSlide, next: 'ready' | 'error'): void => {
    // An image that failed moves the button.
    keepFocus(close, () => dispatch({ type: 'image', slide, status: next }));
    if (next === 'error') announce(words.error);
  };
  const onClick = ({ target }: Event): void => {
    const command = target instanceof Element ? commandAt(target) : undefined;
    if (command === 'close') onClose();
    else if (command) dispatch({ type: 'step', by: command });
  };
  const onKeyDown = (event: Event): void => {
    const by = stepOf(event as KeyboardEvent, wrap);
    if (by) dispatch({ type: 'step', by });
  };

  const button = <CloseButton words={words} ref={close} />;
  return (
    <>
      <ServerElement element={background} classes={readyClasses(isReady)} />
      <ServerElement
        element={wrap}
        attributes={wrapAttributes(shown)}
        classes={readyClasses(isReady)}
        listeners={{ click: onClick, keydown: onKeyDown }}
      />
      {createPortal(
        <div className={containerClassName(shown, status)}>
          <div className="mfp-content">
            {shown && (
              <Slide
                key={showing}
                reading={reading}
                slide={shown}
                status={status}
                close={button}
                onStatus={onStatus}
              />
            )}
          </div>
          <LiveText
            as="div"
            className="mfp-preloader"
            text={status === 'error' ? words.error : words.loading}
          />
          {isSet(reading) && <Arrow side="left" name={words.previous} tip={words.previousTip} />}
          {isSet(reading) && <Arrow side="right" name={words.next} tip={words.nextTip} />}
          {/* The stylesheet hides a slide that failed, including its button. */}
          {status === 'error' && button}
        </div>,
        wrap,
      )}
    </>
  );
}

interface ArrowProps {
  readonly side: 'left' | 'right';
  readonly name: string;
  readonly tip: string;
}

function Arrow({ side, name, tip }: ArrowProps): ReactNode {
  const className = `mfp-arrow mfp-arrow-${side} mfp-prevent-close`;
  return <button type="button" className={className} title={tip} aria-label={name} />;
}

/** @returns true when the stylesheet may fade the popup in */
function useReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), READY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}

/** @returns what a click does: a step to another slide, closing, or nothing */
function commandAt(target: Element): 1 | -1 | 'close' | undefined {
  const arrow = target.closest('.mfp-arrow');
  if (arrow) return arrow.matches('.mfp-arrow-left') ? -1 : 1;
  if (target.matches('.mfp-img')) return 1;
  return target.closest('.mfp-close') || !target.closest('.mfp-content') ? 'close' : undefined;
}

/** @returns the step of an arrow key */
function stepOf(
  { key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  wrap: HTMLElement,
): 1 | -1 | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey || target instanceof HTMLVideoElement) return undefined;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isRtl = getComputedStyle(wrap).direction === 'rtl';
  return (key === 'ArrowRight') === isRtl ? -1 : 1;
}

function createBox(className: string): HTMLElement {
  const box = document.createElement('div');
  box.className = className;
  return box;
}

const IMAGE_CLASS = 'mfp-zoom-out-cur';

let popups = 0;

/** @returns true if a gallery's lightbox is open. The page has one at a time */
export const isPopupOpen = (): boolean => popups > 0;

/** Options of `insertPopup`. */
interface PopupPlacement {
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
function insertPopup({ wrap, background, opener, isImage, onDismiss }: PopupPlacement): () => void {
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
