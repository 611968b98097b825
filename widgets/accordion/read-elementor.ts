/**
 * Reads Elementor's accordions and toggles (elementor-frontend, section 3.1), which have the same markup with different class
 * names. Fixed: a title has one tab stop, Space does not scroll the page, Home and End do, and ids that other widgets have,
 * too, are replaced.
 */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { rememberClasses, writeClasses } from '../../runtime/dom/attributes';
import type { PartsReading } from '../../runtime/react/mount';
import { ownParts } from '../shared/elementor/own-parts';
import type { AccordionProps } from './Accordion';
import { type AccordionItem, partsOf, readIds } from './attributes';
import { prepareAccordion } from './prepare';

const ACTIVE_CLASS = 'elementor-active';
const SLIDE_MS = 400;

/** @throws if no item has a title and a content */
export function readElementorAccordion(
  root: HTMLElement,
  { report }: Pick<WidgetContext, 'report'>,
): PartsReading<AccordionProps> {
  const isToggle = root.matches('[data-widget_type^="toggle."]');
  const name = isToggle ? 'elementor-toggle' : 'elementor-accordion';
  const lists = ownParts(root, `.${name}-item`);
  const items = lists.flatMap((list) => readItem(list, name) ?? []);
  if (items.length === 0) throw new Error('no item has a title and a content');
  if (items.length < lists.length) report('item_incomplete');
  // Inline styles remain from an earlier mount, before another script moved the element.
  const isUsed = items.some(({ panel }) => panel.style.display !== '');
  const isOpen = ({ panel }: AccordionItem, index: number): boolean =>
    isUsed ? panel.style.display === 'block' : index === 0 && !isToggle;
  return {
    parts: partsOf(items),
    props: {
      items,
      ids: readIds(items),
      mode: isToggle ? 'each' : 'one-or-none',
      initiallyOpen: new Set(items.flatMap((item, index) => (isOpen(item, index) ? [index] : []))),
      // The plugin's stylesheet shows the first panel, if the server could mark it.
      initiallyShown: new Set(),
      openClasses: [ACTIVE_CLASS],
      marksPanels: true,
      hasArrowKeys: false,
      durationMs: SLIDE_MS,
    },
  };
}

function readItem(list: HTMLElement, name: string): AccordionItem | undefined {
  const title = list.querySelector<HTMLElement>(':scope > .elementor-tab-title');
  const panel = list.querySelector<HTMLElement>(':scope > .elementor-tab-content');
  if (!title || !panel) return undefined;
  // The author's heading keeps its level: the link without an address in it is the button.
  const button = title.querySelector<HTMLElement>(`:scope > .${name}-title`) ?? title;
  return { item: title, title, button, panel, icons: [], isTitleActive: true };
}

export const prepare: PrepareModule['prepare'] = (root, context) => {
  const { props } = readElementorAccordion(root, context);
  // First, because the words of closed panels can be found from then on.
  const restores = props.items.flatMap(({ title, panel }, index) =>
    [title, panel].map((element) => {
      const restore = rememberClasses(element, [ACTIVE_CLASS]);
      writeClasses(element, { [ACTIVE_CLASS]: props.initiallyOpen.has(index) });
      return restore;
    }),
  );
  const undo = prepareAccordion(root, props, context.mountNow);
  return () => {
    undo();
    restores.forEach((restore) => restore());
  };
};
