/**
 * PhotoSwipe behind one door (goodlayers-panels, section 18.7): it shows, drags and zooms. Its own buttons, keys, focus
 * and history are switched off: its buttons are written as HTML, its dialog has no name, its focus gets lost. Changed
 * are the way from slide to slide (600 ms, as the original), how far a swipe must go, and that a picture's size may
 * be unknown until it has come.
 */
import PhotoSwipe, { type PhotoSwipeEventsMap, type SlideData } from 'photoswipe';
import libraryStyles from 'photoswipe/style.css?inline';
import { prefersReducedMotion } from '../../runtime/environment';
import { play } from '../../runtime/motion/play';

const BACKDROP_MS = 150;
const CLOSE_MS = 200;
const FIRST_IMAGE = { durationMs: 250, easing: 'cubic-bezier(0,0,.25,1)' };
const SLIDE = { durationMs: 600, easing: 'ease' };
const ZOOM_MS = 300;
/** A picture can be zoomed so long after it has come. */
const ZOOM_ENABLED_MS = 300;
/** A step is once more the size in which the picture fits. */
const ZOOM_STEP = 1;
const MOST_ZOOM_STEPS = 10;
/** From here on a pointer drags. */
const DRAG_PX = 15;
/** From here on it leads to another slide. */
const SWIPE_PX = 50;
/** Neighbours that are fetched, on each side. */
const PRELOAD = 1;

/** Read by name, although it is in no type: its loading indicator is written as HTML like its buttons. */
const NO_INDICATOR = { preloader: false };

type Content = PhotoSwipeEventsMap['contentLoad']['content'];

/** A slide: a picture, or a part of our own. */
export type SlideContent =
  | {
      readonly kind: 'image';
      readonly src: string;
      readonly alt: string;
      readonly width: number | undefined;
      readonly height: number | undefined;
    }
  | { readonly kind: 'part'; readonly build: () => HTMLElement };

/** What can be seen. */
export interface Shown {
  readonly index: number;
  /** False while a slide, or the lightbox itself, is on its way. */
  readonly hasArrived: boolean;
  readonly isLoading: boolean;
  readonly canZoom: boolean;
  readonly isZoomed: boolean;
}

/** How to start. */
export interface ShowOptions {
  readonly index: number;
  /** Without the movement of an opening. */
  readonly isInstant: boolean;
  /** Shown in place of a picture that cannot be had. */
  readonly errorText: string;
  /** Room that is not for slides, in px. */
  readonly bottomPx: () => number;
  readonly onChange: (shown: Shown) => void;
  /** A pointer, wheel or finger has done something. */
  readonly onActivity: () => void;
  readonly onDrag: () => void;
  /** The visitor or the code wants it gone. */
  readonly onClosing: () => void;
  readonly onClosed: () => void;
}

/** A lightbox that is open. */
export interface Show {
  readonly element: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** Goes to a slide; at the ends it goes round. Does nothing while one is on its way. */
  readonly goTo: (index: number) => void;
  readonly zoom: (how: 'in' | 'out' | 'actual') => void;
  /** Measures again. */
  readonly resize: () => void;
  /** The current slide's picture. */
  readonly image: () => HTMLImageElement | undefined;
  readonly close: () => void;
  /** Ends it without a movement. */
  readonly end: () => void;
}

/**
 * Opens PhotoSwipe on some slides.
 *
 * @param slides at least one
 */
