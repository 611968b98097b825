/**
 * Reads Essential Addons' accordions and toggles (essential-addons, section 9). As in the original, several items can
 * be open initially, their panels slide open, and the open item can always be closed. Fixed: nested items are ignored;
 * positive tab indexes and tab roles are removed; the scroll position is measured when the panels have their final
 * size.
 */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { emitShown, idInFragment } from '../shared/essential-addons/ea-hooks';
import { indexByFragment, watchFragment } from '../../runtime/page/fragment-target';
import type { PartsReading } from '../../runtime/react/mount';
import { swing } from '../../runtime/motion/easing';
import { scrollToElement } from '../../runtime/motion/scroll-to-element';
import { onlyFirst, readSettings, wholeNumber } from '../../runtime/dom/settings';
import type { AccordionProps } from './Accordion';
import { type AccordionItem, partsOf, readIds } from './attributes';
import { prepareAccordion } from './prepare';

const ROOT = '.eael-adv-accordion';
const LIST = '.eael-accordion-list';
const HEADER = '.eael-accordion-header';
const SERVED_OPEN_CLASS = 'active-default';
const SCROLLS = 'data-scroll-on-click';
/** The default. The server omits the attribute if the setting is 0 or empty. */
const SLIDE_MS = 400;
const SCROLL_MS = 300;

const SETTINGS = {
  durationMs: wholeNumber('data-toogle-speed', SLIDE_MS),
  scrollMs: wholeNumber('data-scroll-speed', SCROLL_MS),
  offsetPx: wholeNumber('data-custom-id-offset', 0, -Infinity),
};

/** @throws if no item has a header and a content */
export function readAdvAccordion(
  root: HTMLElement,
  { signal, report }: Pick<WidgetContext, 'signal' | 'report'>,
): PartsReading<AccordionProps> {
  const lists = [...root.querySelectorAll<HTMLElement>(LIST)].filter((list) => list.closest(ROOT) === root);
  // An item in another item's title would be toggled together with it.
  const items = lists.flatMap((list) => (list.closest(HEADER) ? [] : (readItem(list) ?? [])));
  if (items.length === 0) throw new Error('no item has a header and a content');
  const titles = items.map(({ title }) => title);
  const reportOnce = onlyFirst(report);
  if (items.length < lists.length) reportOnce('item_incomplete');
  const { durationMs, scrollMs, offsetPx } = readSettings(root, SETTINGS, reportOnce);
  const isSlow = root.getAttribute(SCROLLS) === 'yes';
  return {
    parts: partsOf(items),
    props: {
      items,
      ids: readIds(items),
      mode: root.getAttribute('data-accordion-type') === 'toggle' ? 'each' : 'one-or-none',
      ...readOpen(items, titles),
      // The class was renamed in 5.9.19. The attribute is slightly older, but no stylesheet uses either class.
      openClasses: [root.hasAttribute(SCROLLS) ? 'show-this' : 'show', 'active'],
      durationMs,
      hasArrowKeys: true,
      async onOpen(index, moved) {
        const { title, panel, item } = items[index] ?? {};
        if (!title || !panel) return;
        emitShown(['widgets.reinit', item?.closest(LIST) ?? panel], signal);
        emitShown(['ea-advanced-accordion-triggered', panel], signal);
        if (!isSlow) return;
        await moved;
        if (signal.aborted) return;
        scrollToElement(title, { offsetPx, durationMs: scrollMs, easing: swing }, signal);
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

/** Reads the items that should be open, and those that the page shows now. */
function readOpen(
  items: readonly AccordionItem[],
  titles: readonly HTMLElement[],
): Pick<AccordionProps, 'initiallyOpen' | 'initiallyShown'> {
  const indexes = (isOne: (item: AccordionItem) => boolean): ReadonlySet<number> =>
    new Set(items.flatMap((item, index) => (isOne(item) ? [index] : [])));
  // Inline styles remain from an earlier mount, before another script moved the element.
  if (items.some(({ panel }) => panel.style.display !== ''))
    return { initiallyOpen: indexes(({ panel }) => panel.style.display === 'block') };
  const named = indexByFragment(idInFragment(location.hash), titles);
  return {
    initiallyOpen:
      named === -1 ? indexes(({ title }) => title.classList.contains(SERVED_OPEN_CLASS)) : new Set([named]),
    // No stylesheet shows a panel, so all panels slide open.
    initiallyShown: new Set(),
  };
}

function readItem(list: HTMLElement): AccordionItem | undefined {
  const title = list.querySelector<HTMLElement>(`:scope > ${HEADER}`);
  const panel = title?.nextElementSibling;
  if (!title || !(panel instanceof HTMLElement) || !panel.matches('.eael-accordion-content'))
    return undefined;
  return { item: title, title, button: title, panel, icons: [], isTitleActive: true };
}

export const prepare: PrepareModule['prepare'] = (root, context) =>
  prepareAccordion(root, readAdvAccordion(root, context).props, context.mountNow);
