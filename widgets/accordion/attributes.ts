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
  /** True if the title itself becomes the button, because stylesheets select its children. Default: a button in it. */
  readonly isTitleButton?: boolean;
}

/** With more panels, region landmarks would make the page's other landmarks hard to find. */
const MOST_REGIONS = 6;

/** Attributes that the server prints on titles that are buttons. */
export const WITHOUT_TAB = ['aria-selected'];

/**
 * @param isTitleButton titles and panels get another id if an earlier element has theirs. Default: panels keep theirs,
 *   and the button in a title has a new one
 */
export function readIds(items: readonly AccordionItem[], isTitleButton = false): readonly ItemIds[] {
  const prefix = newId('accordion');
  return items.map(({ title, panel }, index) => {
    const fallback = { title: `${prefix}-title-${index}`, panel: `${prefix}-panel-${index}` };
    if (!isTitleButton)
      return { title: headingButton(title)?.id ?? fallback.title, panel: panel.id || fallback.panel };
    return { title: uniqueId(title, fallback.title), panel: uniqueId(panel, fallback.panel) };
  });
}

/** The elements that an accordion changes. */
export const partsOf = (items: readonly AccordionItem[]): ReadonlySet<HTMLElement> =>
  new Set(items.flatMap(({ item, title, panel, icons }) => [item, title, panel, ...icons]));

/** Arrow keys move between titles, except in a toggle box, whose items are independent. */
export const hasArrowKeys = ({ mode, isTitleButton = false }: AccordionReading): boolean =>
  mode !== 'each' || isTitleButton;

/** The states of a title's button. */
export const titleStates = ({ ids, mode }: AccordionReading, open: OpenItems, index: number) => {
  const isOpen = open.has(index);
  return {
    'aria-expanded': `${isOpen}` as const,
    'aria-controls': ids[index]?.panel,
    'aria-disabled': isOpen && mode === 'one' ? ('true' as const) : undefined,
  } satisfies ElementAttributes;
};

/** A title that is the button itself. */
export const titleButtonAttributes = (reading: AccordionReading, open: OpenItems, index: number) =>
  ({
    id: reading.ids[index]?.title,
    role: 'button',
    tabIndex: 0,
    ...titleStates(reading, open, index),
  }) satisfies ElementAttributes;

/** A panel is a region, unless there are many or the items are independent. */
export const panelAttributes = (reading: AccordionReading, index: number) => {
  const isRegion = hasArrowKeys(reading) && reading.items.length <= MOST_REGIONS;
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
