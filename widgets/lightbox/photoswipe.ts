/**
 * The only module that creates a PhotoSwipe (goodlayers-panels, section 18.7). PhotoSwipe shows, drags and zooms slides. Its
 * buttons, keys, focus and history are switched off: its buttons are written as HTML, its dialog has no name, and its focus
 * gets lost. Atoll animates the move from slide to slide itself (600 ms, as the original did).
 */
import PhotoSwipe from 'photoswipe';
import libraryStyles from 'photoswipe/style.css?inline';
import { adoptStyles } from '../../runtime/dom/adopt-styles';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { fillSlides, type SlideContent, toData } from './slides/contents';
import type { Padding } from './look';
import {
  type Content,
  destroyNow,
  holdersOf,
  isDestroyed,
  isOpen,
  NO_INDICATOR,
  postponeOpening,
} from './photoswipe-internals';
import { createRotator, type RotateCommand } from './slides/rotate';
import { createEntrance, createRow, followDrags } from './slides/row';

const BACKDROP_MS = 150;
const CLOSE_MS = 200;
const ZOOM_MS = 300;
/** A picture can be zoomed this long after it has loaded. */
const ZOOM_ENABLED_MS = 300;
/** A step is the size in which the picture fits. */
const ZOOM_STEP = 1;
const MOST_ZOOM_STEPS = 10;
/** The number of preloaded slides on each side. */
const PRELOAD = 1;

/** The state of the visible slide. */
export interface SlideState {
  readonly index: number;
  /** False while a slide or the lightbox itself is animated. */
  readonly hasArrived: boolean;
  readonly isLoading: boolean;
  readonly canZoom: boolean;
  /** Whether the picture is larger than the size in which it fits. */
  readonly isZoomed: boolean;
}

/** Options of `startSlideshow`. */
export interface SlideshowOptions {
  readonly index: number;
  /** Opens without an animation. */
  readonly isInstant: boolean;
  /** Shown in place of a picture that cannot be loaded. */
  readonly errorText: string;
  /** The duration of the move to another slide. */
  readonly slideMs: number;
  /** See LightboxLook. */
  readonly zoomScale: number | undefined;
  readonly padding: () => Padding;
  readonly onChange: (state: SlideState) => void;
  /** Called when a pointer, wheel or finger is used. */
  readonly onActivity: () => void;
  readonly onDrag: () => void;
  /** Called on a click or a tap beside the picture. */
  readonly onDark: () => void;
  /** Called when closing begins. */
  readonly onClosing: () => void;
  readonly onClosed: () => void;
}

/** A lightbox on the page. It is invisible until it is opened. */
export interface SlideshowHandle {
  /** Starts the opening animation. Call it once. */
  readonly open: () => void;
  readonly element: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** Shows a slide; indexes wrap around. Does nothing while a slide is animated. */
  readonly goTo: (index: number) => void;
  readonly zoom: (how: 'in' | 'out' | 'actual') => void;
  readonly rotate: (command: RotateCommand) => void;
  /** Measures the slides again. */
  readonly resize: () => void;
  /** @returns the current slide's picture */
  readonly image: () => HTMLImageElement | undefined;
  /** Leaves full screen first. */
  readonly close: () => void;
  /** Removes it without an animation. */
  readonly end: () => void;
}

/**
 * Puts a PhotoSwipe with slides on the page. Opening it is a separate step, so that each of the two fits into a short task.
 *
 * @param slides at least one slide
 */
