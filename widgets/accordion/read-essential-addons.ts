/**
 * Reads Essential Addons' accordion (essential-addons, section 9): items that close each other, or do not. Kept: several
 * items can be open at first, and their panels slide open then; the open item can always be closed. Fixed: only its own
 * items; positive tab stops and roles of tabs; the place to scroll to is measured once the panels have their size.
 */
import { takeSnapshot } from '../../runtime/react/snapshot';
import type { WidgetContext } from '../../runtime/core/define';
import { idInFragment, tellShown } from '../shared/essential-addons/ea-hooks';
import { indexByFragment, watchFragment } from '../../runtime/page/fragment-target';
import { type Reading, reactWidget } from '../../runtime/react/mount';
import { swing } from '../../runtime/motion/easing';
import { scrollPage } from '../../runtime/motion/scroll-to';
import { onlyFirst, readSettings, wholeNumber } from '../../runtime/dom/settings';
import { Accordion, type AccordionItem, type AccordionProps } from './Accordion';

const ROOT = '.eael-adv-accordion';
const LIST = '.eael-accordion-list';
const HEADER = '.eael-accordion-header';
const SERVED_OPEN_CLASS = 'active-default';
const SCROLLS = 'data-scroll-on-click';
/** Where the setting is 0 or empty, no attribute is printed. */
const SLIDE_MS = 400;
const SCROLL_MS = 300;

const SETTINGS = {
  durationMs: wholeNumber('data-toogle-speed', SLIDE_MS),
  scrollMs: wholeNumber('data-scroll-speed', SCROLL_MS),
  offsetPx: wholeNumber('data-custom-id-offset', 0, -Infinity),
};

function read(root: HTMLElement, { signal, report }: WidgetContext): Reading<AccordionProps> {
  const lists = [...root.querySelectorAll<HTMLElement>(LIST)].filter((list) => list.closest(ROOT) === root);
  // An item in the title of another would be pressed with it.
  const items = lists.flatMap((list) => (list.closest(HEADER) ? [] : (readItem(list) ?? [])));
  if (items.length === 0) throw new Error('no item has a header and a content');
  const titles = items.map(({ title }) => title);
  const tree = takeSnapshot(
    root,
    items.flatMap(({ title, panel }) => [title, panel]),
  );
  const tell = onlyFirst(report);
  if (items.length < lists.length) tell('item_incomplete');
  const { durationMs, scrollMs, offsetPx } = readSettings(root, SETTINGS, tell);
  const isSlow = root.getAttribute(SCROLLS) === 'yes';
  return {
    tree,
    props: {
      tree,
      items,
      mode: root.getAttribute('data-accordion-type') === 'toggle' ? 'each' : 'one-or-none',
      ...readOpen(items, titles),
      // Renamed with 5.9.19; the attribute is a little older, and no stylesheet of ours knows either name.
      openClasses: [root.hasAttribute(SCROLLS) ? 'show-this' : 'show', 'active'],
      durationMs,
      isTitleButton: true,
      async onOpen(index, moved) {
        const { title, panel, item } = items[index] ?? {};
        if (!title || !panel) return;
        tellShown(['widgets.reinit', item?.closest(LIST) ?? panel], signal);
        tellShown(['ea-advanced-accordion-triggered', panel], signal);
        if (!isSlow) return;
        await moved;
        if (!signal.aborted) scrollPage(topOf(title) - offsetPx, scrollMs, swing, signal);
      },
      watch(open) {
        watchFragment((hash) => {
          const index = indexByFragment(idInFragment(hash), titles);
          if (index !== -1) open(index);
        }, signal);
      },
    },
  };
}

/** What is to be open, and what the page shows now. */
function readOpen(
  items: readonly AccordionItem[],
  titles: readonly HTMLElement[],
): Pick<AccordionProps, 'initiallyOpen' | 'initiallyShown'> {
  const indexes = (isOne: (item: AccordionItem) => boolean): ReadonlySet<number> =>
    new Set(items.flatMap((item, index) => (isOne(item) ? [index] : [])));
  // The visitor has been here before, when the element was in another place.
  if (items.some(({ panel }) => panel.style.display !== ''))
    return { initiallyOpen: indexes(({ panel }) => panel.style.display === 'block') };
  const named = indexByFragment(idInFragment(location.hash), titles);
  return {
    initiallyOpen:
      named === -1 ? indexes(({ title }) => title.classList.contains(SERVED_OPEN_CLASS)) : new Set([named]),
    // No stylesheet shows a panel: they slide open.
    initiallyShown: new Set(),
  };
}

function readItem(list: HTMLElement): AccordionItem | undefined {
  const title = list.querySelector<HTMLElement>(`:scope > ${HEADER}`);
  const panel = title?.nextElementSibling;
  if (!title || !(panel instanceof HTMLElement) || !panel.matches('.eael-accordion-content'))
    return undefined;
  return { item: title, title, panel, icons: [], isTitleActive: true };
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top + window.scrollY;
}

export const { mount } = reactWidget(read, Accordion);
