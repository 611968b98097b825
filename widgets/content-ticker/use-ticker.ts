/** The state of a ticker, and what follows from it: Swiper's movements, autoplay, fading, the height and the focus. */
import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageConfig } from '../../runtime/page/config';
import { now, prefersReducedMotion } from '../../runtime/page/environment';
import { useAutoplay } from '../shared/autoplay/use-autoplay';
import type { TrackLayout } from '../shared/carousel/swiper';
import { placeSlides } from '../shared/carousel/place-slides';
import { useSlideFocus } from '../shared/carousel/use-slide-focus';
import { useSwiper } from '../shared/carousel/use-swiper';
import type { TickerReading } from './attributes';
import { fadeSlides, fitHeight, isSameLayout, measureLayout, WRAPPER_CLASS } from './layout';
import { nextState, NOT_MEASURED, swipe, type TickerEvent, type TickerState } from './ticker-machine';

/** What `useTicker` returns. */
export interface TickerControl {
  readonly state: TickerState;
  /** The headlines change by themselves. */
  readonly isAutoplay: boolean;
  /** Turns for the visitor. */
  readonly turnBy: (by: 1 | -1) => void;
}

export function useTicker(reading: TickerReading, config: PageConfig): TickerControl {
  const { root, viewport, slides, settings, rules, isRtl } = reading;
  const [isCalm] = useState(prefersReducedMotion);
  const [state, dispatch] = useReducer(
    (before: TickerState, event: TickerEvent) => nextState(before, event, rules),
    NOT_MEASURED,
  );
  const { layout, at, movement } = state;
  const movingUntil = useRef(0);

  const turn = (by: 1 | -1, isByItself: boolean): void => {
    const durationMs = prefersReducedMotion() ? 0 : settings.speedMs;
    flushSync(() => dispatch({ type: 'turn', by, durationMs, isByItself }));
  };
  const turnBy = (by: 1 | -1): void => {
    // As in the original, a looping ticker ignores arrows while it moves.
    if (!rules.isLoop || now() >= movingUntil.current) turn(by, false);
  };
  const autoplay = useAutoplay({
    isOn: movement !== undefined && settings.pauseMs > 0 && !isCalm,
    root,
    config,
    everyMs: settings.pauseMs,
    onTurn() {
      if (now() >= movingUntil.current && viewport.clientWidth > 0) turn(1, true);
    },
  });
  useSwiper(
    {
      viewport,
      listClass: WRAPPER_CLASS,
      slides,
      isStack: rules.isFade,
      place: !rules.isFade && layout.columns === 1 ? placeSlides : undefined,
      curve: 'ease',
      hasGrabCursor: settings.hasGrabCursor,
      withMouse: true,
      onPress: () => undefined,
      onGesture(gesture) {
        const by = swipe(isRtl ? { ...gesture, dxPx: -gesture.dxPx } : gesture, layout.widthPx);
        if (by !== 0) turnBy(by);
      },
    },
    layout,
    movement,
  );
  useTickerLayout(reading, state, (layout) => dispatch({ type: 'measure', layout }));
  useSlideFocus(slides, movement, at);
  useLayoutEffect(() => {
    const { movement, at } = state;
    if (!movement) return;
    movingUntil.current = now() + movement.durationMs;
    if (reading.rules.isFade) fadeSlides(reading, state, movement.durationMs);
    fitHeight(reading, at);
  }, [state, reading]);

  return { state, isAutoplay: autoplay.isOn, turnBy };
}

/** Calls `onLayout` on mount and when the ticker has another layout, unless it is hidden. Keeps the list's height. */
function useTickerLayout(
  reading: TickerReading,
  { layout, at }: TickerState,
  onLayout: (layout: TrackLayout) => void,
): void {
  const measure = useEffectEvent(() => {
    const next = measureLayout(reading);
    if (next.widthPx === 0) return;
    if (isSameLayout(next, layout)) fitHeight(reading, at);
    else onLayout(next);
  });
  useLayoutEffect(() => {
    const { viewport, slides } = reading;
    const controller = new AbortController();
    const update = (): void => flushSync(() => measure());
    const sizes = new ResizeObserver(update);
    measure();
    [viewport, ...slides].forEach((element) => sizes.observe(element));
    window.addEventListener('resize', update, { signal: controller.signal });
    return () => {
      sizes.disconnect();
      controller.abort();
    };
  }, [reading]);
}