export function startShow(slides: readonly SlideContent[], options: ShowOptions): Show {
  const isCalm = prefersReducedMotion();
  const pswp = new PhotoSwipe({
    dataSource: slides.map(toData),
    index: options.index,
    bgOpacity: 1,
    showHideAnimationType: options.isInstant || isCalm ? 'none' : 'fade',
    showAnimationDuration: BACKDROP_MS,
    hideAnimationDuration: CLOSE_MS,
    zoomAnimationDuration: isCalm ? 0 : ZOOM_MS,
    preload: [PRELOAD, PRELOAD],
    paddingFn: () => ({ top: 0, left: 0, right: 0, bottom: options.bottomPx() }),
    secondaryZoomLevel: 1,
    maxZoomLevel: ({ fit }) => Math.max(1, fit * (1 + MOST_ZOOM_STEPS * ZOOM_STEP)),
    closeOnVerticalDrag: false,
    pinchToClose: false,
    imageClickAction: false,
    bgClickAction: 'close',
    tapAction: (_point, { target }) => {
      if (!(target instanceof HTMLImageElement)) pswp.close();
    },
    doubleTapAction: 'zoom',
    escKey: false,
    arrowKeys: false,
    trapFocus: false,
    returnFocus: false,
    close: false,
    counter: false,
    arrowPrev: false,
    arrowNext: false,
    zoom: false,
    errorMsg: options.errorText,
    ...NO_INDICATOR,
  });

  let isMoving = false;
  /** PhotoSwipe tells things before its caller has it. */
  let isStarted = false;
  const zoomable = new WeakSet<Content>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const tell = (): void => {
    const slide = pswp.currSlide;
    if (!slide || !isStarted || pswp.isDestroying) return;
    options.onChange({
      index: pswp.currIndex,
      hasArrived: !isMoving && pswp.opener.isOpen,
      isLoading: slide.content.isLoading(),
      canZoom: slide.isZoomable(),
      isZoomed: slide.currZoomLevel > slide.zoomLevels.fit,
    });
  };

  pswp.on('keydown', (event) => event.preventDefault());
  pswp.addFilter('useContentPlaceholder', () => false);
  pswp.addFilter('isContentZoomable', (isZoomable, content) => isZoomable && zoomable.has(content));

  // Contents
  const unsized = new WeakSet<Content>();
  pswp.on('contentLoad', (event) => {
    const { content } = event;
    if (content.isImageContent() && content.width > 0) return;
    event.preventDefault();
    if (content.isImageContent()) {
      unsized.add(content);
      loadUnsized(content, () => unsized.delete(content));
      return;
    }
    const holder = document.createElement('div');
    holder.className = 'pswp__content';
    holder.append((content.data as { build: () => HTMLElement }).build());
    content.element = holder;
    content.state = 'loaded';
  });
  // PhotoSwipe would show it in the shape of the screen, and load it again.
  pswp.on('contentResize', (event) => unsized.has(event.content) && event.preventDefault());
  pswp.on('contentLoadImage', (event) => isOwn(event.content) && event.preventDefault());

  pswp.on('loadComplete', ({ content, isError, slide }) => {
    if (!isError) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        zoomable.add(content);
        tell();
      }, ZOOM_ENABLED_MS);
      timers.add(timer);
    }
    if (slide.isActive && !options.isInstant && !hasEntered) enter();
    tell();
  });

  // The first picture grows, when the backdrop is there and it has come.
  let hasEntered = false;
  const enter = (): void => {
    const holder = pswp.mainScroll.itemHolders[1]?.el;
    if (!pswp.opener.isOpen || !holder) return;
    hasEntered = true;
    void play(
      holder,
      [
        { scale: 0.5, opacity: 0 },
        { scale: 1, opacity: 1 },
      ],
      FIRST_IMAGE,
    );
  };
  pswp.on('openingAnimationEnd', () => {
    if (!options.isInstant && !pswp.currSlide?.content.isLoading()) enter();
    tell();
  });

  // From slide to slide
  const moveBy = async (difference: number): Promise<void> => {
    const { mainScroll, container } = pswp;
    if (isMoving || !container || !pswp.opener.isOpen) return;
    const before = mainScroll.x;
    isMoving = true;
    mainScroll.moveIndexBy(difference);
    hasEntered = true;
    tell();
    // However far it was, it comes from next door: what lies between is not there.
    const way = Math.max(-mainScroll.slideWidth, Math.min(mainScroll.slideWidth, before - mainScroll.x));
    if (way !== 0) await play(container, [shiftedTo(mainScroll.x + way), shiftedTo(mainScroll.x)], SLIDE);
    isMoving = false;
    tell();
  };

  const { gestures } = pswp;
  const { drag } = gestures;
  let downX = 0;
  const endDrag = drag.end.bind(drag);
  drag.end = () => {
    const way = gestures.p1.x - downX;
    if (pswp.mainScroll.isShifted()) void moveBy(Math.abs(way) > SWIPE_PX ? -Math.sign(way) : 0);
    endDrag();
  };
  pswp.on('pointerDown', (event) => {
    options.onActivity();
    downX = event.originalEvent.clientX;
    if (isMoving) event.preventDefault();
  });
  pswp.on('pointerMove', (event) => {
    const { isDragging, isMultitouch, p1, startP1 } = gestures;
    if (isMultitouch) return;
    if (isDragging) options.onDrag();
    else if (Math.hypot(p1.x - startP1.x, p1.y - startP1.y) < DRAG_PX) event.preventDefault();
  });

  pswp.on('change', tell);
  pswp.on('zoomPanUpdate', tell);
  pswp.on('close', options.onClosing);
  pswp.on('destroy', () => {
    timers.forEach(clearTimeout);
    pswp.element?.getAnimations({ subtree: true }).forEach((movement) => movement.cancel());
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    options.onClosed();
  });

  // One for each opening: one that is still closing must keep its own.
  const sheet = createSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  pswp.init();
  const { element } = pswp;
  if (!element) throw new Error('PhotoSwipe made no element');
  element.addEventListener('dblclick', (event) => {
    if (event.target instanceof HTMLImageElement)
      pswp.currSlide?.toggleZoom({ x: event.clientX, y: event.clientY });
  });

  queueMicrotask(() => {
    isStarted = true;
    tell();
  });

  const close = (): void => {
    // PhotoSwipe forgets a wish to close while it opens.
    if (pswp.opener.isOpen) pswp.close();
    else pswp.on('openingAnimationEnd', () => pswp.close());
  };

  return {
    element,
    get slides() {
      return pswp.mainScroll.itemHolders.map(({ el }) => el);
    },
    goTo: (index) => void moveBy(pswp.getLoopedIndex(index) - pswp.currIndex),
    zoom(how) {
      const slide = pswp.currSlide;
      if (!slide) return;
      const { fit } = slide.zoomLevels;
      const step = ZOOM_STEP * fit * (how === 'in' ? 1 : -1);
      if (how === 'actual') slide.toggleZoom();
      else
        slide.zoomTo(
          Math.max(fit, slide.currZoomLevel + step),
          undefined,
          pswp.options.zoomAnimationDuration,
        );
    },
    resize: () => pswp.updateSize(true),
    image() {
      const shown = pswp.currSlide?.content.element;
      return shown instanceof HTMLImageElement ? shown : undefined;
    },
    close,
    end() {
      // An opening under way is over with this; and without the flag it would only begin to close.
      pswp.animations.stopAll();
      pswp.element?.getAnimations({ subtree: true }).forEach((animation) => animation.cancel());
      pswp.isDestroying = true;
      options.onClosing();
      pswp.destroy();
    },
  };
}

