/**
 * The adapter for the GoodLayers themes: one front end, whose classes and ids start with the theme's prefix, and the
 * numbers in which the themes differ (goodlayers-theme, section 10).
 */
import { pageGlobal } from '../../../runtime/page/page-global';
import { prefersReducedMotion } from '../../../runtime/page/environment';
import { numbers } from './themes.json';

/** What differs between the themes. Null for a value that is not known, or that the theme does not have. */
export interface ThemeNumbers {
  /** How far the slide bar extends beyond its link, on each side. */
  readonly slideBarOverhangPx: number | null;
  /** Which links scroll the page: `any` with a fragment, or only those whose address is a `fragment`. */
  readonly anchorLinks: string | null;
  /** The distance of a link's target from the top of a phone's window; null for the same distance as on a desktop. */
  readonly phoneOffsetPx: number | null;
  /** `point` if the bar keeps its width, and its left edge is in the middle of the item. */
  readonly slideBarShape: string | null;
  /** True if the bar has settings in its markup: `data-size-offset`, `data-width` and the class `P-left`. */
  readonly slideBarSettings: boolean | null;
  /** `desktop` if the phone's header is sticky whenever the desktop's header is. Other themes use a class. */
  readonly stickyMobileHeader: string | null;
  /** Where in the window a section becomes current: 0 at the top, 1 at the bottom. */
  readonly spyLine: number | null;
  /** True if the current item also follows the page on tablets. */
  readonly spyOnTablets: boolean | null;
  /** True if the sliding panel closes when the window's width changes. */
  readonly panelClosesOnResize: boolean | null;
  /** True if menu items inside the shop's pages scroll the page too. */
  readonly shopMenuAnchors: boolean | null;
  /** True if a click makes an item of the main menu the current one. */
  readonly marksPressedItem: boolean | null;
}

const NUMBERS: ReadonlyMap<string, Partial<ThemeNumbers>> = new Map(Object.entries(numbers));

/** What the table does not say about a theme. */
const UNKNOWN: ThemeNumbers = {
  slideBarOverhangPx: null,
  anchorLinks: null,
  phoneOffsetPx: null,
  slideBarShape: null,
  slideBarSettings: null,
  stickyMobileHeader: null,
  spyLine: null,
  spyOnTablets: null,
  panelClosesOnResize: null,
  shopMenuAnchors: null,
  marksPressedItem: null,
};

/** @returns the numbers of the theme with this prefix */
export function numbersOf(prefix: string): ThemeNumbers {
  return { ...UNKNOWN, ...NUMBERS.get(prefix) };
}

/**
 * Reads the prefix from a class or the id of an element.
 *
 * @param names the parts after the prefix, such as `sticky-navigation`; the first that the element has counts
 * @returns the prefix without its hyphen; '' if the element has none of the names
 */
export function prefixOf(element: Element, ...names: readonly string[]): string {
  const all = [element.id, ...element.classList];
  for (const name of names) {
    const found = all.find((one) => one.endsWith(`-${name}`));
    if (found !== undefined) return found.slice(0, -name.length - 1);
  }
  return '';
}

/** @returns the theme's prefix by the class of its body, which also has a class of the page builder */
export function bodyPrefix(body: Element): string {
  const names = [...body.classList].filter((name) => name !== 'gdlr-core-body');
  return names.find((name) => name.endsWith('-body'))?.slice(0, -'-body'.length) ?? '';
}

/** @returns the name of one of the theme's globals */
export function globalName(prefix: string, name: string): string {
  return `${prefix}_${name}`.replaceAll('-', '_');
}

/**
 * Reads the distance of a link's target from the top of the window (goodlayers-theme, section 3.1). It is a global,
 * because other plugins read and write it.
 *
 * @returns px; undefined if the page has no sticky header
 */
export function anchorOffset(prefix: string): number | undefined {
  const value = pageGlobal(globalName(prefix, 'anchor_offset'));
  const px = typeof value === 'string' ? Number.parseInt(value) : value;
  return typeof px === 'number' && Number.isFinite(px) ? px : undefined;
}

/** @returns the height of WordPress's bar for editors, in px; 0 if there is none, or if it scrolls with the page */
export function adminBarPx(): number {
  const bar = document.getElementById('wpadminbar');
  return bar && getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0;
}

/**
 * The theme's events on the window (goodlayers-theme, section 8), here as native events, and one of Atoll: `anchor-offset`
 * when the distance of links' targets has been published.
 */
export type ThemeEvent = 'navigation-slider-bar-init' | 'navigation-slider-bar-animate' | 'anchor-offset';

/** @returns the event's name on the window */
export function themeEventName(prefix: string, event: ThemeEvent): string {
  return `${prefix}-${event}`;
}

/** Dispatches one of the theme's events. */
export function emitThemeEvent(prefix: string, event: ThemeEvent): void {
  window.dispatchEvent(new Event(themeEventName(prefix, event)));
}

/**
 * Scrolls to the top of the page, and moves the focus to its start: Tab reaches the first link from there, and a button
 * that disappears at the top does not keep the focus.
 */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  const { body } = document;
  const had = body.getAttribute('tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (had === null) body.removeAttribute('tabindex');
  else body.setAttribute('tabindex', had);
}
