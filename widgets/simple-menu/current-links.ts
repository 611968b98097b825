/** Marks the links of a menu that lead to the current page, or to the section in the middle of the viewport. */
import { prepareAttributes, rememberClasses, writeClasses } from '../../runtime/dom/attributes';
import { watchIntersection } from '../../runtime/motion/intersection';
import { linkAttributes, linkClasses, type LinkReading } from './attributes';

/** The link to this page, as the server marks it. */
export const CURRENT = '.current-menu-item > a';

/**
 * Reads the links of a menu that lead to the current page (essential-addons, section 13).
 *
 * @param hasClass the release also adds a class for its stylesheet, and to links to the section in the middle of the
 *   viewport
 */
export function readLinks(list: HTMLElement, hasClass: boolean): readonly LinkReading[] {
  const page = addressOf(location);
  return Array.from(list.querySelectorAll('a'), (link) => {
    const isHere = hasClass && addressOf(link) === page;
    const section = isHere && link.hash.length > 1 ? document.getElementById(link.hash.slice(1)) : null;
    return {
      link,
      isCurrent: link.matches(CURRENT) && !link.hasAttribute('aria-current'),
      isActive:
        hasClass &&
        !section &&
        (link.matches(`${CURRENT},.current-menu-parent > a`) || (isHere && !link.href.includes('#'))),
      section: section ?? undefined,
    };
  }).filter(({ isCurrent, isActive, section }) => isCurrent || isActive || section);
}

function addressOf({ origin, pathname, search }: Location | HTMLAnchorElement): string {
  return origin + pathname + search;
}

/** The horizontal line in the middle of the viewport. */
const MIDDLE = '-50% 0px -50% 0px';

/** @param signal restores the server's links */
export function startCurrentLinks(links: readonly LinkReading[], signal: AbortSignal): void {
  for (const reading of links) {
    const { link, section } = reading;
    const show = (isInMiddle: boolean): void => writeClasses(link, linkClasses(reading, isInMiddle));
    const restoreAttributes = prepareAttributes([[link, linkAttributes(reading)]]);
    const restoreClasses = rememberClasses(link, Object.keys(linkClasses(reading, false)));
    show(false);
    const stop = section && watchIntersection(section, MIDDLE, ({ isIntersecting }) => show(isIntersecting));
    signal.addEventListener('abort', () => {
      stop?.();
      restoreAttributes();
      restoreClasses();
    });
  }
}
