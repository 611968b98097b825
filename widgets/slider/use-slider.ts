/** The state of a slider, and what follows from it: Swiper's movements, autoplay, fading, media and the focus. */
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenSizesChange } from '../../runtime/dom/measure';
import { cssEasing, swing } from '../../runtime/motion/easing';
import type { PageConfig } from '../../runtime/page/config';
import { now, prefersReducedMotion } from '../../runtime/page/environment';
import { emitResize } from '../../runtime/page/events';
import { isMobileWidth } from '../../runtime/page/viewport';
import { useAutoplay } from '../shared/autoplay/use-autoplay';
import { placeSlides } from '../shared/carousel/place-slides';
import { useSlideFocus } from '../shared/carousel/use-slide-focus';
import { useSwiper } from '../shared/carousel/use-swiper';
import type { SliderReading } from './attributes';
import { isPlaying, revealThumbnail, showSlides } from './parts/show-slides';
import { onResize, widthOf } from './parts/size';
import { nextState, NOT_MEASURED, type SliderEvent, type SliderState, swipe } from './slider-machine';

/**
 * The size of a slider, for as long as its component is mounted (goodlayers-sliders, section 1.6).
 * Calls `onSize` on mount and when the slider may have another size, unless it is hidden. What `onSize` changes is
 * rendered synchronously, before the next paint.
 */
function useSliderSize(
  { root, settings }: SliderReading,
  onSize: (widthPx: number, columns: number) => void,
): void {
  const measure = useEffectEvent(() => {
    const columns = settings.mode === 'carousel' && !isMobileWidth() ? settings.columns : 1;
    const widthPx = widthOf(root);
    if (widthPx > 0) onSize(widthPx, columns);
  });
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const update = (): void => flushSync(() => measure());
    measure();
    whenSizesChange([root], update, signal);
    onResize(root, update, signal);
    return () => controller.abort();
  }, [root]);
}

/** The originals call a slide active this long after the start, and after each movement. */
const SETTLE_MS = 200;

/** What `useSlider` returns. */
export interface SliderControl {
  readonly state: SliderState;
  /** The slides change by themselves. */
  readonly isAutoplay: boolean;
  /** Turns for the visitor, which stops autoplay. */
  readonly turnBy: (by: 1 | -1) => void;
  /** Shows a page for the visitor, which stops autoplay. */
  readonly choose: (page: number) => void;
}

/** @param viewport clips the slides */
export function useSlider(reading: SliderReading, viewport: HTMLElement, config: PageConfig): SliderControl {
  const { root, slides, settings, rules, gapPx } = reading;
  const [curve] = useState(() => cssEasing(swing));
  const [isCalm] = useState(prefersReducedMotion);
  const [state, dispatch] = useReducer(
    (before: SliderState, event: SliderEvent) => nextState(before, event, rules),
    NOT_MEASURED,
  );
  const { movement, widthPx, columns, last } = state;
  const movingUntil = useRef(0);

  const durationMs = (): number => (prefersReducedMotion() ? 0 : settings.speedMs);
  const turnBy = (by: 1 | -1): void =>
    flushSync(() => dispatch({ type: 'turn', by, durationMs: durationMs() }));
  const autoplay = useAutoplay({
    isOn: movement !== undefined && settings.isAutoplay && slides.length > 1 && !isCalm,
    root,
    config,
    everyMs: settings.pauseMs,
    onTurn() {
      const canTurn = now() >= movingUntil.current && document.hasFocus() && widthOf(root) > 0;
      if (canTurn && !isPlaying(root)) turnBy(1);
    },
  });
  useSwiper(
    {
      viewport,
      listClass: 'slides',
      slides,
      isStack: settings.mode === 'fade',
      place: rules.isRound ? placeSlides : undefined,
      curve,
      hasGrabCursor: false,
      withMouse: settings.isTouchNavigation,
      onPress: autoplay.stop,
      onGesture(gesture) {
        const by = swipe(gesture, widthPx);
        if (by !== 0) turnBy(by);
      },
    },
    { widthPx, columns, gapPx },
    movement,
  );
  useSliderSize(reading, (widthPx, columns) => dispatch({ type: 'measure', widthPx, columns }));
  useSlideFocus(slides, movement, last);
  useShownSlides(reading, state, curve);
  useLayoutEffect(() => {
    if (movement) movingUntil.current = now() + movement.durationMs;
  }, [movement]);
  useEffect(() => {
    if (!movement) return undefined;
    const timer = setTimeout(() => {
      flushSync(() => dispatch({ type: 'settle' }));
      if (movement.isStart) emitResize(root);
    }, movement.durationMs + SETTLE_MS);
    return () => clearTimeout(timer);
  }, [root, movement]);

  return {
    state,
    isAutoplay: autoplay.isOn,
    turnBy(by) {
      autoplay.stop();
      turnBy(by);
    },
    choose(page) {
      autoplay.stop();
      flushSync(() => dispatch({ type: 'choose', page, durationMs: durationMs() }));
    },
  };
}

/** Fades, pauses media that goes out of view, and scrolls to the thumbnail, with each movement. */
function useShownSlides(
  reading: SliderReading,
  { movement, page, first, last }: SliderState,
  curve: string,
): void {
  useLayoutEffect(() => {
    if (!movement) return;
    showSlides(reading, { first, last }, movement.durationMs, curve);
    revealThumbnail(reading, page);
  }, [movement, reading, page, first, last, curve]);
}
