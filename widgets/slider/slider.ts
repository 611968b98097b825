/**
 * The page builder's sliders and carousels (goodlayers-sliders, section 1), on the server's own list. Swiper moves the
 * slides. This module decides what is shown and when it turns, and sets the classes and attributes.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { setAttributes } from '../../runtime/dom/button';
import { now, prefersReducedMotion } from '../../runtime/page/environment';
import { emit, emitResize, RESIZE_EVENT, REVEAL_EVENT } from '../../runtime/page/events';
import { cssEasing, swing } from '../../runtime/motion/easing';
import { type Rotation, startRotation } from '../shared/autoplay/rotation';
import { strings as shared } from '../../runtime/page/strings.json';
import { createTrack, type Track } from '../shared/carousel/swiper';
import { translator } from '../../runtime/page/translate';
import { isMobileWidth, subscribeDisplayClass } from '../../runtime/page/viewport';
import { type Bullet, type ControlContext, findThumbnails, makeArrows, makeBullets } from './parts/controls';
import { isPlaying, pauseMedia } from './parts/media';
import { readSlider } from './parts/settings';
import { pageOf, pagesOf, slidesAt, swipe, turn, type View } from './slider-machine';
import { setStage } from './parts/stage';

/** The originals mark a slide as active this long after the start and after each movement. */
const SETTLE_MS = 200;

const TYPING = 'input,textarea,select,[contenteditable]';

