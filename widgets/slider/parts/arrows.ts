/** Finds the arrows of a slider and the elements for new ones (goodlayers-sliders, section 1.5). */
import type { Arrow } from '../attributes';
import type { SliderSettings } from './settings';

const CUSTOM_NAV = '.gdlr-core-flexslider-custom-nav';
const NAV_PLACE = '.gdlr-core-flexslider-nav';
const TEXT_NAV = '.gdlr-core-flexslider-left-content-nav';
/** With any other value, new arrows are placed in the slider, even if there is an element for them elsewhere. */
const DOCKED = /^(navigation|both)$/;
const PAIR = '.flex-prev,.flex-next';
const MORE = '[class*="gdlr-custom-flex-"]';

/** @returns the server's arrows; empty if there are not exactly two of them */
export function findPair(root: HTMLElement, { arrows, navParent }: SliderSettings): Arrow[] {
  if (arrows === 'none' || arrows === 'generated') return [];
  const parent = navParent === '' ? root : root.closest(`.${CSS.escape(navParent)}`);
  const found = parent?.querySelectorAll<HTMLElement>(arrows === 'own' ? `${CUSTOM_NAV} > *` : PAIR) ?? [];
  const pair = [...found].filter((arrow) => arrow.matches(PAIR));
  return pair.length === 2 ? pair.map(toArrow) : [];
}

/** @returns the arrows in the cards of some portfolios, and those beside a text to the left of the slider */
export function findMoreArrows(root: HTMLElement): Arrow[] {
  const outer = root.closest('.gdlr-core-flexslider-outer');
  const beside = outer?.querySelectorAll<HTMLElement>(`${TEXT_NAV} ${MORE}`) ?? [];
  return [...root.querySelectorAll<HTMLElement>(MORE), ...beside].map(toArrow);
}

/** @returns the elements that get new arrows */
export function findPlaces(root: HTMLElement, { nav, navParent }: SliderSettings): HTMLElement[] {
  const parent = navParent !== '' && DOCKED.test(nav) ? root.closest(`.${CSS.escape(navParent)}`) : null;
  const places = [...(parent?.querySelectorAll<HTMLElement>(NAV_PLACE) ?? [])];
  // Ignores those of a slider nested in one of our slides.
  const outside = places.filter((place) => !root.contains(place.closest('.slides')));
  return outside.length > 0 ? outside : [root];
}

const SERVED = '.flex-direction-nav[data-atoll-served]';

/** The slider of each printed list of arrows. */
const owners = new WeakMap<Element, HTMLElement>();

/**
 * Claims a list of arrows that the plugin has printed. Several sliders may have theirs in one place: each has its own list.
 *
 * @returns the arrows; undefined if none is left
 */
export function claimArrows(root: HTMLElement, place: HTMLElement): Arrow[] | undefined {
  const lists = [...place.children].filter((child) => child.matches(SERVED));
  const isFree = (list: Element): boolean => !owners.get(list)?.isConnected;
  const list = lists.find((one) => owners.get(one) === root) ?? lists.find(isFree);
  if (!list) return undefined;
  owners.set(list, root);
  return [...list.querySelectorAll<HTMLElement>(PAIR)].map(toArrow);
}

function toArrow(element: HTMLElement): Arrow {
  return { element, by: element.matches('.flex-next,.gdlr-custom-flex-next') ? 1 : -1 };
}
