/** The arrows and bullets of a slider, with the markup that themes style (goodlayers-sliders, section 1.12). */
import { makeButton } from '../../../runtime/dom/button';
import type { Translate } from '../../../runtime/page/translate';
import type { SliderSettings } from './settings';
import { strings } from '../widget.json';

/** The context of a slider's controls. */
export interface ControlContext {
  readonly root: HTMLElement;
  readonly settings: SliderSettings;
  readonly say: Translate;
  /** Removes the controls when aborted. */
  readonly signal: AbortSignal;
}

const CUSTOM_NAV = '.gdlr-core-flexslider-custom-nav';
const NAV_PLACE = '.gdlr-core-flexslider-nav';
/** With any other value, new arrows are placed in the slider, even if there is an element for them elsewhere. */
const DOCKED = /^(navigation|both)$/;
const PAIR = '.flex-prev,.flex-next';

/** @returns all arrows: those printed by the server, or new ones; a click on an arrow turns by 1 or -1 */
export function makeArrows(context: ControlContext, onTurn: (by: 1 | -1) => void): HTMLElement[] {
  const { root, settings, say, signal } = context;
  const arrows = settings.arrows === 'none' ? [] : (printedPair(context) ?? generate(context));
  // The cards of some portfolios contain more arrows, and so do sliders with a text to their left.
  const outer = root.closest('.gdlr-core-flexslider-outer');
  const more = [
    ...root.querySelectorAll<HTMLElement>('[class*="gdlr-custom-flex-"]'),
    ...(outer?.querySelectorAll<HTMLElement>(
      '.gdlr-core-flexslider-left-content-nav [class*="gdlr-custom-flex-"]',
    ) ?? []),
  ];
  for (const arrow of [...arrows, ...more]) {
    const isNext = arrow.matches('.flex-next,.gdlr-custom-flex-next');
    makeButton(arrow, {
      name: isNext ? say(strings['slider.next']) : say(strings['slider.previous']),
      signal,
      onPress(event) {
        event.preventDefault();
        onTurn(isNext ? 1 : -1);
      },
    });
  }
  return arrows;
}

/** @returns the server's arrows; undefined if there are not exactly two of them */
function printedPair({ root, settings }: ControlContext): HTMLElement[] | undefined {
  const { arrows, navParent } = settings;
  if (arrows === 'generated') return undefined;
  const parent = navParent === '' ? root : root.closest(`.${CSS.escape(navParent)}`);
  const found = parent?.querySelectorAll<HTMLElement>(arrows === 'own' ? `${CUSTOM_NAV} > *` : PAIR) ?? [];
  const pair = [...found].filter((arrow) => arrow.matches(PAIR));
  return pair.length === 2 ? pair : undefined;
}

function generate({ root, settings, signal }: ControlContext): HTMLElement[] {
  const { nav, navParent } = settings;
  const parent = navParent !== '' && DOCKED.test(nav) ? root.closest(`.${CSS.escape(navParent)}`) : null;
  const places = parent ? parent.querySelectorAll<HTMLElement>(NAV_PLACE) : [];
  // Ignores those of a slider nested in one of our slides.
  const outside = [...places].filter((place) => !root.contains(place.closest('.slides')));
  return (outside.length > 0 ? outside : [root]).flatMap((place) => {
    const list = build('ul', 'flex-direction-nav');
    const arrows = (['prev', 'next'] as const).map((way) => {
      const item = build('li', `flex-nav-${way}`);
      const link = build('a', `flex-${way}`);
      link.setAttribute('href', '#');
      link.append(build('i', `arrow_carrot-${way === 'prev' ? 'left' : 'right'}`));
      item.append(link);
      list.append(item);
      return link;
    });
    append(place, list, signal);
    return arrows;
  });
}

/** The indicator of a page, which also selects the page. */
export interface Bullet {
  /** The element that themes style by its state. */
  readonly mark: HTMLElement;
  /** The control in `mark`. */
  readonly button: HTMLElement;
}

/** @returns new bullets, one per page, placed before the arrows */
export function makeBullets(
  { root, settings, say, signal }: ControlContext,
  pages: number,
  onChoose: (page: number) => void,
): Bullet[] {
  const list = build('ol', 'flex-control-nav flex-control-paging');
  list.style.marginTop = settings.controlsTopMargin;
  const bullets = Array.from({ length: pages }, (_, page) => {
    const item = build('li', '');
    const link = build('a', '');
    link.setAttribute('href', '#');
    link.textContent = String(page + 1);
    item.append(link);
    list.append(item);
    choose(link, page, say, signal, onChoose);
    return { mark: link, button: link };
  });
  append(root, list, signal);
  const arrows = root.querySelector(':scope > .flex-direction-nav');
  if (arrows) root.insertBefore(list, arrows);
  return bullets;
}

/** @returns the thumbnails next to the slider, used as its bullets */
export function findThumbnails(
  { root, say, signal }: ControlContext,
  onChoose: (page: number) => void,
): Bullet[] {
  const strip = root.parentElement?.querySelector<HTMLElement>(':scope > .gdlr-core-sly-slider > .slides');
  if (!strip) return [];
  const thumbnails = [...strip.children].filter((child) => child instanceof HTMLElement);
  return thumbnails.map((mark, page) => {
    // A list item must not get the role of a button, but its content can.
    const { firstElementChild } = mark;
    const button = firstElementChild instanceof HTMLElement ? firstElementChild : mark;
    choose(button, page, say, signal, onChoose);
    return { mark, button };
  });
}

function choose(
  bullet: HTMLElement,
  page: number,
  say: ControlContext['say'],
  signal: AbortSignal,
  onChoose: (page: number) => void,
): void {
  makeButton(bullet, {
    name: say(strings['slider.go_to']).replace('{n}', String(page + 1)),
    signal,
    onPress(event) {
      event.preventDefault();
      onChoose(page);
    },
  });
}

function build(name: string, className: string): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  return element;
}

function append(place: HTMLElement, element: HTMLElement, signal: AbortSignal): void {
  place.append(element);
  signal.addEventListener('abort', () => element.remove());
}
