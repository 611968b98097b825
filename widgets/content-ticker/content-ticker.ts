/**
 * Essential Addons' content ticker (essential-addons, section 8) on the server's headlines, which Swiper moves. Kept: the
 * class names of Swiper 5 or 8, whichever the release prints, because the stylesheets make only the active headline opaque.
 * Fixed: no copies of headlines; "never" means never; an arrow does not end the autoplay; hidden links cannot be reached.
 * Added: the pattern Carousel, with a pause button.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { makeButton } from '../../runtime/dom/button';
import { remember, setAttributes } from '../../runtime/dom/restore';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { createAutoplay } from '../shared/autoplay/autoplay';
import { createInterval } from '../shared/autoplay/interval';
import { strings as shared } from '../../runtime/page/strings.json';
import { translator, type Translate } from '../../runtime/page/translate';
import { readTicker } from './ticker-machine';
import { type Arrow, createTickerView, WRAPPER_CLASS } from './ticker-view';
import { strings } from './widget.json';

/** Elements that need the focus on a mouse press. */
const FIELDS = 'input,textarea,select';

export const mount: WidgetModule['mount'] = (root, { config, signal, report }) => {
  const viewport = root.querySelector<HTMLElement>('.eael-content-ticker');
  const list = viewport?.querySelector<HTMLElement>(`:scope > .${WRAPPER_CLASS}`);
  if (!viewport || !list) throw new Error('the ticker contains no headlines');
  const slides = [...list.children].filter((child) => child instanceof HTMLElement);
  if (slides.length === 0) return undefined;

  const settings = readTicker(viewport, report);
  const { isFade } = settings;
  const say = translator(config.strings);
  const isRtl = getComputedStyle(viewport).direction === 'rtl';
  const restores = [viewport, list, ...slides].map((element) =>
    remember(element, { attributes: ['class', 'style'] }),
  );
  layInPlace(viewport, list, slides, isFade);
  viewport.classList.add(...stateClasses(viewport, isFade, isRtl));
  nameParts(root, list, slides, say, signal);
  const view = createTickerView({
    viewport,
    list,
    slides,
    settings,
    isRtl,
    signal,
    makeArrows: (onTurn) => makeArrows(root, say, signal, onTurn),
    onStart({ isMoving, turnOn }) {
      if (settings.pauseMs === 0 || prefersReducedMotion()) return;
      const advance = (): void => {
        if (!isMoving() && viewport.clientWidth > 0) turnOn();
      };
      const { button } = createAutoplay({
        root,
        config,
        onChange: createInterval(settings.pauseMs, advance, signal),
        onStop: (isStopped) => list.setAttribute('aria-live', isStopped ? 'polite' : 'off'),
        signal,
      });
      root.prepend(button);
    },
  });

  [viewport, ...view.arrows.map(({ arrow }) => arrow)].forEach((element) =>
    element.addEventListener('mousedown', keepFocus, { signal }),
  );
  viewport.addEventListener('dragstart', keepFocus, { signal });
  window.addEventListener('resize', view.measure, { signal });
  const sizes = new ResizeObserver(view.measure);
  [viewport, ...slides].forEach((element) => sizes.observe(element));
  view.measure();

  return () => {
    sizes.disconnect();
    view.end();
    restores.forEach((restore) => restore());
  };
};

/** Names the ticker and its headlines: the pattern Carousel of the ARIA Authoring Practices. */
function nameParts(
  root: HTMLElement,
  list: HTMLElement,
  slides: readonly HTMLElement[],
  say: Translate,
  signal: AbortSignal,
): void {
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
}

/** Makes the server's arrows buttons. */
function makeArrows(
  root: HTMLElement,
  say: Translate,
  signal: AbortSignal,
  onTurn: (by: 1 | -1) => void,
): readonly Arrow[] {
  return ([1, -1] as const).flatMap((by) => {
    const kind = by === 1 ? 'next' : 'prev';
    return [...root.querySelectorAll<HTMLElement>(`.swiper-button-${kind}`)].map((arrow) => {
      const name = by === 1 ? say(strings['content-ticker.next']) : say(strings['content-ticker.previous']);
      makeButton(arrow, { name, signal, onPress: () => onTurn(by) });
      setAttributes(arrow, { 'aria-disabled': 'false' }, signal);
      return { arrow, by };
    });
  });
}

/** Keeps a mouse press from moving the focus: a focus in the ticker would stop its autoplay. */
function keepFocus(event: Event): void {
  if (!(event.target instanceof Element && event.target.closest(FIELDS))) event.preventDefault();
}

/** Lays the headlines in a row or on top of each other, also without Swiper's stylesheet. */
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

/** @returns the state classes of the Swiper release whose stylesheet the page uses */
function stateClasses(viewport: HTMLElement, isFade: boolean, isRtl: boolean): string[] {
  const name = viewport.classList.contains('swiper') ? 'swiper' : 'swiper-container';
  return ['initialized', 'horizontal', 'autoheight', isFade && 'fade', isRtl && 'rtl']
    .filter((state) => state !== false)
    .map((state) => `${name}-${state}`);
}