export function startSlideshow(slides: readonly SlideContent[], options: SlideshowOptions): SlideshowHandle {
  const pswp = createPhotoSwipe(slides, options);
  /** PhotoSwipe reports changes before its elements exist. */
  let isStarted = false;
  const update = (): void => {
    const slide = pswp.currSlide;
    if (!slide || !isStarted || isDestroyed(pswp)) return;
    options.onChange({
      index: pswp.currIndex,
      hasArrived: !row.isMoving() && isOpen(pswp),
      isLoading: slide.content.isLoading(),
      canZoom: slide.isZoomable(),
      isZoomed: slide.currZoomLevel > slide.zoomLevels.fit,
    });
  };

  pswp.on('keydown', (event) => event.preventDefault());
  pswp.addFilter('useContentPlaceholder', () => false);
  fillSlides(pswp);
  const rotator = createRotator();
  pswp.on('contentResize', rotator.onResize);
  const cancelZoomTimers = enableZoomLater(pswp, update);
  const entrance = createEntrance(pswp, options.isInstant);
  const row = createRow(pswp, options.slideMs, { onMove: entrance.skip, onChange: update });
  pswp.on('loadComplete', update);
  pswp.on('openingAnimationEnd', update);
  followDrags(pswp, { ...options, ...row, moveBy: (difference) => void row.moveBy(difference) });
  pswp.on('change', update);
  pswp.on('zoomPanUpdate', update);
  pswp.on('close', options.onClosing);
  const removeStyles = adoptStyles(libraryStyles);
  pswp.on('destroy', () => {
    cancelZoomTimers();
    cancelAnimations(pswp);
    removeStyles();
    options.onClosed();
  });

  const open = postponeOpening(pswp);
  pswp.init();
  const { element } = pswp;
  if (!element) throw new Error('PhotoSwipe created no element');
  const close = (): void => {
    // PhotoSwipe ignores close() during its opening animation.
    if (isOpen(pswp)) pswp.close();
    else pswp.on('openingAnimationEnd', () => pswp.close());
  };
  zoomOnDoubleClick(element, pswp);
  return {
    element,
    open() {
      isStarted = true;
      open();
      update();
    },
    get slides() {
      return holdersOf(pswp);
    },
    goTo: (index) => void row.moveBy(pswp.getLoopedIndex(index) - pswp.currIndex),
    zoom: (how) => zoom(pswp, how),
    rotate: (command) => pswp.currSlide && rotator.rotate(pswp.currSlide, command),
    resize: () => pswp.updateSize(true),
    image() {
      const shown = pswp.currSlide?.content.element;
      return shown instanceof HTMLImageElement ? shown : undefined;
    },
    close() {
      // While an element is full screen, Chromium focuses nothing outside it.
      if (document.fullscreenElement === element) void document.exitFullscreen().then(close, close);
      else close();
    },
    end() {
      cancelAnimations(pswp);
      options.onClosing();
      destroyNow(pswp);
    },
  };
}

function zoomOnDoubleClick(element: HTMLElement, pswp: PhotoSwipe): void {
  element.addEventListener('dblclick', (event) => {
    if (event.target instanceof HTMLImageElement)
      pswp.currSlide?.toggleZoom({ x: event.clientX, y: event.clientY });
  });
}

function createPhotoSwipe(slides: readonly SlideContent[], options: SlideshowOptions): PhotoSwipe {
  const isReducedMotion = prefersReducedMotion();
  const { zoomScale } = options;
  return new PhotoSwipe({
    dataSource: slides.map(toData),
    index: options.index,
    bgOpacity: 1,
    showHideAnimationType: options.isInstant || isReducedMotion ? 'none' : 'fade',
    showAnimationDuration: BACKDROP_MS,
    hideAnimationDuration: CLOSE_MS,
    zoomAnimationDuration: isReducedMotion ? 0 : ZOOM_MS,
    preload: [PRELOAD, PRELOAD],
    paddingFn: options.padding,
    secondaryZoomLevel: zoomScale ? ({ fit }) => fit * zoomScale : 1,
    maxZoomLevel: ({ fit }) =>
      zoomScale ? fit * zoomScale : Math.max(1, fit * (1 + MOST_ZOOM_STEPS * ZOOM_STEP)),
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
}

/** @returns a function that cancels the timers */
function enableZoomLater(pswp: PhotoSwipe, onEnabled: () => void): () => void {
  const zoomable = new WeakSet<Content>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  pswp.addFilter('isContentZoomable', (isZoomable, content) => isZoomable && zoomable.has(content));
  pswp.on('loadComplete', ({ content, isError }) => {
    if (isError) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      zoomable.add(content);
      onEnabled();
    }, ZOOM_ENABLED_MS);
    timers.add(timer);
  });
  return () => timers.forEach(clearTimeout);
}

function zoom({ currSlide, options }: PhotoSwipe, how: 'in' | 'out' | 'actual'): void {
  if (!currSlide) return;
  if (how === 'actual') return currSlide.toggleZoom();
  const { fit } = currSlide.zoomLevels;
  const step = ZOOM_STEP * fit * (how === 'in' ? 1 : -1);
  const level = Math.max(fit, currSlide.currZoomLevel + step);
  return currSlide.zoomTo(level, undefined, options.zoomAnimationDuration);
}

function cancelAnimations({ element }: PhotoSwipe): void {
  element?.getAnimations({ subtree: true }).forEach((animation) => animation.cancel());
}
