/** Moves a content ticker from headline to headline and keeps its elements in step (essential-addons, section 8). */
import { now, prefersReducedMotion } from '../../runtime/page/environment';
import { createTrack, type Gesture, type Track, type TrackLayout } from '../shared/carousel/swiper';
import { type readTicker, stopsOf, type Strip, swipe, type Turn, turnFrom } from './ticker-machine';

export const WRAPPER_CLASS = 'swiper-wrapper';

/** An arrow and its direction. */
export interface Arrow {
  readonly arrow: HTMLElement;
  readonly by: 1 | -1;
}

/** What a ticker's view is made of. */
export interface TickerParts {
  readonly viewport: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly settings: ReturnType<typeof readTicker>;
  readonly isRtl: boolean;
  /** Makes the arrows; called once. */
  readonly makeArrows: (onTurn: (by: 1 | -1) => void) => readonly Arrow[];
  /** Called once, when the ticker has been measured for the first time. */
  readonly onStart: (view: TickerView) => void;
  readonly signal: AbortSignal;
}

/** A ticker that can be moved. */
export interface TickerView {
  readonly arrows: readonly Arrow[];
  /** Shows the next headline; after the last one, the first. */
  readonly turnOn: () => void;
  readonly isMoving: () => boolean;
  /** Measures again. A hidden ticker starts when it is measured after it was shown. */
  readonly measure: () => void;
  readonly end: () => void;
}

export function createTickerView(parts: TickerParts): TickerView {
  const { viewport, list, slides, settings, isRtl, signal } = parts;
  const { isFade, isLoop } = settings;
  let track: Track | undefined;
  let strip: Strip = { slides: slides.length, columns: 1, isLoop };
  let layout: TrackLayout = { widthPx: 0, columns: 0, gapPx: 0 };
  let at = 0;
  let movingUntil = 0;

  const goTo = (
    turn: Turn | undefined,
    by: 1 | -1,
    ms = prefersReducedMotion() ? 0 : settings.speedMs,
  ): void => {
    if (!turn || !track) return;
    at = turn.to;
    movingUntil = now() + ms;
    const overEnd = turn.isOverEnd && strip.columns === 1 && !isFade ? by : 0;
    track.move({ slide: at, overEnd, durationMs: ms });
    showSlides(slides, at, strip, isFade ? ms : undefined);
    list.style.height = `${slides[at]?.offsetHeight ?? 0}px`;
    showArrows(arrows, at, strip);
  };
  const userTurn = (by: 1 | -1): void => {
    // As in the original, a looping ticker ignores arrows while it moves.
    if (!isLoop || now() >= movingUntil) goTo(turnFrom(at, by, strip), by);
  };
  const onGesture = (gesture: Gesture): void => {
    const by = swipe(isRtl ? { ...gesture, dxPx: -gesture.dxPx } : gesture, layout.widthPx);
    if (by !== 0 && !signal.aborted) userTurn(by);
  };

  const measure = (): void => {
    const next = { widthPx: widthOf(viewport), ...settings.layoutAt(window.innerWidth) };
    if (next.widthPx <= 0) return;
    if (!isSame(next, layout)) {
      layout = next;
      strip = { ...strip, columns: next.columns };
      const isStart = track === undefined;
      track ??= createTrack(trackSettings(parts, onGesture));
      track.layOut(layout);
      goTo({ to: Math.min(at, stopsOf(strip) - 1), isOverEnd: false }, 1, 0);
      if (isStart) parts.onStart(self);
    }
    list.style.height = `${slides[at]?.offsetHeight ?? 0}px`;
  };

  const arrows = parts.makeArrows(userTurn);
  const self: TickerView = {
    arrows,
    turnOn: () => goTo(turnFrom(at, 1, strip, true), 1),
    isMoving: () => now() < movingUntil,
    measure,
    end() {
      track?.end();
      for (const slide of slides) {
        slide.inert = false;
        slide.removeAttribute('aria-hidden');
        slide.removeAttribute('tabindex');
      }
      for (const { arrow } of arrows) arrow.classList.remove('swiper-button-disabled');
    },
  };
  return self;
}

function trackSettings({ viewport, slides, settings }: TickerParts, onGesture: (gesture: Gesture) => void) {
  return {
    viewport,
    listClass: WRAPPER_CLASS,
    slides,
    isStack: settings.isFade,
    curve: 'ease',
    hasGrabCursor: settings.hasGrabCursor,
    withMouse: true,
    onPress: () => undefined,
    onGesture,
  };
}

/** @returns the width in px that the headlines have */
function widthOf(viewport: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(viewport);
  return (
    viewport.clientWidth - (Number.parseFloat(paddingLeft) || 0) - (Number.parseFloat(paddingRight) || 0)
  );
}

function isSame(one: TrackLayout, other: TrackLayout): boolean {
  return one.widthPx === other.widthPx && one.columns === other.columns && one.gapPx === other.gapPx;
}

/**
 * Shows the headlines of a place, puts all others out of reach, and keeps the focus in the ticker.
 *
 * @param fadeMs how long headlines fade; undefined where they move
 */
function showSlides(
  slides: readonly HTMLElement[],
  at: number,
  strip: Strip,
  fadeMs: number | undefined,
): void {
  const hadFocus = slides.some((slide) => slide.contains(document.activeElement));
  const beside = (by: 1 | -1): number | undefined => turnFrom(at, by, strip)?.to;
  slides.forEach((slide, index) => {
    const isShown = index >= at && index < at + strip.columns;
    slide.classList.toggle('swiper-slide-active', index === at);
    slide.classList.toggle('swiper-slide-next', index !== at && index === beside(1));
    slide.classList.toggle('swiper-slide-prev', index !== at && index === beside(-1));
    slide.inert = !isShown;
    if (isShown) slide.removeAttribute('aria-hidden');
    else slide.setAttribute('aria-hidden', 'true');
    if (fadeMs !== undefined)
      Object.assign(slide.style, { transition: `opacity ${fadeMs}ms`, opacity: isShown ? '1' : '0' });
  });
  const active = slides[at];
  if (!hadFocus || !active || active.contains(document.activeElement)) return;
  active.tabIndex = -1;
  active.focus({ preventScroll: true });
}

/** Marks the arrows that have nothing left to show. */
function showArrows(arrows: readonly Arrow[], at: number, strip: Strip): void {
  for (const { arrow, by } of arrows) {
    const isEnd = turnFrom(at, by, strip) === undefined;
    arrow.classList.toggle('swiper-button-disabled', isEnd);
    arrow.setAttribute('aria-disabled', String(isEnd));
  }
}
