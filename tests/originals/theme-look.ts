/** What a visitor sees of the theme's header and menus, for comparisons of the original with Atoll. */
import type { Page } from 'playwright-core';

/** A visible element. */
export interface Part {
  /** The element's name, its classes that a site's styles may use, and its computed styles. */
  readonly look: string;
  /** Left, top, width and height, in whole pixels of the window. */
  readonly place: readonly number[];
}

/** The look has been the same for this many frames: longer than the 200 ms after which a header gets its height back. */
const STILL_FRAMES = 15;

/** The theme's elements whose content is compared. The content of the page itself is not. */
const ROOTS =
  '.kingster-mobile-header-wrap,#kingster-mobile-header,.kingster-top-bar,.kingster-header-wrap,.kingster-navigation-bar-wrap,#kingster-header-side-nav,.kingster-mm-menu-wrap,.kingster-overlay-menu-content,.kingster-top-search-wrap';
const SURROUNDINGS =
  '.kingster-body-outer-wrapper,.kingster-page-title-wrap,#kingster-page-wrapper,#mm-blocker,.kingster-sticky-menu-placeholder,.kingster-sticky-mobile-placeholder';
/**
 * Left out: Atoll's buttons beside links, which take no room; and what only makes room in a header at the side, which the
 * original does with empty elements and Atoll with the height of the element around the parts.
 */
const LEFT_OUT =
  '[data-atoll-toggle],[data-atoll-toggle] *,.kingster-pre-spaces,#kingster-header-side-nav>header,script,style';

/**
 * @param prefix of the theme
 * @returns the visible elements inside the window, in the document's order, when they do not move any more
 */
export function readLook(page: Page, prefix = 'kingster'): Promise<readonly Part[]> {
  const withPrefix = (selectors: string): string => selectors.replaceAll('kingster', prefix);
  return page.evaluate(
    async ({ roots, surroundings, leftOut, stillFrames }) => {
      // Left out: the numbers of menu items, and the classes by which scripts mark what they have seen.
      const others =
        /^menu-item-\d|^page-|^sf-(?:js|with|arrows)|^mm-(?:page|slideout)$|^sub-menu-(?:left|right)$/;
      const look = (): Part[] => {
        const screen = new DOMRect(0, 0, innerWidth, innerHeight);
        const inRoots = roots
          .split(',')
          .map((root) => `${root},${root} *`)
          .join();
        return [...document.querySelectorAll(`${surroundings},${inRoots}`)].flatMap((element) => {
          const box = element.getBoundingClientRect();
          const panel = element.closest('.mm-menu')?.getBoundingClientRect();
          if (element.matches(leftOut)) return [];
          const isInside = [screen, ...(panel ? [panel] : [])].every(
            (limits) =>
              Math.min(box.right, limits.right) > Math.max(box.left, limits.left) &&
              Math.min(box.bottom, limits.bottom) > Math.max(box.top, limits.top),
          );
          if (!isInside || box.width === 0 || box.height === 0) return [];
          if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
          const style = getComputedStyle(element);
          const classes = [...element.classList]
            .filter((name) => !others.test(name))
            .toSorted()
            .join('.');
          const text = element.childElementCount === 0 ? element.textContent.trim() : '';
          return {
            look: `${element.localName}.${classes} "${text}" ${style.color} on ${style.backgroundColor}, opacity ${style.opacity}, ${style.fontSize} ${style.fontWeight}, border ${style.borderWidth} ${style.borderColor}, shadow ${style.boxShadow}`,
            place: [box.left, box.top, box.width, box.height].map(Math.round),
          };
        });
      };
      let now = look();
      for (let same = 0; same < stillFrames;) {
        await new Promise(requestAnimationFrame);
        const next = look();
        same = JSON.stringify(next) === JSON.stringify(now) ? same + 1 : 0;
        now = next;
      }
      return now;
    },
    {
      roots: withPrefix(ROOTS),
      surroundings: withPrefix(SURROUNDINGS),
      leftOut: withPrefix(LEFT_OUT),
      stillFrames: STILL_FRAMES,
    },
  );
}

/**
 * The differences of two looks, as text: parts that only one of them has, and parts at another place.
 *
 * @param tolerancePx for places that the original rounds
 */
export function differences(
  original: readonly Part[],
  atoll: readonly Part[],
  tolerancePx = 0,
): readonly string[] {
  const left = [...atoll];
  const isNear = (one: Part, other: Part): boolean =>
    one.look === other.look &&
    one.place.every((px, index) => Math.abs(px - (other.place[index] ?? Infinity)) <= tolerancePx);
  const missing = original.filter((part) => {
    const index = left.findIndex((other) => isNear(part, other));
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
  const write = (who: string) => (part: Part) => `${who}: ${part.place.join(' ')} ${part.look}`;
  return [...missing.map(write('only the original')), ...left.map(write('only Atoll'))];
}
