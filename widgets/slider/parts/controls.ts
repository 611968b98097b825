/** The arrows and bullets of a slider, in the shapes that the themes' rules name (goodlayers-sliders, section 1.12). */
import { makeButton } from '../../../runtime/dom/button';
import type { Translate } from '../../../runtime/page/translate';
import type { SliderSettings } from './settings';
import { strings } from '../widget.json';

/** What a slider's controls are made with. */
export interface ControlContext {
  readonly root: HTMLElement;
  readonly settings: SliderSettings;
  readonly say: Translate;
  /** Ends the controls. */
  readonly signal: AbortSignal;
}

const CUSTOM_NAV = '.gdlr-core-flexslider-custom-nav';
const NAV_PLACE = '.gdlr-core-flexslider-nav';
/** Without one of these, new arrows stay in the slider, whatever place there is for them. */
const DOCKED = /^(navigation|both)$/;
const PAIR = '.flex-prev,.flex-next';

/** @returns all arrows: those that the server printed, or new ones; a click on one turns by 1 or -1 */
export function makeArrows(context: ControlContext, onTurn: (by: 1 | -1) => void): HTMLElement[] {
  const { root, settings, say, signal } = context;
  const arrows = settings.arrows === 'none' ? [] : (printedPair(context) ?? generate(context));
  // More of them stand in the cards of some portfolios, and beside sliders with a text to their left.
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

/** @returns the server's arrows; undefined where there are not exactly two of them */
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
  // Not those of a slider in one of our slides.
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

/** What shows a page and leads to it. */
export interface Bullet {
  /** The element that the themes show the state of. */
  readonly mark: HTMLElement;
  /** The control in it. */
  readonly button: HTMLElement;
}

/** @returns new bullets, one a page, before the arrows */
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

/** @returns the thumbnails beside the slider, as its bullets */
export function findThumbnails(
  { root, say, signal }: ControlContext,
  onChoose: (page: number) => void,
): Bullet[] {
  const strip = root.parentElement?.querySelector<HTMLElement>(':scope > .gdlr-core-sly-slider > .slides');
  if (!strip) return [];
  const thumbnails = [...strip.children].filter((child) => child instanceof HTMLElement);
  return thumbnails.map((mark, page) => {
    // An item of a list is no button; what is in it can be.
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
