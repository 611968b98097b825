/**
 * The only file that imports Swiper, which lays out and moves slides and detects gestures. It uses the server's list as
 * its wrapper and the items as its slides. All of its classes have a separate prefix, because the page may contain another
 * Swiper's stylesheet. The widget interprets the gestures: Swiper measures a swipe from its threshold, the originals
 * measure it from the first touch point.
 */
import { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { now } from '../../../runtime/page/environment';
import type { PlaceSlides } from './place-slides';

/** A completed gesture along the slides. */
export interface Gesture {
  /** The distance to the right, in px. */
  readonly dxPx: number;
  readonly durationMs: number;
  readonly isMouse: boolean;
}

/** Settings of `createTrack`. */
export interface TrackSettings {
  /** The box that clips the slides; the list is its child. */
  readonly viewport: HTMLElement;
  /** The list's class, by which Swiper finds it in the viewport. */
  readonly listClass: string;
  readonly slides: readonly HTMLElement[];
  /** True if slides are stacked and the widget shows one; false if they are in a row. */
  readonly isStack: boolean;
  /** For rows in which the first slides follow the last one: `placeSlides`. */
  readonly place?: PlaceSlides | undefined;
  /** The CSS easing of a row's movement. */
  readonly curve: string;
  /** Whether to show a grab cursor. */
  readonly hasGrabCursor: boolean;
  /** Whether a mouse can swipe too. */
  readonly withMouse: boolean;
  readonly onPress: () => void;
  readonly onGesture: (gesture: Gesture) => void;
}

/** A movement of the slides. */
export interface TrackMovement {
  /** The first slide in view afterwards. */
  readonly slide: number;
  /** 1 over the end of an endless row to its first slides, -1 back over its start; else 0. */
  readonly overEnd: -1 | 0 | 1;
  /** 0 for a jump. */
  readonly durationMs: number;
}

/** The layout of a row. */
export interface TrackLayout {
  readonly widthPx: number;
  readonly columns: number;
  readonly gapPx: number;
}

/** A row or stack of slides. */
export interface Track {
  /** Sets the sizes of the slides without movement. Called before all others. */
  readonly layOut: (layout: TrackLayout) => void;
  readonly move: (movement: TrackMovement) => void;
  readonly end: () => void;
}

const SLIDE_CLASS = 'atoll-slide';
const VIEWPORT_CLASSES = 'atoll-slides-';

/** Starts Swiper on the slides of a list. The caller must restore their inline styles. */
export function createTrack(settings: TrackSettings): Track {
  const { viewport, slides, isStack, curve } = settings;
  slides.forEach((slide) => slide.classList.add(SLIDE_CLASS));
  let columns = 1;
  let gapPx = 0;
  /** The first slide in view. */
  let shown = 0;
  /** Puts the slides that were shown beyond an end back into the row. */
  let comeBack: (() => void) | undefined;

  const swiper = new Swiper(
    viewport,
    swiperOptions(settings, () => comeBack?.()),
  );
  const stepPx = (): number => (swiper.slidesSizesGrid[0] ?? 0) + gapPx;
  const place = (from: number, count: number, first: number): void =>
    settings.place?.(slides, {
      from,
      count,
      first,
      columns,
      stepPx: stepPx() * (swiper.rtlTranslate ? -1 : 1),
    });

  const moveRound = (slide: number, overEnd: number, durationMs: number): void => {
    const target = slide + overEnd * slides.length;
    const from = shown;
    shown = slide;
    const settle = (): void => {
      comeBack = undefined;
      place(slide, columns, slide);
      swiper.slideTo(slide, 0);
    };
    if (durationMs === 0) return settle();
    // Moves the slides themselves instead of copies, which would duplicate ids, links and running content.
    place(Math.min(from, target), Math.abs(target - from) + columns, target);
    comeBack = settle;
    swiper.translateTo(-target * stepPx(), durationMs, true, false);
  };

  return {
    layOut(layout) {
      ({ gapPx, columns } = layout);
      const { paddingLeft, paddingRight } = getComputedStyle(viewport);
      // Swiper subtracts the paddings again, as integers.
      const paddings = [paddingLeft, paddingRight].map((padding) => Number.parseInt(padding, 10) || 0);
      // Lets the last slides be the first ones in view. After a gesture, Swiper returns to the slide that it knows.
      const rest = settings.place ? ((slides.length - 1) * (layout.widthPx + gapPx)) / columns : 0;
      swiper.params.slidesOffsetAfter = rest;
      swiper.params.width = layout.widthPx + paddings.reduce((sum, padding) => sum + padding, rest);
      swiper.params.slidesPerView = columns;
      swiper.params.spaceBetween = gapPx;
      comeBack?.();
      if (swiper.initialized) return swiper.update();
      swiper.init();
      if (!isStack) swiper.wrapperEl.style.transitionTimingFunction = curve;
    },
    move({ slide, overEnd, durationMs }) {
      comeBack?.();
      if (settings.place) return moveRound(slide, overEnd, durationMs);
      swiper.slideTo(slide, isStack ? 0 : durationMs);
    },
    end() {
      comeBack = undefined;
      // If a transition is running, Swiper would not remove its `transitionend` listener.
      swiper.wrapperEl.dispatchEvent(new Event('transitionend'));
      swiper.destroy(true, true);
      slides.forEach((slide) => slide.classList.remove(SLIDE_CLASS));
      // Swiper leaves one of its classes.
      const ours = [...viewport.classList].filter((name) => name.startsWith(VIEWPORT_CLASSES));
      viewport.classList.remove(...ours);
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
    containerModifierClass: VIEWPORT_CLASSES,
    effect: isStack ? 'fade' : 'slide',
    virtualTranslate: isStack,
    lazyPreload: false,
    watchOverflow: false,
    // The widget measures. Swiper would react a frame late, and only to window resizes.
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
        // Deferred, because Swiper returns to its active slide first.
        queueMicrotask(() => onGesture(gesture));
      },
      transitionEnd: onEnd,
    },
  };
}
