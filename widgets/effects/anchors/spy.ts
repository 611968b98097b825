/**
 * One-page navigation (goodlayers-theme, sections 5.4 and 5.5): the link of the section in the middle of the window is
 * current in the main menu and in the bullets.
 */
import type { WidgetContext } from '../../../runtime/core/define';
import { rememberClasses } from '../../../runtime/dom/attributes';
import { nameLink } from '../../../runtime/dom/link-name';
import { restoreOnAbort, setAttributes } from '../../../runtime/dom/restore';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';
import { decodedFragment } from '../../../runtime/page/fragment-target';
import { isMobileWidth } from '../../../runtime/page/viewport';
import { translator } from '../../../runtime/page/translate';
import { emitThemeEvent, numbersOf } from '../../shared/theme/theme';

import { strings } from './widget.json';

/** Where in the window a section becomes current, unless the theme says otherwise: in the middle. */
const DEFAULT_LINE = 0.5;
const CURRENT = 'current-menu-item';
const CURRENT_CLASSES = [CURRENT, 'current-menu-ancestor', 'current-menu-parent'];
const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/** A section with the links to it. */
interface Section {
  readonly element: HTMLElement;
  readonly links: readonly HTMLAnchorElement[];
}

/** @returns true if the menu or the bullets have links to sections of this page */
export function startSpy(prefix: string, context: WidgetContext): boolean {
  const { signal } = context;
  const wrapper = document.getElementById(`${prefix}-page-wrapper`);
  const menu = document.getElementById(`${prefix}-main-menu`);
  const bullets = document.getElementById(`${prefix}-bullet-anchor`);
  const links = [menu, bullets].flatMap((part) => [
    ...(part?.querySelectorAll<HTMLAnchorElement>('a[href*="#"]') ?? []),
  ]);
  const sections = sectionsOf(links);
  const items = markable(menu, bullets);
  if (bullets) showBullets(bullets, prefix, sections, context);
  if (!wrapper || sections.length === 0) return false;
  for (const { element, links } of sections)
    for (const link of links) setAttributes(link, { 'data-anchor': `#${element.id}` }, signal);
  const first = new Set(
    items.filter((item) => CURRENT_CLASSES.some((name) => item.classList.contains(name))),
  );
  const restores = items.map((item) => rememberClasses(item, CURRENT_CLASSES));
  if (bullets) restoreOnAbort([bullets], { attributes: ['data-anchor-section'] }, signal);
  restoreOnAbort(items.map(linkIn), { attributes: ['aria-current'] }, signal);
  signal.addEventListener('abort', () => restores.forEach((restore) => restore()));
  // '' is the top of the page.
  let current: string | undefined;

  const mark = (id: string, section: Section | undefined): void => {
    current = id;
    if (section) {
      const marked = new Set(section.links.map((link) => itemOf(link)));
      for (const item of items) {
        item.classList.remove(...CURRENT_CLASSES);
        item.classList.toggle(CURRENT, marked.has(item));
        markLink(linkIn(item), marked.has(item));
      }
    } else {
      restores.forEach((restore) => restore());
      for (const item of items) markLink(linkIn(item), first.has(item));
    }
    bullets?.setAttribute('data-anchor-section', id === '' ? `${prefix}-home` : id);
    emitThemeEvent(prefix, 'navigation-slider-bar-init');
  };

  const { spyLine, spyOnTablets } = numbersOf(prefix);
  const job: Job = ({ display, height }) => {
    if (spyOnTablets ? isMobileWidth(display) : display !== 'desktop') return undefined;
    if (wrapper.getBoundingClientRect().top >= 0)
      return current === '' ? undefined : () => mark('', undefined);
    const section = sectionAt(sections, height * (spyLine ?? DEFAULT_LINE));
    const id = section?.element.id ?? current;
    return id === undefined || id === current ? undefined : () => mark(id, section);
  };
  followScreen(job, context);
  return true;
}

/** @returns the sections with links, in the order of the page */
function sectionsOf(links: readonly HTMLAnchorElement[]): readonly Section[] {
  const found = new Map<HTMLElement, HTMLAnchorElement[]>();
  for (const link of links) {
    if (link.closest('.sub-menu') || link.hash.length < 2) continue;
    const element = document.getElementById(decodedFragment(link.hash.slice(1)));
    if (element) found.set(element, [...(found.get(element) ?? []), link]);
  }
  return [...found]
    .map(([element, all]) => ({ element, links: all }))
    .toSorted(({ element: a }, { element: b }) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
}

/** @returns the innermost section at a height of the window */
function sectionAt(sections: readonly Section[], heightPx: number): Section | undefined {
  return sections.findLast(({ element }) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top <= heightPx && bottom > heightPx;
  });
}

/** @returns the elements that can be current: items of the menu's first level, and bullets */
function markable(menu: Element | null, bullets: Element | null): readonly HTMLElement[] {
  return [
    ...(menu?.querySelectorAll<HTMLElement>(':scope > ul > li') ?? []),
    ...(bullets?.querySelectorAll<HTMLElement>('a') ?? []),
  ];
}

function itemOf(link: HTMLElement): HTMLElement {
  return link.closest('li') ?? link;
}

function linkIn(item: HTMLElement): HTMLElement {
  return item.querySelector<HTMLElement>(':scope > a') ?? item;
}

function markLink(link: HTMLElement, isCurrent: boolean): void {
  if (isCurrent) link.setAttribute('aria-current', 'true');
  else link.removeAttribute('aria-current');
}

/** Centres the bullets, which the stylesheet hides until they have the class, and names them after their sections. */
function showBullets(
  bullets: HTMLElement,
  prefix: string,
  sections: readonly Section[],
  { config, signal }: WidgetContext,
): void {
  restoreOnAbort([bullets], { styles: ['margin-top'] }, signal);
  const restore = rememberClasses(bullets, [`${prefix}-init`]);
  signal.addEventListener('abort', restore);
  const height = bullets.offsetHeight;
  for (const link of bullets.querySelectorAll('a')) {
    const section = sections.find(({ links }) => links.includes(link));
    const heading = section?.element.querySelector(HEADINGS)?.textContent.trim();
    const name = section
      ? heading || section.element.id.replaceAll(/[-_]+/g, ' ')
      : translator(config.strings)(strings['anchors.top']);
    nameLink(link, name, signal);
  }
  bullets.style.marginTop = `${-height / 2}px`;
  bullets.classList.add(`${prefix}-init`);
}
