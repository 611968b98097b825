/**
 * Essential Addons' content ticker (essential-addons, section 8) on the server's headlines. Swiper moves them. Kept: the
 * class names of Swiper 5 or 8, as the release prints them, because the stylesheets make only the active headline opaque.
 * Fixed: no copies of headlines; autoplay that is switched off never runs; an arrow does not stop autoplay; links in
 * hidden headlines cannot be reached. Added: the ARIA pattern Carousel, with a pause button.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { makeButton } from '../../runtime/dom/button';
import { remember, setAttributes } from '../../runtime/dom/restore';
import { edgeSize } from '../../runtime/dom/measure';
import { now, prefersReducedMotion } from '../../runtime/page/environment';
import { createAutoplay } from '../shared/autoplay/autoplay';
import { createInterval } from '../shared/autoplay/interval';
import { strings as shared } from '../../runtime/page/strings.json';
import { createTrack, type Gesture, type Track } from '../shared/carousel/swiper';
import { translator } from '../../runtime/page/translate';
import { readTicker, stopsOf, type Strip, swipe, type Turn, turnFrom } from './ticker-machine';
import { strings } from './widget.json';

const WRAPPER_CLASS = 'swiper-wrapper';

/** Controls that must get the focus on a mouse press. */
const FIELDS = 'input,textarea,select';

export const mount: WidgetModule['mount'] = (root, { config, signal, report }) => {
  const viewport = root.querySelector<HTMLElement>('.eael-content-ticker');
  const list = viewport?.querySelector<HTMLElement>(`:scope > .${WRAPPER_CLASS}`);
  if (!viewport || !list) throw new Error('the ticker contains no headlines');
  const slides = [...list.children].filter((child) => child instanceof HTMLElement);
  if (slides.length === 0) return undefined;

  const settings = readTicker(viewport, report);
  const { isFade, isLoop } = settings;
  const say = translator(config.strings);
  const isRtl = getComputedStyle(viewport).direction === 'rtl';
  const before = [viewport, list, ...slides].map((element) =>
    remember(element, { attributes: ['class', 'style'] }),
  );
  const durationMs = (): number => (prefersReducedMotion() ? 0 : settings.speedMs);

  let track: Track | undefined;
  let strip: Strip = { slides: slides.length, columns: 1, isLoop };
  let layout = { widthPx: 0, columns: 0, gapPx: 0 };
  let at = 0;
  let movingUntil = 0;

  layInPlace(viewport, list, slides, isFade);
  viewport.classList.add(...stateClasses(viewport, isFade, isRtl));
  setAttributes(
    root,
    {
      role: 'region',
      'aria-roledescription': say(shared['slides.carousel']),
      'aria-label': root.querySelector('.ticker-badge')?.textContent?.trim() || say(shared['slides.label']),
    },
    signal,
  );
  setAttributes(list, { 'aria-live': 'polite' }, signal);
  slides.forEach((slide, index) => {
    const place = say(shared['slides.place']);
    setAttributes(
      slide,
      {
        role: 'group',
        'aria-roledescription': say(shared['slides.slide']),
        'aria-label': place.replace('{n}', `${index + 1}`).replace('{total}', `${slides.length}`),
        'data-swiper-slide-index': `${index}`,
      },
      signal,
    );
  });

  /** Updates classes, visibility and arrows for the current headline. */
  const showState = (ms: number): void => {
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
      if (isFade) Object.assign(slide.style, { transition: `opacity ${ms}ms`, opacity: isShown ? '1' : '0' });
    });
    const active = slides[at];
    list.style.height = `${active?.offsetHeight ?? 0}px`;
    // Keep the focus in the ticker if the focused headline is hidden.
    if (hadFocus && active && !active.contains(document.activeElement)) {
      active.tabIndex = -1;
      active.focus({ preventScroll: true });
    }
    for (const { arrow, by } of arrows) {
      const isEnd = turnFrom(at, by, strip) === undefined;
      arrow.classList.toggle('swiper-button-disabled', isEnd);
      arrow.setAttribute('aria-disabled', String(isEnd));
    }
  };

  const goTo = (turn: Turn | undefined, by: 1 | -1, ms = durationMs()): void => {
    if (!turn || !track) return;
    at = turn.to;
    movingUntil = now() + ms;
    if (turn.isOverEnd && strip.columns === 1 && !isFade) track.showOverEnd(by, ms);
    else track.show(at, ms);
    showState(ms);
  };
  const userTurn = (by: 1 | -1): void => {
    // As in the original, a looping ticker ignores input during a movement.
    if (!isLoop || now() >= movingUntil) goTo(turnFrom(at, by, strip), by);
  };

  const arrows = ([1, -1] as const).flatMap((by) => {
    const kind = by === 1 ? 'next' : 'prev';
    return [...root.querySelectorAll<HTMLElement>(`.swiper-button-${kind}`)].map((arrow) => {
      const name = by === 1 ? say(strings['content-ticker.next']) : say(strings['content-ticker.previous']);
      makeButton(arrow, { name, signal, onPress: () => userTurn(by) });
      setAttributes(arrow, { 'aria-disabled': 'false' }, signal);
      return { arrow, by };
    });
  });

  const trackSettings = {
    viewport,
    listClass: WRAPPER_CLASS,
    slides,
    isStack: isFade,
    curve: 'ease',
    hasGrabCursor: settings.hasGrabCursor,
    withMouse: true,
    onPress: () => undefined,
    onGesture: (gesture: Gesture) => {
      const by = swipe(isRtl ? { ...gesture, dxPx: -gesture.dxPx } : gesture, layout.widthPx);
      if (by !== 0 && !signal.aborted) userTurn(by);
    },
  };

  /** Measures and lays out the ticker. A hidden ticker starts when it is shown. */
  const measure = (): void => {
    const widthPx = viewport.clientWidth - edgeSize(getComputedStyle(viewport), 'width', 'padding');
    const next = { widthPx, ...settings.layoutAt(window.innerWidth) };
    if (widthPx <= 0) return;
    const { columns, gapPx } = layout;
    if (widthPx !== layout.widthPx || next.columns !== columns || next.gapPx !== gapPx) {
      layout = next;
      strip = { ...strip, columns: next.columns };
      const isStart = track === undefined;
      if (track) track.layOut(layout);
      else track = createTrack(trackSettings, layout);
      goTo({ to: Math.min(at, stopsOf(strip) - 1), isOverEnd: false }, 1, 0);
      if (isStart) begin();
    }
    list.style.height = `${slides[at]?.offsetHeight ?? 0}px`;
  };

  const advance = (): void => {
    if (now() >= movingUntil && viewport.clientWidth > 0) goTo(turnFrom(at, 1, strip, true), 1);
  };

  const begin = (): void => {
    if (settings.pauseMs === 0 || prefersReducedMotion()) return;
    const { button } = createAutoplay({
      root,
      config,
      signal,

      onChange: createInterval(settings.pauseMs, advance, signal),
      onStop: (isStopped) => list.setAttribute('aria-live', isStopped ? 'polite' : 'off'),
    });
    root.prepend(button);
  };

  [viewport, ...arrows.map(({ arrow }) => arrow)].forEach((element) =>
    element.addEventListener('mousedown', keepFocus, { signal }),
  );
  viewport.addEventListener('dragstart', keepFocus, { signal });
  window.addEventListener('resize', measure, { signal });
  const sizes = new ResizeObserver(measure);
  [viewport, ...slides].forEach((element) => sizes.observe(element));
  measure();

  return () => {
    sizes.disconnect();
    track?.end();
    before.forEach((putBack) => putBack());
    for (const slide of slides) {
      slide.inert = false;
      slide.removeAttribute('aria-hidden');
      slide.removeAttribute('tabindex');
    }
    for (const { arrow } of arrows) arrow.classList.remove('swiper-button-disabled');
  };
};