export const mount: WidgetModule['mount'] = (root, context) => {
  const { config, signal, report } = context;
  const list = [...root.children].find((child) => child.matches('ul.slides'));
  if (!(list instanceof HTMLElement)) throw new Error('the slider contains no list of slides');
  const slides = [...list.children].filter((child) => child instanceof HTMLElement);
  if (slides.length === 0) return undefined;

  const settings = readSlider(root, report);
  const { mode, speedMs } = settings;
  const say = translator(config.strings);
  const isCarousel = mode === 'carousel';
  const margin = Number.parseFloat(getComputedStyle(slides[0] ?? list).marginRight) || 0;
  const gapPx = isCarousel ? (settings.gapPx >= 0 ? settings.gapPx : 2 * margin) : 0;
  const durationMs = (): number => (prefersReducedMotion() ? 0 : speedMs);

  let track: Track | undefined;
  let rotation: Rotation | undefined;
  let view: View = { slides: slides.length, columns: 0, move: settings.move };
  let widthPx = 0;
  let page = -1;
  let movingUntil = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let bullets: readonly Bullet[] = [];
  let bulletsEnd = new AbortController();

  /** The server's placeholder for the bullets. */
  const place = root.querySelector(':scope > [data-atoll-place]');
  const stage = setStage(root, list, slides, settings);
  const control: ControlContext = { root, settings, say, signal };
  const userTurn = (by: 1 | -1): void => {
    rotation?.stop();
    turnBy(by);
  };
  const choose = (page: number): void => {
    rotation?.stop();
    goTo(page);
  };
  const arrows = makeArrows(control, userTurn);
  const thumbnails = settings.hasThumbnails ? findThumbnails(control, choose) : [];
  stage.placeNav(arrows);

  setAttributes(
    root,
    {
      role: 'group',
      'aria-roledescription': say(shared['slides.carousel']),
      'aria-label': stage.title() || say(shared['slides.label']),
    },
    signal,
  );
  setAttributes(list, { 'aria-live': 'polite' }, signal);
  slides.forEach((slide, index) => {
    const place = say(shared['slides.place']);
    const label = place.replace('{n}', String(index + 1)).replace('{total}', String(slides.length));
    const description = say(shared['slides.slide']);
    setAttributes(slide, { 'aria-roledescription': description, 'aria-label': label }, signal);
  });
  root.querySelectorAll('img').forEach((image) => setAttributes(image, { draggable: 'false' }, signal));

  const pages = (): number => pagesOf(view);

  const turnBy = (by: 1 | -1): void => {
    const count = pages();
    if (count < 2) return;
    const next = turn(page, by, count);
    const isOverEnd = mode === 'slide' && next !== page + by;
    goTo(next, isOverEnd ? by : 0);
  };

  const goTo = (next: number, overEnd: -1 | 0 | 1 = 0, ms = durationMs()): void => {
    if (next === page || !track) return;
    page = next;
    const { first } = slidesAt(view, page);
    movingUntil = now() + ms;
    if (overEnd === 0) track.show(first, ms);
    else track.showOverEnd(overEnd, ms);
    showState(ms);
    clearTimeout(settling);
    settling = setTimeout(settle, ms + SETTLE_MS);
  };

  /** Updates what depends on the current page: classes, inert slides, bullets. */
  const showState = (ms: number): void => {
    const { first, last } = slidesAt(view, page);
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    slides.forEach((slide, index) => {
      const isShown = index >= first && index <= last;
      slide.classList.toggle('flex-active-slide', isShown);
      slide.inert = !isShown;
      if (isShown) slide.removeAttribute('aria-hidden');
      else slide.setAttribute('aria-hidden', 'true');
      if (!isShown) pauseMedia(slide);
      if (mode !== 'fade') return;
      const transition = ms > 0 ? `opacity ${ms}ms ${cssEasing(swing)}` : 'none';
      Object.assign(slide.style, { transition, opacity: isShown ? '1' : '0', zIndex: isShown ? '2' : '1' });
    });
    // If the focused slide is hidden, the focus must stay in the slider.
    const shown = slides[first];
    if (focused !== -1 && (focused < first || focused > last) && shown) {
      shown.tabIndex = -1;
      shown.focus({ preventScroll: true });
    }
    showBullets();
  };

  const showBullets = (): void =>
    [...bullets, ...thumbnails].forEach(({ mark, button }, index) => {
      const isCurrent = index === page;
      mark.classList.toggle('flex-active', isCurrent);
      if (isCurrent) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
      if (isCurrent && bullets.length === 0) emit(mark, REVEAL_EVENT);
    });

  const settle = (): void => {
    const { first, last } = slidesAt(view, page);
    slides.forEach((slide, index) =>
      slide.classList.toggle('gdlr-core-active', first === last && index === first),
    );
  };

  /** Measures and updates the layout. A slider that is not displayed yet starts when it is shown. */
  const measure = (): void => {
    const width = stage.width();
    const columns = isCarousel && !isMobileWidth() ? settings.columns : 1;
    if (width <= 0 || (width === widthPx && columns === view.columns)) return;
    const isStart = track === undefined;
    const { first } = isStart ? { first: 0 } : slidesAt(view, page);
    const before = isStart ? 0 : pages();
    widthPx = width;
    view = { ...view, columns };
    const layout = { widthPx, columns, gapPx };
    if (track) track.layOut(layout);
    else track = createTrack({ ...trackSettings, isStack: mode === 'fade' }, layout);
    root.classList.toggle('gdlr-core-flex-inactive', slides.length < columns);
    const start = Math.min(settings.startAt, pages()) - 1;
    page = -1;
    const isSinglePage = pages() < 2;
    for (const arrow of arrows) {
      arrow.classList.toggle('flex-disabled', isSinglePage);
      arrow.setAttribute('tabindex', isSinglePage ? '-1' : '0');
      if (isSinglePage) arrow.setAttribute('aria-hidden', 'true');
      else arrow.removeAttribute('aria-hidden');
    }
    if (before !== pages()) makePager();
    goTo(isStart ? start : pageOf(view, first), 0, 0);
    // Only after some slides are active, because the stylesheet fades out all others.
    if (isCarousel) slides.forEach((slide) => slide.classList.add('flex-with-active-class'));
    if (isStart) begin();
  };

  const makePager = (): void => {
    bulletsEnd.abort();
    bulletsEnd = new AbortController();
    place?.remove();
    const isWanted = settings.hasBullets && thumbnails.length === 0 && pages() > 1;
    const { signal } = bulletsEnd;
    bullets = isWanted ? makeBullets({ ...control, signal }, pages(), choose) : [];
    if (isWanted) slides.forEach((slide) => setAttributes(slide, { 'data-thumb-alt': '' }, signal));
  };

  const begin = (): void => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      settle();
      emitResize();
    }, SETTLE_MS);
    if (!settings.isAutoplay || slides.length < 2 || prefersReducedMotion()) return;
    rotation = startRotation(settings.pauseMs, {
      root,
      config,
      mayTurn: () => now() >= movingUntil && document.hasFocus() && stage.width() > 0 && !isPlaying(root),
      onTurn: () => turnBy(1),
      onChange: (isOn) => list.setAttribute('aria-live', isOn ? 'off' : 'polite'),
      signal,
    });
  };

  const trackSettings = {
    viewport: stage.viewport,
    listClass: 'slides',
    slides,
    curve: cssEasing(swing),
    hasGrabCursor: false,
    withMouse: settings.isTouchNavigation,
    onPress: () => rotation?.stop(),
    onGesture: (gesture: Parameters<typeof swipe>[0]) => {
      const by = swipe(gesture, widthPx);
      if (by !== 0 && !signal.aborted) turnBy(by);
    },
  };

  const options = { signal };
  // Keys work on the whole page if this is its only slider.
  const keyboard: EventTarget = document.querySelectorAll('.slides').length === 1 ? document : root;
  keyboard.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || target.closest(TYPING)) return;
      if (root.contains(target)) event.preventDefault();
      userTurn(key === 'ArrowRight' ? 1 : -1);
    },
    options,
  );
  const remeasure = (): void => {
    measure();
    stage.centreArrows(arrows);
  };
  window.addEventListener(RESIZE_EVENT, remeasure, options);
  window.addEventListener('resize', remeasure, options);
  signal.addEventListener('abort', subscribeDisplayClass(remeasure));
  const sizes = new ResizeObserver(measure);
  sizes.observe(root);
  measure();
  stage.centreArrows(arrows);
  if (settings.isTouchNavigation) {
    list.addEventListener('dragstart', (event) => event.preventDefault(), options);
    import('./follower').then(
      ({ addFollower }) => addFollower(root, list, signal),
      (error: unknown) => report('follower_failed', error),
    );
  }

  return () => {
    sizes.disconnect();
    clearTimeout(settling);
    bulletsEnd.abort();
    track?.end();
    slides.forEach((slide) => {
      slide.inert = false;
      slide.removeAttribute('aria-hidden');
    });
    for (const arrow of arrows) {
      arrow.classList.remove('flex-disabled');
      arrow.removeAttribute('aria-hidden');
    }
    for (const { mark, button } of thumbnails) {
      mark.classList.remove('flex-active');
      button.removeAttribute('aria-current');
    }
    stage.end();
    if (place) list.after(place);
  };
};
