/** Reads the links of a menu that lead to the current page (essential-addons, section 13). */
import type { LinkReading } from './attributes';

/** The link to this page, as the server marks it. */
export const CURRENT = '.current-menu-item > a';

/**
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
