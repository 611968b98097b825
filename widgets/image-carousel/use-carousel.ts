/** The state of an image carousel, and what follows from it: Swiper's movements, autoplay, fading and the focus. */
import { useEffectEvent, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { contentBox, whenSizesChange } from '../../runtime/dom/measure';
import type { PageConfig } from '../../runtime/page/config';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { useAutoplay } from '../shared/autoplay/use-autoplay';
import { placeSlides } from '../shared/carousel/place-slides';
import { useSlideFocus } from '../shared/carousel/use-slide-focus';
import { useSwiper } from '../shared/carousel/use-swiper';
import type { Gesture } from '../shared/carousel/swiper';
import { type CarouselEvent, type CarouselState, nextState, NOT_MEASURED } from './carousel-machine';
import { type CarouselReading, LIST_CLASS } from './read-elementor';
import { carouselLayout } from './settings';
import { fadeTo } from './stage';

/** A shorter gesture is a swipe, whatever its distance. */
const SWIPE_MS = 300;
const SWIPE_PX = 5;

/** What `useCarousel` returns. */
export interface CarouselControl {
  readonly state: CarouselState;
  /** The slides change by themselves. */
  readonly isAutoplay: boolean;
  readonly turnBy: (by: 1 | -1) => void;
  readonly choose: (page: number) => void;
}

export function useCarousel(reading: CarouselReading, config: PageConfig): CarouselControl {
  const { viewport, slides, settings } = reading;
  const rules = { slides: slides.length, isEndless: settings.isEndless };
  const [state, dispatch] = useReducer(
    (before: CarouselState, event: CarouselEvent) => nextState(before, event, rules),
    NOT_MEASURED,
  );
  const { movement, widthPx, layout, first, pages } = state;
  const [isCalm] = useState(prefersReducedMotion);
  const durationMs = (): number => (prefersReducedMotion() ? 0 : settings.speedMs);
  const turnBy = (by: 1 | -1, rewinds = false): void =>
    flushSync(() => dispatch({ type: 'turn', by, durationMs: durationMs(), rewinds }));

  const autoplay = useAutoplay({
    isOn: movement !== undefined && settings.isAutoplay && pages > 1 && !isCalm,
    root: viewport,
    config,
    everyMs: settings.everyMs,
    ignoresPointer: !settings.pausesOnHover,
    onTurn: () => turnBy(1, true),
  });
  const stop = useEffectEvent(autoplay.stop);
  useLayoutEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && !target.matches('.atoll-pause')) stop();
    };
    viewport.addEventListener('focusin', onFocus);
    return () => viewport.removeEventListener('focusin', onFocus);
  }, [viewport]);

  useSwiper(
    {
      viewport,
      listClass: LIST_CLASS,
      slides,
      isStack: settings.isFade,
      place: settings.isEndless && !settings.isFade && pages > 1 ? placeSlides : undefined,
      curve: 'ease',
      hasGrabCursor: false,
      withMouse: true,
      onPress: () => undefined,
      onGesture(gesture) {
        if (settings.stopsOnSwipe) autoplay.stop();
        const by = swipe(gesture, widthPx / layout.columns) * (isRightToLeft(viewport) ? -1 : 1);
        if (by !== 0) turnBy(by > 0 ? 1 : -1);
      },
    },
    { widthPx, columns: layout.columns, gapPx: layout.gapPx },
    movement,
  );
  useCarouselSize(reading, (event) => dispatch(event));
  useSlideFocus(slides, movement, first + layout.columns - 1);
  useLayoutEffect(() => {
    if (movement && settings.isFade) fadeTo(slides, movement.slide, movement.durationMs);
  }, [movement, slides, settings]);

  return {
    state,
    isAutoplay: autoplay.isOn,
    turnBy,
    choose: (page) => flushSync(() => dispatch({ type: 'choose', page, durationMs: durationMs() })),
  };
}

/** Measures the carousel on mount and when it may have another size or layout, unless it is hidden. */
function useCarouselSize(
  { viewport, elementorSettings }: CarouselReading,
  onSize: (event: CarouselEvent) => void,
): void {
  const measure = useEffectEvent(() => {
    const widthPx = viewport.offsetWidth === 0 ? 0 : contentBox(viewport, 'width');
    if (widthPx > 0) onSize({ type: 'measure', widthPx, layout: carouselLayout(elementorSettings) });
  });
  useLayoutEffect(() => {
    const controller = new AbortController();
    measure();
    // The window's width is that of another device before the carousel's width changes, if at all.
    whenSizesChange([viewport, document.documentElement], () => flushSync(measure), controller.signal);
    return () => controller.abort();
  }, [viewport]);
}

/** @returns 1 for a swipe to the left, -1 for one to the right, 0 if it is not a swipe */
function swipe({ dxPx, durationMs }: Gesture, slidePx: number): -1 | 0 | 1 {
  const distance = Math.abs(dxPx);
  if (distance <= SWIPE_PX || (durationMs > SWIPE_MS && distance < slidePx / 2)) return 0;
  return dxPx < 0 ? 1 : -1;
}

export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
