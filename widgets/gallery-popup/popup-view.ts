/**
 * The elements of a filterable gallery's lightbox (essential-addons, section 6.5), with the original's classes, because
 * the site's stylesheet styles them. They are inserted at the start of the body and removed on close. Fixed: buttons
 * have names, and the lightbox can be closed if an image fails to load.
 */
import type { Item } from '../shared/media/item';
import { createFrame } from '../shared/media/player-frame';

/** How long a notice is shown, in ms. */
const NOTICE_MS = 5000;
const READY_MS = 16;

/** The texts of the lightbox. */
export interface PopupWords {
  readonly close: string;
  readonly closeTip: string;
  readonly previous: string;
  readonly previousTip: string;
  readonly next: string;
  readonly nextTip: string;
  readonly loading: string;
  readonly error: string;
  /** The title of a frame whose item has no title. */
  readonly frame: string;
}

/** Options from the gallery's attributes. */
export interface PopupLook {
  /** True to show arrows and the position in the set. */
  readonly isSet: boolean;
  /** Later releases have an additional class, and a bar below videos too. */
  readonly isNewer: boolean;
  /** A notice that is shown for some time next to a video; '' for none. */
  readonly notice: string;
  /** True to play video files with a video element instead of a frame. */
  readonly hasVideoTag: boolean;
}

/** A slide to show. */
export interface PopupSlide {
  readonly item: Item;
  readonly caption: DocumentFragment | undefined;
  /** The position in the set, "2 of 7"; '' for a single slide. */
  readonly place: string;
  /** True for a video in portrait format. */
  readonly isVertical: boolean;
  /** True for a video, false for another page in a frame. */
  readonly isVideo: boolean;
}

/** The lightbox on the page. */
export interface PopupView {
  readonly wrap: HTMLElement;
  /** Shows a slide instead of the previous one. */
  readonly show: (slide: PopupSlide) => void;
  /** Removes the lightbox. */
  readonly remove: () => void;
}

/** @param onError called if an image fails to load */
export function createPopup(words: PopupWords, look: PopupLook, onError: () => void): PopupView {
  const { wrap, background, container, content, preloader, close } = buildBoxes(words, look);
  document.body.prepend(background, wrap);
  const becomingReady = setTimeout(
    () => [background, wrap].forEach(({ classList }) => classList.add('mfp-ready')),
    READY_MS,
  );
  let noticing: ReturnType<typeof setTimeout> | undefined;

  const setStatus = (kind: string, status: 'loading' | 'ready' | 'error'): void => {
    const isVertical = container.classList.contains('eael-gf-vertical-video-popup');
    container.className = `mfp-container mfp-${kind}-holder mfp-s-${status}`;
    container.classList.toggle('eael-gf-vertical-video-popup', isVertical);
    preloader.textContent = status === 'error' ? words.error : words.loading;
  };

  const showImage = (src: string, slide: PopupSlide): void => {
    const image = document.createElement('img');
    image.className = 'mfp-img';
    image.alt = slide.item.alt || slide.caption?.textContent || '';
    image.style.maxHeight = `${document.documentElement.clientHeight}px`;
    const caption = document.createElement('figcaption');
    caption.append(bottomBar(slide));
    const figure = document.createElement('figure');
    figure.append(image, caption);
    const box = part('mfp-figure mfp-loading', close, figure);
    content.replaceChildren(box);
    setStatus('image', 'loading');
    // Ignore the events of an image that was replaced by the next slide.
    image.addEventListener('load', () => {
      if (!image.isConnected) return;
      box.classList.remove('mfp-loading');
      setStatus('image', 'ready');
    });
    image.addEventListener('error', () => {
      if (!image.isConnected) return;
      setStatus('image', 'error');
      // The stylesheet hides the slide including its close button.
      container.append(close);
      onError();
    });
    image.src = src;
  };

  const showPlayer = (src: string, isFile: boolean, slide: PopupSlide): void => {
    const player = isFile && look.hasVideoTag ? video(src) : createFrame(src, slide.item.alt || words.frame);
    player.className = look.isNewer ? 'mfp-iframe eael-video-gallery-on' : 'mfp-iframe';
    const scaler = part('mfp-iframe-scaler', close, player);
    if (look.isNewer) {
      const notice = part('eael-privacy-message', slide.isVideo ? look.notice : '');
      scaler.append(notice, bottomBar(slide));
      noticing = setTimeout(() => notice.remove(), NOTICE_MS);
    }
    content.replaceChildren(scaler);
    container.classList.toggle('eael-gf-vertical-video-popup', slide.isVertical);
    setStatus('iframe', 'ready');
  };

  return {
    wrap,
    show(slide) {
      const { item } = slide;
      const hadFocus = close === document.activeElement;
      clearTimeout(noticing);
      container.classList.remove('eael-gf-vertical-video-popup');
      if (item.kind === 'image') showImage(item.src, slide);
      if (item.kind === 'frame') showPlayer(item.src, false, slide);
      if (item.kind === 'video') showPlayer(item.video.src, item.video.kind === 'file', slide);
      // The button was moved, which removes the focus.
      if (hadFocus) close.focus();
    },
    remove() {
      clearTimeout(becomingReady);
      clearTimeout(noticing);
      background.remove();
      wrap.remove();
    },
  };
}

/** Builds the popup's elements, in the original's structure. */
function buildBoxes(words: PopupWords, look: PopupLook) {
  const close = button('mfp-close', '×', words.close, words.closeTip);
  const content = part('mfp-content');
  const preloader = part('mfp-preloader', words.loading);
  const container = part('mfp-container', content, preloader);
  if (look.isSet)
    container.append(
      button('mfp-arrow mfp-arrow-left mfp-prevent-close', '', words.previous, words.previousTip),
      button('mfp-arrow mfp-arrow-right mfp-prevent-close', '', words.next, words.nextTip),
    );
  const names = ['mfp-wrap', look.isSet && 'mfp-gallery', 'mfp-close-btn-in', 'mfp-auto-cursor'];
  const wrap = part(names.filter(Boolean).join(' '), container);
  if (look.isNewer) wrap.classList.add('eael-gf-mfp-popup');
  wrap.tabIndex = -1;
  wrap.style.overflow = 'hidden auto';
  return { wrap, background: part('mfp-bg'), container, content, preloader, close };
}

function bottomBar({ caption, place }: PopupSlide): HTMLElement {
  const title = part('mfp-title');
  if (caption) title.append(caption);
  return part('mfp-bottom-bar', title, part('mfp-counter', place));
}

function part(className: string, ...children: readonly (HTMLElement | string)[]): HTMLElement {
  const created = document.createElement('div');
  created.className = className;
  created.append(...children);
  return created;
}

function button(className: string, text: string, name: string, tip: string): HTMLButtonElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.className = className;
  created.title = tip;
  created.ariaLabel = name;
  created.textContent = text;
  return created;
}

function video(src: string): HTMLVideoElement {
  const created = document.createElement('video');
  Object.assign(created, { autoplay: true, controls: true, playsInline: true, src });
  Object.assign(created.style, { position: 'absolute', top: '0', left: '0', width: '100%', height: '100%' });
  return created;
}
