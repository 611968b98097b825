/**
 * The header at the side of the page (goodlayers-theme, section 2.4). The plugin's styles put its parts in their places;
 * here is what depends on scrolling. Fixed: an element outside of the window that gets the focus is moved into it.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { remember, restoreOnAbort } from '../../../runtime/dom/restore';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';
import { adminBarPx, prefixOf } from '../../shared/theme/theme';

/**
 * - `page`: it scrolls with the page;
 * - `top`: its upper edge is at the top of the window;
 * - `bottom`: its lower edge is at the bottom of the window.
 */
type Fixing = 'page' | 'top' | 'bottom';

/** The header's place. */
export interface Place {
  readonly fixing: Fixing;
  /** Its distance from the top of the page, in px, while it scrolls with the page. */
  readonly topPx: number;
}

/** The header and the window, in px. */
export interface Sizes {
  readonly scrollPx: number;
  readonly isDown: boolean;
  readonly windowPx: number;
  /** The header's height, with the room for the bar. */
  readonly headerPx: number;
}

/**
 * Where a header that is higher than the window is while the page scrolls (goodlayers-theme, section 2.4).
 *
 * @returns the place after a scroll; the same object if nothing changes
 */
export function nextPlace(before: Place, sizes: Sizes): Place {
  const { scrollPx, isDown, windowPx, headerPx } = sizes;
  // The top of a header whose lower edge is at the bottom of the window.
  const lowestPx = scrollPx + windowPx - headerPx;
  switch (before.fixing) {
    case 'page':
      if (isDown) return lowestPx > before.topPx ? { fixing: 'bottom', topPx: 0 } : before;
      return scrollPx < before.topPx ? { fixing: 'top', topPx: 0 } : before;
    case 'top':
      return isDown ? { fixing: 'page', topPx: scrollPx } : before;
    case 'bottom':
      return isDown ? before : { fixing: 'page', topPx: Math.max(0, lowestPx) };
    default:
      return before.fixing satisfies never;
  }
}

const AT_START: Place = { fixing: 'page', topPx: 0 };

export const mount: WidgetModule['mount'] = (nav, context) => {
  const prefix = prefixOf(nav, 'header-side-nav');
  const content = nav.querySelector<HTMLElement>(':scope>header');
  if (!content) return;
  const { signal } = context;
  signal.addEventListener('abort', remember(nav, { attributes: ['class'], styles: ['top'] }));
  placeParts(nav, content, prefix, signal);

  let place: Place | undefined;
  let lastPx = scrollY;
  const show = (next: Place | undefined): void => {
    place = next;
    nav.classList.toggle(`${prefix}-allow-slide`, next !== undefined);
    for (const fixing of ['top', 'bottom'] satisfies Fixing[])
      nav.classList.toggle(`${prefix}-fix-${fixing}`, next?.fixing === fixing);
    nav.style.top = next?.fixing === 'page' && next.topPx > 0 ? `${next.topPx}px` : '';
  };
  const job: Job = ({ top: scrollPx, height: windowPx, display, isNewLayout }) => {
    const isDown = scrollPx > lastPx;
    const isStill = scrollPx === lastPx;
    lastPx = scrollPx;
    if (isNewLayout) {
      const headerPx = content.offsetHeight + adminBarPx();
      const isHigher = display === 'desktop' && headerPx > windowPx;
      if (isHigher !== (place !== undefined)) {
        const sizes = { scrollPx, isDown: true, windowPx, headerPx };
        return () => show(isHigher ? nextPlace(AT_START, sizes) : undefined);
      }
    }
    if (!place || isStill) return undefined;
    const next = nextPlace(place, { scrollPx, isDown, windowPx, headerPx: nav.offsetHeight });
    return next === place ? undefined : () => show(next);
  };
  followScreen(job, context, [content]);

  content.addEventListener(
    'focusin',
    ({ target }) => {
      if (!place || place.fixing === 'page' || !(target instanceof Element)) return;
      const { top, bottom } = target.getBoundingClientRect();
      if (top < 0) show({ fixing: 'top', topPx: 0 });
      else if (bottom > document.documentElement.clientHeight) show({ fixing: 'bottom', topPx: 0 });
    },
    { signal },
  );
};

/** Shows the parts, and puts the one in the middle where the theme's script puts it: its padding does not count. */
function placeParts(nav: HTMLElement, content: HTMLElement, prefix: string, signal: AbortSignal): void {
  const middle = content.querySelector(`:scope>.${prefix}-pos-middle`);
  const bottom = content.querySelector(`:scope>.${prefix}-pos-bottom`);
  const parts = [middle, bottom].filter((part) => part !== null);
  const paddingTop = middle && getComputedStyle(middle).paddingTop;
  restoreOnAbort(parts, { attributes: ['class'] }, signal);
  for (const part of parts) part.classList.add(`${prefix}-active`);
  const last = bottom ? bottom.previousElementSibling : content.lastElementChild;
  if (!paddingTop || !(last instanceof HTMLElement) || !nav.matches(`.${prefix}-style-middle`)) return;
  // The plugin's script has done this if the page's policy allows it.
  if (last.localName === 'script') return;
  restoreOnAbort([last], { styles: ['margin-bottom'] }, signal);
  // As far as the window has room for it.
  const { minHeight } = content.style;
  content.style.minHeight = '0';
  const heightPx = content.offsetHeight + adminBarPx();
  content.style.minHeight = minHeight;
  last.style.marginBottom = `clamp(0px, 100vh - ${heightPx}px, ${paddingTop})`;
}
