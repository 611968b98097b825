/** Marks the links of a menu that point to the current page (essential-addons, section 13). */
import { setAttributes } from '../../runtime/dom/restore';

const CURRENT_CLASS = 'eael-item-active';
const CURRENT = '.current-menu-item > a';
/** The horizontal line in the middle of the viewport. */
const MIDDLE = '-50% 0px -50% 0px';

/**
 * @param hasClass true if the release also adds a class for its stylesheet, and to links to the section in the middle
 * of
 * the viewport
 */
export function markCurrent(list: HTMLElement, hasClass: boolean, signal: AbortSignal): void {
  for (const link of list.querySelectorAll(CURRENT))
    if (!link.hasAttribute('aria-current')) setAttributes(link, { 'aria-current': 'page' }, signal);
  if (!hasClass) return;
  const page = addressOf(location);
  const marked = new Set<Element>();
  const mark = (link: Element, isOn: boolean): void => {
    marked.add(link);
    link.classList.toggle(CURRENT_CLASS, isOn);
  };
  const byTarget = new Map<Element, Element[]>();
  for (const link of list.querySelectorAll('a')) {
    const isHere = addressOf(link) === page;
    const target = isHere && link.hash.length > 1 ? document.getElementById(link.hash.slice(1)) : null;
    if (target) byTarget.set(target, [...(byTarget.get(target) ?? []), link]);
    else if (link.matches(`${CURRENT},.current-menu-parent > a`) || (isHere && !link.href.includes('#')))
      mark(link, true);
  }
  const middle = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        for (const link of byTarget.get(target) ?? []) {
          mark(link, isIntersecting);
          link.classList.toggle(ownClass(target), isIntersecting);
        }
    },
    { rootMargin: MIDDLE },
  );
  for (const target of byTarget.keys()) middle.observe(target);
  signal.addEventListener('abort', () => {
    middle.disconnect();
    for (const link of marked) link.classList.remove(CURRENT_CLASS);
    for (const [target, links] of byTarget) for (const link of links) link.classList.remove(ownClass(target));
  });
}

function ownClass({ id }: Element): string {
  return `eael-menu-${id}`;
}

function addressOf({ origin, pathname, search }: Location | HTMLAnchorElement): string {
  return origin + pathname + search;
}
