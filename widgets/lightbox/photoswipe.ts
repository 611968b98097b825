/**
 * PhotoSwipe behind one door (goodlayers-panels, section 18.7): it shows, drags and zooms. Its own buttons, keys, focus
 * and history are switched off: its buttons are written as HTML, its dialog has no name, its focus gets lost. Changed
 * are the way from slide to slide (600 ms, as the original), how far a swipe must go, and that a picture's size may
 * be unknown until it has come.
 */
import PhotoSwipe, { type PhotoSwipeEventsMap } from 'photoswipe';
import libraryStyles from 'photoswipe/style.css?inline';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { animate } from '../../runtime/motion/animate';
import { fillSlides, type SlideContent, toData } from './slides/contents';
import { followDrags } from './drag';
import { createRotator, type RotateCommand } from './slides/rotate';

const BACKDROP_MS = 150;
const CLOSE_MS = 200;
const FIRST_IMAGE = { channel: 'enter', durationMs: 250, easing: 'cubic-bezier(0,0,.25,1)' } as const;
const SLIDE = { channel: 'slide', durationMs: 600, easing: 'ease' } as const;
const ZOOM_MS = 300;
/** A picture can be zoomed so long after it has come. */
const ZOOM_ENABLED_MS = 300;
/** A step is once more the size in which the picture fits. */
const ZOOM_STEP = 1;
const MOST_ZOOM_STEPS = 10;
/** Neighbours that are fetched, on each side. */
const PRELOAD = 1;

/** Read by name, although it is in no type: its loading indicator is written as HTML like its buttons. */
const NO_INDICATOR = { preloader: false };

type Content = PhotoSwipeEventsMap['contentLoad']['content'];

/** What can be seen. */
export interface Shown {
  readonly index: number;
  /** False while a slide, or the lightbox itself, is on its way. */
  readonly hasArrived: boolean;
  readonly isLoading: boolean;
  readonly canZoom: boolean;
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
  /** A click or a tap beside the picture. */
  readonly onDark: () => void;
  /** The visitor or the code wants it gone. */
  readonly onClosing: () => void;
  readonly onClosed: () => void;
}

/** A lightbox on the page, which cannot be seen before it is opened. */
export interface Show {
  /** Begins the movement of the opening; once. */
  readonly open: () => void;
  readonly element: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** Goes to a slide; at the ends it goes round. Does nothing while one is on its way. */
  readonly goTo: (index: number) => void;
  readonly zoom: (how: 'in' | 'out' | 'actual') => void;
  readonly rotate: (command: RotateCommand) => void;
  /** Measures again. */
  readonly resize: () => void;
  /** The current slide's picture. */
  readonly image: () => HTMLImageElement | undefined;
  readonly close: () => void;
  /** Ends it without a movement. */
  readonly end: () => void;
}

/**
 * Puts PhotoSwipe with some slides on the page. Opening it is a step of its own, as each of the two is work enough for
 * a task.
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
    bgClickAction: options.onDark,
    tapAction: (_point, { target }) => {
      if (!(target instanceof HTMLImageElement)) options.onDark();
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
  /** PhotoSwipe tells things before anybody can make use of them. */
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
    });
  };

  pswp.on('keydown', (event) => event.preventDefault());
  pswp.addFilter('useContentPlaceholder', () => false);
  pswp.addFilter('isContentZoomable', (isZoomable, content) => isZoomable && zoomable.has(content));

  fillSlides(pswp);
  const rotator = createRotator();
  pswp.on('contentResize', rotator.onResize);

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
    void animate(
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
    const distance = Math.max(-mainScroll.slideWidth, Math.min(mainScroll.slideWidth, before - mainScroll.x));
    if (distance !== 0)
      await animate(container, [shiftedTo(mainScroll.x + distance), shiftedTo(mainScroll.x)], SLIDE);
    isMoving = false;
    tell();
  };

  followDrags(pswp, {
    ...options,
    isMoving: () => isMoving,
    moveBy: (difference) => void moveBy(difference),
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
  const { opener } = pswp;
  const openNow = opener.open.bind(opener);
  opener.open = () => undefined;
  pswp.init();
  const { element } = pswp;
  if (!element) throw new Error('PhotoSwipe made no element');
  element.addEventListener('dblclick', (event) => {
    if (event.target instanceof HTMLImageElement)
      pswp.currSlide?.toggleZoom({ x: event.clientX, y: event.clientY });
  });

  const close = (): void => {
    // PhotoSwipe forgets a wish to close while it opens.
    if (pswp.opener.isOpen) pswp.close();
    else pswp.on('openingAnimationEnd', () => pswp.close());
  };

  return {
    element,
    open() {
      isStarted = true;
      openNow();
      tell();
    },
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
    rotate: (command) => pswp.currSlide && rotator.rotate(pswp.currSlide, command),
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

/** Through the CSSOM, which a strict policy allows. */
function createSheet(): CSSStyleSheet {
  const created = new CSSStyleSheet();
  created.replaceSync(libraryStyles);
  return created;
}
