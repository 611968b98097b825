/**
 * Reads the page builder's accordions and toggle boxes (goodlayers-panels, sections 1 and 2), which have the same
 * markup with different class names. As in the original, only elements with the marker class are triggers.
 */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import type { PartsReading } from '../../runtime/react/mount';
import type { AccordionProps } from './Accordion';
import type { Mode } from './accordion-machine';
import { type AccordionItem, partsOf, readIds } from './attributes';
import { prepareAccordion } from './prepare';

const ACCORDION = 'gdlr-core-accordion-item';
const TOGGLE_BOX = 'gdlr-core-toggle-box-item';
/** Items of both kinds, which can be nested. */
const TABS = `.${ACCORDION}-tab,.${TOGGLE_BOX}-tab`;
const DURATION_MS = 200;
const OPEN_CLASS = 'gdlr-core-active';
const MARKED = '.gdlr-core-js';
const CLOSE_ALL_CLASS = 'gdlr-core-allow-close-all';

/** @throws if no item has a title and a content */
export function readAccordion(
  root: HTMLElement,
  context: Pick<WidgetContext, 'report'>,
): PartsReading<AccordionProps> {
  const isToggleBox = root.matches(`.${TOGGLE_BOX}`);
  const name = isToggleBox ? TOGGLE_BOX : ACCORDION;
  const tabs = [...root.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(`.${name}-tab`),
  );
  const items = tabs.flatMap((item) => readItem(item, name) ?? []);
  if (items.length === 0) throw new Error('no item has a title and a content');
  // Reported last, so that an error that prevents mounting is the only report.
  if (items.length < tabs.length) context.report('item_incomplete');
  const isOpen = ({ item }: AccordionItem): boolean => item.classList.contains(OPEN_CLASS);
  const initiallyOpen = new Set(items.flatMap((item, index) => (isOpen(item) ? [index] : [])));
  const canCloseAll = root.classList.contains(CLOSE_ALL_CLASS);
  const mode: Mode = isToggleBox ? 'each' : canCloseAll ? 'one-or-none' : 'one';
  return {
    parts: partsOf(items),
    props: {
      items,
      ids: readIds(items),
      mode,
      initiallyOpen,
      openClasses: [OPEN_CLASS],
      durationMs: DURATION_MS,
    },
  };
}

/** @returns the item's parts, without those of nested accordions; undefined if a part is missing */
function readItem(item: HTMLElement, name: string): AccordionItem | undefined {
  const own = (part: string): HTMLElement[] =>
    [...item.querySelectorAll<HTMLElement>(`.${name}-${part}`)].filter(
      (element) => element.closest(TABS) === item,
    );
  const [title] = own('title');
  const [panel] = own('content');
  if (!title || !panel || title.contains(panel) || panel.contains(title)) return undefined;
  // An icon in the title is part of the title; as a separate trigger, it would toggle the item twice.
  const icons = own('icon').filter(
    (icon) => icon.matches(MARKED) && !title.contains(icon) && !panel.contains(icon) && !icon.contains(title),
  );
  return { item, title, panel, icons, isTitleActive: title.matches(MARKED) };
}

export const prepare: PrepareModule['prepare'] = (root, context) =>
  prepareAccordion(root, readAccordion(root, context).props, context.mountNow);
