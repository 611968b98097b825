/**
 * Links to a place on the page, and one-page navigation (goodlayers-theme, section 5). The browser scrolls, focuses and
 * writes the address. The distance from the top of the window is a scroll padding, so it also applies to the focus.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { makeFocusable } from '../../../runtime/dom/focus';
import { remember } from '../../../runtime/dom/restore';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';
import { goToPage } from '../../../runtime/page/environment';
import { isReturn } from '../../../runtime/page/fragment-target';
import { isPlainClick } from '../../../runtime/page/link';
import { navigationTarget } from '../../../runtime/page/url';
import { type DisplayClass, displayClass, isMobileWidth } from '../../../runtime/page/viewport';
import {
  adminBarPx,
  anchorOffset,
  globalName,
  numbersOf,
  prefixOf,
  scrollToTop,
} from '../../shared/theme/theme';
import { decoded, targetOf } from './anchor-link';
import { glide } from './glide';
import { startSpy } from './spy';

export const mount: WidgetModule['mount'] = (wrapper, context) => {
  const { signal } = context;
  const prefix = prefixOf(wrapper, 'body-outer-wrapper');
  const padding = keepDistance(prefix, signal);
  const hasSpy = startSpy(prefix, context);
  const job: Job = ({ display, isNewLayout }) => (isNewLayout ? padding(display) : undefined);
  followScreen(job, context);
  showFragment(padding, signal);

  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (!link) return;
      if (hasSpy && isCurrentTop(link, prefix)) {
        event.preventDefault();
        return scrollToTop();
      }
      const target = targetOf(link, prefix, numbersOf(prefix).anchorLinks === 'fragment');
      if (target.kind === 'element') {
        const { element } = target;
        // Another script may have changed the distance since the last layout.
        padding(displayClass())?.();
        makeFocusable(element);
        glide(signal, () => element.scrollIntoView({ behavior: 'instant' }));
      } else if (target.kind === 'top') {
        event.preventDefault();
        scrollToTop();
      } else if (target.kind === 'home') {
        const home = navigationTarget(homeUrl(prefix) + target.hash, { base: document.baseURI });
        if (!home) return;
        event.preventDefault();
        goToPage(home);
      }
    },
    { signal },
  );
};

/** @returns reads the distance, and returns a function that writes it if it has changed */
function keepDistance(
  prefix: string,
  signal: AbortSignal,
): (display: DisplayClass) => (() => void) | undefined {
  const { documentElement } = document;
  const restore = remember(documentElement, { styles: ['scroll-padding-top'] });
  signal.addEventListener('abort', restore);
  let current = 0;
  return (display) => {
    const offset = anchorOffset(prefix);
    const phone = isMobileWidth(display) ? numbersOf(prefix).phoneOffsetPx : null;
    const px = (phone ?? offset ?? 0) + adminBarPx();
    if (px === current) return undefined;
    return () => {
      current = px;
      documentElement.style.scrollPaddingTop = `${px}px`;
    };
  };
}

/**
 * Shows the place that the address names, below the header, if the browser has scrolled before the distance was known. The
 * server usually prints the distance.
 */
function showFragment(
  padding: (display: DisplayClass) => (() => void) | undefined,
  signal: AbortSignal,
): void {
  const id = decoded(location.hash.slice(1));
  const element = id === '' ? null : document.getElementById(id);
  if (!element || isReturn()) return;
  // A visitor who has scrolled since does not want to go back.
  if (Math.abs(element.getBoundingClientRect().top) > 1 || window.scrollY === 0) return;
  requestAnimationFrame(() => {
    if (signal.aborted) return;
    padding(displayClass())?.();
    element.scrollIntoView({ behavior: 'instant' });
  });
}

/** @returns true for a link of the current item of the menu's first level, or of the bullets, to this page's top */
function isCurrentTop(link: HTMLAnchorElement, prefix: string): boolean {
  if (link.hash !== '' || link.href !== location.href.replace(/#.*$/, '')) return false;
  const item = link.matches(`#${prefix}-bullet-anchor > a`) ? link : link.parentElement;
  return (
    item?.matches(`#${prefix}-bullet-anchor > a,#${prefix}-main-menu > ul > .current-menu-item`) ?? false
  );
}

/** @returns the URL of the site's home page */
function homeUrl(prefix: string): string {
  const data: unknown = Reflect.get(window, globalName(prefix, 'script_core'));
  const url: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'home_url') : undefined;
  return typeof url === 'string' ? url : (document.body.dataset['homeUrl'] ?? '/');
}
