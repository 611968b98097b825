/**
 * Links to a place on the page, and one-page navigation (goodlayers-theme, section 5). The browser scrolls, focuses and
 * writes the address. The distance from the top of the window is a scroll padding, so it also applies to the focus.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { styleRoot } from '../../../runtime/dom/adopt-styles';
import { makeFocusable } from '../../../runtime/dom/focus';
import { px } from '../../../runtime/dom/measure';
import { endWithVisitor, jumpTo } from '../../../runtime/motion/scroll-to';
import { followScreen, type Job, requestLayout } from '../../../runtime/motion/scroll/scroll';
import { asRecord } from '../../../runtime/page/as-record';
import { goToPage, prefersReducedMotion } from '../../../runtime/page/environment';
import { decodedFragment, isReturn } from '../../../runtime/page/fragment-target';
import { isPlainClick } from '../../../runtime/page/link';
import { member } from '../../../runtime/page/member';
import { pageGlobal } from '../../../runtime/page/page-global';
import { navigationTarget } from '../../../runtime/page/url';
import { type DisplayClass, displayClass, isMobileWidth } from '../../../runtime/page/viewport';
import {
  adminBarPx,
  anchorOffset,
  emitThemeEvent,
  globalName,
  numbersOf,
  prefixOf,
  scrollToTop,
  themeEventName,
} from '../../shared/theme/theme';
import { type AnchorTarget, targetOf } from './anchor-link';
import { startSpy } from './spy';

/** A page that does not move fires no `scrollend`, and neither does Safari before 26.2. */
const LONGEST_MS = 2500;

let ending: AbortController | undefined;

/**
 * Makes the browser scroll smoothly until the page rests or the visitor scrolls: it moves the page and the focus, and writes the
 * fragment. It does so only while a link is followed, because smooth scrolling would apply to every other script, too.
 *
 * @param onRest called when the page rests, but not after the visitor has scrolled
 * @param signal ends it
 */
export function glide(signal: AbortSignal, onRest: () => void = () => undefined): void {
  ending?.abort();
  if (prefersReducedMotion()) return;
  const current = endWithVisitor(signal);
  ending = current;
  const restore = styleRoot('scroll-behavior:smooth');
  let isAtRest = false;
  const rest = (): void => {
    isAtRest = true;
    current.abort();
    onRest();
  };
  const timer = setTimeout(rest, LONGEST_MS);
  current.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    restore();
    // Without this, Chromium goes on to the place although the visitor scrolls.
    if (!isAtRest) jumpTo(window.scrollY);
  });
  document.addEventListener('scrollend', rest, { signal: current.signal });
}

const CURRENT_ITEM = 'current-menu-item';
const TOP: AnchorTarget = { kind: 'top' };

/** The browser itself scrolls to the place of a link that is pressed before the widget is mounted, so it is not replayed. */
export const hears = 'a[href*="#"]';

export const mount: WidgetModule['mount'] = (wrapper, context) => {
  const { signal } = context;
  const prefix = prefixOf(wrapper, 'body-outer-wrapper');
  const padding = keepDistance(prefix, signal);
  // One-page navigation changes the current item.
  const tops = currentLinks(prefix);
  startSpy(prefix, context);
  const keepFragment = followFragment();
  let offset: number | undefined;
  const job: Job = ({ display, isNewLayout }) => {
    const last = offset;
    offset = anchorOffset(prefix);
    const write = isNewLayout || offset !== last ? padding(display) : undefined;
    return write && (() => keepFragment(write));
  };
  followScreen(job, context);
  const publishedEvent = themeEventName(prefix, 'anchor-offset');
  addEventListener(publishedEvent, () => requestLayout(job), { signal });

  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = member(event.target, 'closest')('a');
    if (!link) return;
    const isTop = tops.has(link) && leadsToThisPage(link);
    const target = isTop ? TOP : targetOf(link, prefix, numbersOf(prefix));
    if (target.kind !== 'other') markPressed(link, prefix);
    if (target.kind === 'element') {
      const { element } = target;
      // Another script may have changed the distance since the last layout.
      padding(displayClass())?.();
      makeFocusable(element);
      glide(signal, () => element.scrollIntoView({ behavior: 'instant' }));
      event.stopPropagation();
      if (link.search === location.search) return;
      // The browser would load the page again without its query.
      event.preventDefault();
      goToPage(new URL(link.hash, location.href));
    } else if (target.kind === 'top') {
      event.stopPropagation();
      event.preventDefault();
      scrollToTop();
    } else if (target.kind === 'home') {
      const home = navigationTarget(homeUrl(prefix) + target.hash, { base: document.baseURI });
      if (!home) return;
      event.stopPropagation();
      event.preventDefault();
      goToPage(home);
    }
  };
  // The original handles the click on the link and ends it there. Here, widgets around the link need the click. Scripts
  // that scroll by themselves listen on the document or the body, so the click ends in the part of the page below the body.
  document.addEventListener(
    'click',
    ({ target }) => {
      const part =
        target instanceof Element && member(target, 'closest')('a')?.closest<HTMLElement>('body > *');
      if (part) part.addEventListener('click', follow, { once: true, signal });
    },
    { capture: true, signal },
  );
};

