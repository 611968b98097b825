/**
 * The page builder's sliders and carousels (goodlayers-sliders, section 1), on the server's list. Swiper moves the slides.
 * Atoll decides which slide shows and when it changes, and sets the classes and attributes that themes and assistive
 * technology read.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { px } from '../../runtime/dom/measure';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { RESIZE_EVENT } from '../../runtime/page/events';
import { type Autoplay, createAutoplay } from '../shared/autoplay/autoplay';
import { createInterval } from '../shared/autoplay/interval';
import { translator } from '../../runtime/page/translate';
import { subscribeDisplayClass } from '../../runtime/page/viewport';
import { type ControlContext, findThumbnails, makeArrows } from './parts/controls';
import { nameParts } from './parts/names';
import { isPlaying } from './parts/media';
import { readSlider, type SliderSettings } from './parts/settings';
import { wrapSlides } from './parts/stage';
import { createSliderView, type SliderView } from './slider-view';

const TYPING = 'input,textarea,select,[contenteditable]';

export const mount: WidgetModule['mount'] = (root, context) => {
  const { config, signal, report } = context;
  const list = [...root.children].find((child) => child.matches('ul.slides'));
  if (!(list instanceof HTMLElement)) throw new Error('the slider contains no list of slides');
  const slides = [...list.children].filter((child) => child instanceof HTMLElement);
  if (slides.length === 0) return undefined;

  const settings = readSlider(root, report);
  const say = translator(config.strings);
  const gapPx = gapOf(slides[0], settings);
  /** The server's placeholder for the bullets. */
  const place = root.querySelector(':scope > [data-atoll-place]');
  const wrapper = wrapSlides(root, list, slides, settings);
  const control: ControlContext = { root, settings, say, signal };
  let autoplay: Autoplay | undefined;
  /** Stops the autoplay before a visitor's choice. */
  const byVisitor =
    <T>(act: (value: T) => void) =>
    (value: T): void => {
      autoplay?.stop();
      act(value);
    };
  const userTurn = byVisitor((by: 1 | -1) => view.turnBy(by));
  const choose = byVisitor((page: number) => view.goTo(page));
  const arrows = makeArrows(control, userTurn);
  const thumbnails = settings.hasThumbnails ? findThumbnails(control, choose) : [];
  wrapper.placeNav(arrows);
  nameParts(root, list, slides, wrapper.title(), say, signal);

  const startAutoplay = (view: SliderView): void => {
    if (!settings.isAutoplay || slides.length < 2 || prefersReducedMotion()) return;
    const advance = (): void => {
      const canTurn = !view.isMoving() && document.hasFocus() && wrapper.width() > 0 && !isPlaying(root);
      if (canTurn) view.turnBy(1);
    };
    autoplay = createAutoplay({
      root,
      config,
      onChange: createInterval(settings.pauseMs, advance, signal),
      onStop: (isStopped) => list.setAttribute('aria-live', isStopped ? 'polite' : 'off'),
      signal,
    });
    root.prepend(autoplay.button);
  };
  const view = createSliderView({
    root,
    slides,
    gapPx,
    wrapper,
    control,
    arrows,
    thumbnails,
    place,
    choose,
    onPress: () => autoplay?.stop(),
    onStart: startAutoplay,
  });

  listenToKeys(root, userTurn, signal);
  const remeasure = (): void => {
    view.measure();
    wrapper.centreArrows(arrows);
  };
  window.addEventListener(RESIZE_EVENT, remeasure, { signal });
  window.addEventListener('resize', remeasure, { signal });
  signal.addEventListener('abort', subscribeDisplayClass(remeasure));
  const sizes = new ResizeObserver(view.measure);
  sizes.observe(root);
  remeasure();
  if (settings.isTouchNavigation) startFollower(root, list, context);

  return () => {
    sizes.disconnect();
    view.end();
    wrapper.end();
    if (place) list.after(place);
  };
};

/** Adds the arrow that follows the mouse; a drag with the mouse swipes instead of dragging a link. */
function startFollower(root: HTMLElement, list: HTMLElement, { signal, report }: WidgetContext): void {
  list.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  import('./follower').then(
    ({ addFollower }) => addFollower(root, list, signal),
    (error: unknown) => report('follower_failed', error),
  );
}

/** @returns the space between slides in px, which the page's stylesheet may set as a margin */
function gapOf(slide: HTMLElement | undefined, { mode, gapPx }: SliderSettings): number {
  if (mode !== 'carousel' || !slide) return 0;
  return gapPx >= 0 ? gapPx : 2 * px(getComputedStyle(slide).marginRight);
}

/** The arrow keys turn the slider: everywhere on the page if it is the page's only slider. */
function listenToKeys(root: HTMLElement, onTurn: (by: 1 | -1) => void, signal: AbortSignal): void {
  const target: EventTarget = document.querySelectorAll('.slides').length === 1 ? document : root;
  target.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || target.closest(TYPING)) return;
      if (root.contains(target)) event.preventDefault();
      onTurn(key === 'ArrowRight' ? 1 : -1);
    },
    { signal },
  );
}
