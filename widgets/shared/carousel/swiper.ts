/**
 * Swiper, behind this one file: it measures and carries slides and tells gestures apart. It works on the server's own
 * list: the list is its wrapper and the items are its slides by class options, and all of its classes carry our own
 * prefix, because another Swiper's stylesheet may be on the page. What a gesture means is the widget's to decide:
 * Swiper counts a swipe's length from its threshold on, the originals from where the finger came down.
 */
import { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { now } from '../../../runtime/page/environment';

/** A gesture along the slides that has ended. */
export interface Gesture {
  /** To the right, in px. */
  readonly dxPx: number;
  readonly durationMs: number;
  readonly isMouse: boolean;
}

/** What to carry, and whom to tell. */
export interface TrackSettings {
  /** The box through which slides are seen; the list is its child. */
  readonly viewport: HTMLElement;
  /** The list's class, by which Swiper finds it in the viewport. */
  readonly listClass: string;
  readonly slides: readonly HTMLElement[];
  /** Slides lie on top of each other, and the widget shows one; otherwise in a row. */
  readonly isStack: boolean;
  /** The CSS curve along which a row is carried. */
  readonly curve: string;
  /** Whether the pointer over it is a hand. */
  readonly hasGrabCursor: boolean;
  /** Whether a mouse can swipe too. */
  readonly withMouse: boolean;
  readonly onPress: () => void;
  readonly onGesture: (gesture: Gesture) => void;
}

/** The sizes that a row is laid out by. */
export interface TrackLayout {
  readonly widthPx: number;
  readonly columns: number;
  readonly gapPx: number;
}

/** A row, or a stack, of slides. */
export interface Track {
  /** Gives the slides their sizes. Nothing moves. */
  readonly layOut: (layout: TrackLayout) => void;
  /** Carries the row to a slide; `durationMs` 0 jumps. */
  readonly show: (slide: number, durationMs: number) => void;
  /** Carries a row of single slides over its end: from the last slide on to the first, or the other way round. */
  readonly showOverEnd: (direction: 1 | -1, durationMs: number) => void;
  readonly end: () => void;
}

const SLIDE_CLASS = 'atoll-slide';

/** Puts the slides of a list under Swiper. Their inline styles are the caller's to put back. */
export function createTrack(settings: TrackSettings, layout: TrackLayout): Track {
  const { viewport, slides, isStack, curve } = settings;
  slides.forEach((slide) => slide.classList.add(SLIDE_CLASS));
  let { gapPx } = layout;
  /** Puts the slide that was shown beyond an end back into the row. */
  let comeBack: (() => void) | undefined;

  const swiper = new Swiper(
    viewport,
    swiperOptions(settings, () => comeBack?.()),
  );

  const setLayout = (layout: TrackLayout): void => {
    const { widthPx, columns } = layout;
    ({ gapPx } = layout);
    const { paddingLeft, paddingRight } = getComputedStyle(viewport);
    // Swiper takes the paddings off again, in whole px.
    const paddings = [paddingLeft, paddingRight].map((padding) => Number.parseInt(padding, 10) || 0);
    swiper.params.width = widthPx + paddings.reduce((sum, padding) => sum + padding, 0);
    swiper.params.slidesPerView = columns;
    swiper.params.spaceBetween = gapPx;
    comeBack?.();
  };

  setLayout(layout);
  swiper.init();
  if (!isStack) swiper.wrapperEl.style.transitionTimingFunction = curve;

  return {
    layOut(layout) {
      setLayout(layout);
      swiper.update();
    },
    show(slide, durationMs) {
      comeBack?.();
      swiper.slideTo(slide, isStack ? 0 : durationMs);
    },
    showOverEnd(direction, durationMs) {
      comeBack?.();
      const [first, last] = direction === 1 ? [0, slides.length - 1] : [slides.length - 1, 0];
      const next = slides[first];
      const stepPx = (swiper.slidesSizesGrid[0] ?? 0) + gapPx;
      if (!next || durationMs === 0) {
        swiper.slideTo(first, 0);
        return;
      }
      // Without copies: ids, links and whatever runs in a slide exist once.
      const way = swiper.rtlTranslate ? -direction : direction;
      next.style.transform = `translateX(${way * slides.length * stepPx}px)`;
      comeBack = () => {
        comeBack = undefined;
        next.style.transform = '';
        swiper.slideTo(first, 0);
      };
      swiper.translateTo(-(last + direction) * stepPx, durationMs, true, false);
    },
    end() {
      comeBack = undefined;
      // In the middle of a movement its listener for the end would stay.
      swiper.wrapperEl.dispatchEvent(new Event('transitionend'));
      swiper.destroy(true, true);
      slides.forEach((slide) => slide.classList.remove(SLIDE_CLASS));
    },
  };
}

function swiperOptions(
  { viewport, listClass, isStack, hasGrabCursor, withMouse, onPress, onGesture }: TrackSettings,
  onEnd: () => void,
): SwiperOptions {
  let pressedAt = 0;
  let isMoved = false;
  return {
    init: false,
    wrapperClass: listClass,
    slideClass: SLIDE_CLASS,
    slideActiveClass: `${SLIDE_CLASS}-active`,
    slideNextClass: `${SLIDE_CLASS}-next`,
    slidePrevClass: `${SLIDE_CLASS}-prev`,
    containerModifierClass: 'atoll-slides-',
    effect: isStack ? 'fade' : 'slide',
    virtualTranslate: isStack,
    lazyPreload: false,
    watchOverflow: false,
    // The widget measures; Swiper would come a frame late, and only for the window.
    resizeObserver: false,
    updateOnWindowResize: false,
    simulateTouch: withMouse,
    grabCursor: hasGrabCursor,
    touchStartPreventDefault: false,
    followFinger: false,
    shortSwipes: false,
    longSwipes: false,
    threshold: 0,
    nested: viewport.parentElement?.closest(`.${SLIDE_CLASS}`) !== null,
    focusableElements: 'input, select, option, textarea, button, video, audio',
    on: {
      touchStart() {
        pressedAt = now();
        isMoved = false;
        onPress();
      },
      sliderFirstMove() {
        isMoved = true;
      },
      touchEnd({ touches }, event) {
        if (!isMoved) return;
        isMoved = false;
        const gesture = {
          dxPx: touches.currentX - touches.startX,
          durationMs: now() - pressedAt,
          isMouse: 'pointerType' in event && event.pointerType === 'mouse',
        };
        // Swiper goes back to its active slide first.
        queueMicrotask(() => onGesture(gesture));
      },
      transitionEnd: onEnd,
    },
  };
}
