/**
 * The interface to PhotoSwipe, which shows, drags and zooms slides (goodlayers-panels, section 18.7). Its buttons,
 * keys, focus handling and history are turned off: its buttons are HTML strings, its dialog has no name, and it loses
 * the focus. Changed: the transition between slides (600 ms, as in the original), the swipe threshold, and images of
 * unknown size.
 */
import PhotoSwipe, { type PhotoSwipeEventsMap } from 'photoswipe';
import libraryStyles from 'photoswipe/style.css?inline';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { play } from '../../runtime/motion/play';
import { fillSlides, type SlideContent, toData } from './slides/contents';
import { followDrags } from './drag';
import { createRotator, type RotateCommand } from './slides/rotate';

const BACKDROP_MS = 150;
const CLOSE_MS = 200;
const FIRST_IMAGE = { durationMs: 250, easing: 'cubic-bezier(0,0,.25,1)' };
const SLIDE = { durationMs: 600, easing: 'ease' };
const ZOOM_MS = 300;
/** The delay after loading before an image can be zoomed. */
const ZOOM_ENABLED_MS = 300;
/** A zoom step, as a multiple of the size in which the image fits. */
const ZOOM_STEP = 1;
const MOST_ZOOM_STEPS = 10;
/** The number of preloaded slides on each side. */
const PRELOAD = 1;

/** Turns off the loading indicator, which is an HTML string too. The option is missing in PhotoSwipe's types. */
const NO_INDICATOR = { preloader: false };

type Content = PhotoSwipeEventsMap['contentLoad']['content'];

/** The visible state. */
export interface Shown {
  readonly index: number;
  /** False during a transition and while the lightbox opens. */
  readonly hasArrived: boolean;
  readonly isLoading: boolean;
  readonly canZoom: boolean;
}

/** Options of `startShow`. */
export interface ShowOptions {
  readonly index: number;
  /** True to open without animation. */
  readonly isInstant: boolean;
  /** The text to show if an image fails to load. */
  readonly errorText: string;
  /** Returns the space below the slides, in px. */
  readonly bottomPx: () => number;
  readonly onChange: (shown: Shown) => void;
  /** Called on pointer, wheel and touch input. */
  readonly onActivity: () => void;
  readonly onDrag: () => void;
  /** Called on a click or tap next to the image. */
  readonly onDark: () => void;
  /** Called when closing starts. */
  readonly onClosing: () => void;
  readonly onClosed: () => void;
}

/** A lightbox on the page, which is invisible until `open` is called. */
export interface Show {
  /** Starts the opening animation. Call it once. */
  readonly open: () => void;
  readonly element: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** Moves to a slide, and wraps around at the ends. Does nothing during a transition. */
  readonly goTo: (index: number) => void;
  readonly zoom: (how: 'in' | 'out' | 'actual') => void;
  readonly rotate: (command: RotateCommand) => void;
  /** Updates the layout. */
  readonly resize: () => void;
  /** Returns the image of the current slide. */
  readonly image: () => HTMLImageElement | undefined;
  readonly close: () => void;
  /** Removes it without animation. */
  readonly end: () => void;
}

/**
 * Adds PhotoSwipe to the page. Opening it is a separate step, because both steps together would be a long task.
 *
 * @param slides at least one slide
 */
export function startShow(slides: readonly SlideContent[], options: ShowOptions): Show {
  const isReducedMotion = prefersReducedMotion();
  const pswp = new PhotoSwipe({
    dataSource: slides.map(toData),
    index: options.index,
    bgOpacity: 1,
    showHideAnimationType: options.isInstant || isReducedMotion ? 'none' : 'fade',
    showAnimationDuration: BACKDROP_MS,
    hideAnimationDuration: CLOSE_MS,
    zoomAnimationDuration: isReducedMotion ? 0 : ZOOM_MS,
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
  /** PhotoSwipe fires events before `open`, which are ignored. */
  let isStarted = false;
  const zoomable = new WeakSet<Content>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const update = (): void => {
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
        update();
      }, ZOOM_ENABLED_MS);
      timers.add(timer);
    }
    if (slide.isActive && !options.isInstant && !hasEntered) enter();
    update();
  });

  // The first image is scaled in when the backdrop is visible and the image has loaded.
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
    update();
  });

  // Transition between slides
  const moveBy = async (difference: number): Promise<void> => {
    const { mainScroll, container } = pswp;
    if (isMoving || !container || !pswp.opener.isOpen) return;
    const before = mainScroll.x;
    isMoving = true;
    mainScroll.moveIndexBy(difference);
    hasEntered = true;
    update();
    // A distant slide enters from the next position, because the slides in between are not rendered.
    const distance = Math.max(-mainScroll.slideWidth, Math.min(mainScroll.slideWidth, before - mainScroll.x));
    if (distance !== 0)
      await play(container, [shiftedTo(mainScroll.x + distance), shiftedTo(mainScroll.x)], SLIDE);
    isMoving = false;
    update();
  };

  followDrags(pswp, {
    ...options,
    isMoving: () => isMoving,
    moveBy: (difference) => void moveBy(difference),
  });

  pswp.on('change', update);
  pswp.on('zoomPanUpdate', update);
  pswp.on('close', options.onClosing);
  pswp.on('destroy', () => {
    timers.forEach(clearTimeout);
    pswp.element?.getAnimations({ subtree: true }).forEach((movement) => movement.cancel());
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    options.onClosed();
  });

  // One style sheet per lightbox, because the previous one may still be closing.
  const sheet = createSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const { opener } = pswp;
  const openNow = opener.open.bind(opener);
  opener.open = () => undefined;
  pswp.init();
  const { element } = pswp;
  if (!element) throw new Error('PhotoSwipe created no element');
  element.addEventListener('dblclick', (event) => {
    if (event.target instanceof HTMLImageElement)
      pswp.currSlide?.toggleZoom({ x: event.clientX, y: event.clientY });
  });

  const close = (): void => {
    // PhotoSwipe ignores `close` while it opens.
    if (pswp.opener.isOpen) pswp.close();
    else pswp.on('openingAnimationEnd', () => pswp.close());
  };

  return {
    element,
    open() {
      isStarted = true;
      openNow();
      update();
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
      // Stops a running opening animation. Without the flag, `destroy` would only start to close.
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

/** Uses the CSSOM, which a strict CSP allows. */
function createSheet(): CSSStyleSheet {
  const created = new CSSStyleSheet();
  created.replaceSync(libraryStyles);
  return created;
}
