/** Moves a slider from page to page and keeps its slides and controls in step (goodlayers-sliders, section 1). */
import { setAttributes } from '../../runtime/dom/restore';
import { now, prefersReducedMotion } from '../../runtime/page/environment';
import { emitResize } from '../../runtime/page/events';
import { cssEasing, swing } from '../../runtime/motion/easing';
import { createTrack, type Track, type TrackSettings } from '../shared/carousel/swiper';
import { isMobileWidth } from '../../runtime/page/viewport';
import { type Bullet, type ControlContext, makeBullets } from './parts/controls';
import { releaseParts, setArrowsNeeded, showCurrent, showSlides } from './parts/states';
import type { SliderWrapper } from './parts/stage';
import { pageOf, pagesOf, slidesAt, swipe, turn, type View } from './slider-machine';

/** The originals call a slide active this long after the start, and after each movement. */
const SETTLE_MS = 200;

/** The parts of a slider's view. */
export interface SliderParts {
  readonly root: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly gapPx: number;
  readonly wrapper: SliderWrapper;
  readonly control: ControlContext;
  readonly arrows: readonly HTMLElement[];
  readonly thumbnails: readonly Bullet[];
  /** The server's placeholder for the bullets. */
  readonly place: Element | null;
  /** Called when a visitor presses a bullet. */
  readonly choose: (page: number) => void;
  /** Called when a pointer goes down on the slides. */
  readonly onPress: () => void;
  /** Called once, when the slider has been measured for the first time. */
  readonly onStart: (view: SliderView) => void;
}

/** A slider that can be moved. */
export interface SliderView {
  /** Shows a page, counted from 0. */
  readonly goTo: (page: number) => void;
  /** Shows the next or the previous page, and wraps around at the ends. */
  readonly turnBy: (by: 1 | -1) => void;
  readonly isMoving: () => boolean;
  /** Measures again. A hidden slider starts when it is measured after it was shown. */
  readonly measure: () => void;
  readonly end: () => void;
}

export function createSliderView(parts: SliderParts): SliderView {
  const { root, slides, wrapper, control, arrows, thumbnails } = parts;
  const { settings, signal } = control;
  const { mode } = settings;
  const isCarousel = mode === 'carousel';
  let track: Track | undefined;
  let view: View = { slides: slides.length, columns: 0, move: settings.move };
  let widthPx = 0;
  let page = -1;
  let movingUntil = 0;
  const settling = createSettling(slides);
  const pager = createPager(parts);

  const goTo = (
    next: number,
    overEnd: -1 | 0 | 1 = 0,
    ms = prefersReducedMotion() ? 0 : settings.speedMs,
  ): void => {
    if (next === page || !track) return;
    page = next;
    const shown = slidesAt(view, page);
    movingUntil = now() + ms;
    if (overEnd === 0) track.show(shown.first, ms);
    else track.showOverEnd(overEnd, ms);
    showSlides(slides, shown, mode, ms);
    showCurrent(pager.bullets(), thumbnails, page);
    settling.start(ms, shown);
  };

  const turnBy = (by: 1 | -1): void => {
    const pages = pagesOf(view);
    if (pages < 2) return;
    const next = turn(page, by, pages);
    goTo(next, mode === 'slide' && next !== page + by ? by : 0);
  };

  const measure = (): void => {
    const width = wrapper.width();
    const columns = isCarousel && !isMobileWidth() ? settings.columns : 1;
    if (width <= 0 || (width === widthPx && columns === view.columns)) return;
    const isStart = track === undefined;
    const { first } = isStart ? { first: 0 } : slidesAt(view, page);
    const before = isStart ? 0 : pagesOf(view);
    widthPx = width;
    view = { ...view, columns };
    const layout = { widthPx, columns, gapPx: parts.gapPx };
    if (track) track.layOut(layout);
    else track = createTrack(trackSettings(parts, onGesture), layout);
    root.classList.toggle('gdlr-core-flex-inactive', slides.length < columns);
    const pages = pagesOf(view);
    page = -1;
    setArrowsNeeded(arrows, pages > 1);
    if (before !== pages) pager.update(pages);
    goTo(isStart ? Math.min(settings.startAt, pages) - 1 : pageOf(view, first), 0, 0);
    // Only now: with this class the stylesheet fades out all slides that are not active.
    if (isCarousel) slides.forEach((slide) => slide.classList.add('flex-with-active-class'));
    if (!isStart) return;
    settling.start(0, slidesAt(view, page), emitResize);
    parts.onStart(self);
  };

  const onGesture = (gesture: Parameters<typeof swipe>[0]): void => {
    const by = swipe(gesture, widthPx);
    if (by !== 0 && !signal.aborted) turnBy(by);
  };

  const self: SliderView = {
    goTo: (next) => goTo(next),
    turnBy,
    isMoving: () => now() < movingUntil,
    measure,
    end() {
      settling.stop();
      pager.end();
      track?.end();
      releaseParts(slides, arrows, thumbnails);
    },
  };
  return self;
}

function trackSettings(
  { wrapper, slides, control, onPress }: SliderParts,
  onGesture: TrackSettings['onGesture'],
): TrackSettings {
  const { mode, isTouchNavigation } = control.settings;
  return {
    viewport: wrapper.viewport,
    listClass: 'slides',
    slides,
    isStack: mode === 'fade',
    curve: cssEasing(swing),
    hasGrabCursor: false,
    withMouse: isTouchNavigation,
    onPress,
    onGesture,
  };
}

/** Marks the slide of a page with a single slide as active, once it has stopped. */
function createSettling(slides: readonly HTMLElement[]) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start(ms: number, { first, last }: ReturnType<typeof slidesAt>, then?: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        slides.forEach((slide, index) =>
          slide.classList.toggle('gdlr-core-active', first === last && index === first),
        );
        then?.();
      }, ms + SETTLE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** The bullets, one for each page. A slider with thumbnails or a single page has none. */
function createPager({ control, place, slides, thumbnails, choose }: SliderParts) {
  let bullets: readonly Bullet[] = [];
  let ending = new AbortController();
  return {
    bullets: () => bullets,
    update(pages: number): void {
      ending.abort();
      ending = new AbortController();
      const { signal } = ending;
      place?.remove();
      const isWanted = control.settings.hasBullets && thumbnails.length === 0 && pages > 1;
      bullets = isWanted ? makeBullets({ ...control, signal }, pages, choose) : [];
      if (isWanted) slides.forEach((slide) => setAttributes(slide, { 'data-thumb-alt': '' }, signal));
    },
    end: () => ending.abort(),
  };
}
