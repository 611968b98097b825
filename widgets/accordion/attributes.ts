/** The attributes and classes of an accordion's elements (WAI-ARIA patterns Accordion and Disclosure). */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import { newId, uniqueId } from '../../runtime/dom/unique-id';
import { headingButton } from '../shared/disclosure/heading-button';
import type { Mode, OpenItems } from './accordion-machine';

/** A title with its panel. */
export interface AccordionItem {
  /** The element that gets the classes of an open item; it may be the title. */
  readonly item: HTMLElement;
  readonly title: HTMLElement;
  readonly panel: HTMLElement;
  /** Decorative icons, which are clickable too. */
  readonly icons: readonly HTMLElement[];
  /** False for markup that the original does not activate either. */
  readonly isTitleActive: boolean;
  /**
   * The element that becomes the button: the title, because stylesheets select its children, or the server's element in
   * it. Default: a new element that wraps the title's content.
   */
  readonly button?: HTMLElement;
}

/** The ids of an item's elements. */
export interface ItemIds {
  /** Of the title's button. */
  readonly title: string;
  readonly panel: string;
}

/** What the readers of all originals find in the markup. */
export interface AccordionReading {
  readonly items: readonly AccordionItem[];
  /** From `readIds`. */
  readonly ids: readonly ItemIds[];
  readonly mode: Mode;
  /** The classes with which the original's stylesheet shows an open item. */
  readonly openClasses: readonly string[];
  /** Whether arrow keys, Home and End move between titles. Default: not in a toggle box, whose items are independent. */
  readonly hasArrowKeys?: boolean;
  /** Whether the panels get the classes of open items, too. */
  readonly marksPanels?: boolean;
}

/** With more panels, region landmarks would make the page's other landmarks hard to find. */
const MOST_REGIONS = 6;

/** Attributes that the server prints on titles that are buttons. */
export const WITHOUT_TAB = ['aria-selected'];

/** Attributes that the server prints on a title whose button is another element. */
export const WITHOUT_BUTTON = ['role', 'tabindex', 'aria-controls', 'aria-expanded', 'aria-selected'];

/**
 * Returns the ids of the items' elements. If the server's element becomes the button, it and the panel get another id if
 * an earlier element has theirs. Otherwise, the panel keeps its id, and the button has a new one.
 */
export function readIds(items: readonly AccordionItem[]): readonly ItemIds[] {
  const prefix = newId('accordion');
  return items.map(({ title, panel, button }, index) => {
    const fallback = { title: `${prefix}-title-${index}`, panel: `${prefix}-panel-${index}` };
    if (!button)
      return { title: headingButton(title)?.id ?? fallback.title, panel: panel.id || fallback.panel };
    return { title: uniqueId(button, fallback.title), panel: uniqueId(panel, fallback.panel) };
  });
}

/** The elements that an accordion changes. */
export const partsOf = (items: readonly AccordionItem[]): ReadonlySet<HTMLElement> =>
  new Set(
    items.flatMap(({ item, title, panel, icons, button = title }) => [item, title, button, panel, ...icons]),
  );

export const hasArrowKeys = ({ mode, hasArrowKeys = mode !== 'each' }: AccordionReading): boolean =>
  hasArrowKeys;

/** The states of a title's button. */
export const titleStates = ({ ids, mode }: AccordionReading, open: OpenItems, index: number) => {
  const isOpen = open.has(index);
  return {
    'aria-expanded': `${isOpen}` as const,
    'aria-controls': ids[index]?.panel,
    'aria-disabled': isOpen && mode === 'one' ? ('true' as const) : undefined,
  } satisfies ElementAttributes;
};

/** An element of the server that is the button. */
export const titleButtonAttributes = (reading: AccordionReading, open: OpenItems, index: number) =>
  ({
    id: reading.ids[index]?.title,
    role: 'button',
    tabIndex: 0,
    ...titleStates(reading, open, index),
  }) satisfies ElementAttributes;

/** A panel is a region, unless there are many or the items are independent. */
export const panelAttributes = (reading: AccordionReading, index: number) => {
  const isOneGroup = reading.mode !== 'each' || hasArrowKeys(reading);
  const isRegion = isOneGroup && reading.items.length <= MOST_REGIONS;
  const { title, panel } = reading.ids[index] ?? {};
  return {
    id: panel,
    role: isRegion ? 'region' : undefined,
    'aria-labelledby': isRegion ? title : undefined,
  } satisfies ElementAttributes;
};

/** An icon repeats what the title's button does. */
export const iconAttributes = { 'aria-hidden': true } satisfies ElementAttributes;

export const itemClasses = (
  { openClasses }: AccordionReading,
  open: OpenItems,
  index: number,
): ElementClasses => Object.fromEntries(openClasses.map((name) => [name, open.has(index)]));