function shiftedTo(x: number): Keyframe {
  return { transform: `translate3d(${x}px,0,0)` };
}

function toData(slide: SlideContent): SlideData {
  if (slide.kind === 'part') return { type: 'part', build: slide.build };
  const { src, alt, width, height } = slide;
  return { type: 'image', src, alt, ...(width && height ? { width, height } : {}) };
}

/** Pictures that were loaded here carry this mark. */
const OWN = 'atollOwn';

function isOwn({ element }: Content): boolean {
  return element?.dataset[OWN] !== undefined;
}

/** Loads a picture and gives its slide the size that it turns out to have; it is not in sight before. */
function loadUnsized(content: Content, onSize: () => void): void {
  const image = document.createElement('img');
  image.className = 'pswp__img';
  image.alt = content.data.alt ?? '';
  image.dataset[OWN] = '';
  image.style.visibility = 'hidden';
  const onLoad = (): void => {
    // A drawing may have no size of its own.
    content.width = image.naturalWidth || innerWidth;
    content.height = image.naturalHeight || innerHeight;
    onSize();
    image.style.visibility = '';
    const { slide } = content;
    if (slide) {
      slide.width = content.width;
      slide.height = content.height;
      slide.resize();
      slide.updateContentSize(true);
    }
    content.onLoaded();
  };
  const onError = (): void => {
    onSize();
    content.onError();
  };
  image.addEventListener('load', onLoad, { once: true });
  image.addEventListener('error', onError, { once: true });
  content.element = image;
  content.state = 'loading';
  image.src = content.data.src ?? '';
}

/** Through the CSSOM, which a strict policy allows. */
function createSheet(): CSSStyleSheet {
  const created = new CSSStyleSheet();
  created.replaceSync(libraryStyles);
  return created;
}