/** @returns reads the distance, and returns a function that writes it if it has changed */
function keepDistance(
  prefix: string,
  signal: AbortSignal,
): (display: DisplayClass) => (() => void) | undefined {
  let restore: (() => void) | undefined;
  signal.addEventListener('abort', () => restore?.());
  let current = 0;
  return (display) => {
    const offset = anchorOffset(prefix);
    const phone = isMobileWidth(display) ? numbersOf(prefix).phoneOffsetPx : null;
    const distancePx = (phone ?? offset ?? 0) + adminBarPx();
    if (distancePx === current) return undefined;
    return () => {
      current = distancePx;
      restore?.();
      restore = styleRoot(`scroll-padding-top:${distancePx}px`);
    };
  };
}

/**
 * Keeps the place that the address names below the header. The browser has scrolled before the distance was known, or by the
 * distance that the server has printed.
 *
 * @returns changes the distance, and shows the place again unless the visitor has scrolled
 */
function followFragment(): (change: () => void) => void {
  const id = decodedFragment(location.hash.slice(1));
  const element = id === '' || isReturn() ? null : document.getElementById(id);
  const topPx = (): number => element?.getBoundingClientRect().top ?? 0;
  const isInPlace = element && window.scrollY > 0 && Math.abs(topPx() - scrollPaddingPx()) <= 1;
  let shownAt = isInPlace ? topPx() : undefined;
  return (change) => {
    // A visitor who has scrolled since does not want to go back.
    const isShown = shownAt !== undefined && Math.abs(topPx() - shownAt) <= 1;
    change();
    if (isShown) element?.scrollIntoView({ behavior: 'instant' });
    shownAt = isShown ? topPx() : undefined;
  };
}

/** @returns the distance that the styles give to links' targets */
function scrollPaddingPx(): number {
  return px(getComputedStyle(document.documentElement).scrollPaddingTop);
}

/** @returns the links of the current items of the menu's first level, and of the bullets */
function currentLinks(prefix: string): ReadonlySet<Element> {
  const items = `#${prefix}-main-menu ul.sf-menu>:is(.current-menu-item,.current-menu-ancestor)>a`;
  const bullets = `#${prefix}-bullet-anchor>.${prefix}-bullet-anchor-link.current-menu-item`;
  return new Set(document.querySelectorAll(`${items},${bullets}`));
}

/** Makes the item of a pressed link of the main menu current, in themes that do not wait for the section. */
function markPressed(link: Element, prefix: string): void {
  const item = link.closest(`#${prefix}-main-menu`) && link.parentElement;
  if (!item || !numbersOf(prefix).marksPressedItem) return;
  for (const other of item.parentElement?.children ?? [])
    other.classList.toggle(CURRENT_ITEM, other === item);
  emitThemeEvent(prefix, 'navigation-slider-bar-init');
}

/** @returns true for a link to the page itself. The address may name a place since a click */
function leadsToThisPage(link: HTMLAnchorElement): boolean {
  return link.hash === '' && link.href === location.href.replace(/#.*$/, '');
}

/** @returns the URL of the site's home page */
function homeUrl(prefix: string): string {
  const url = asRecord(pageGlobal(globalName(prefix, 'script_core')))['home_url'];
  return typeof url === 'string' ? url : (document.body.dataset['homeUrl'] ?? '/');
}