/** Keeps a mouse press from moving the focus, which would pause autoplay until the visitor clicks elsewhere. */
function keepFocus(event: Event): void {
  if (!(event.target instanceof Element && event.target.closest(FIELDS))) event.preventDefault();
}

/** Puts the slides in a row or a stack, because Swiper's stylesheet may not be on the page. */
function layInPlace(
  viewport: HTMLElement,
  list: HTMLElement,
  slides: readonly HTMLElement[],
  isFade: boolean,
): void {
  viewport.style.overflow = 'hidden';
  Object.assign(
    list.style,
    isFade
      ? { display: 'grid', gridTemplateColumns: '100%', alignItems: 'start' }
      : { display: 'flex', alignItems: 'flex-start', transitionProperty: 'transform, height' },
  );
  for (const slide of slides) Object.assign(slide.style, isFade ? { gridArea: '1 / 1' } : { flex: 'none' });
}

/** The state classes of the Swiper version for which the release prints its markup. */
function stateClasses(viewport: HTMLElement, isFade: boolean, isRtl: boolean): string[] {
  const name = viewport.classList.contains('swiper') ? 'swiper' : 'swiper-container';
  return ['initialized', 'horizontal', 'autoheight', isFade && 'fade', isRtl && 'rtl']
    .filter((state) => state !== false)
    .map((state) => `${name}-${state}`);
}
