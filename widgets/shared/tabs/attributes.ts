/** Attributes of tabs (WAI-ARIA pattern Tabs), and the classes that show the chosen tab. */
import type { ElementAttributes, ElementClasses } from '../../../runtime/dom/attributes';
import { newId, uniqueId } from '../../../runtime/dom/unique-id';
import { isMobileWidth } from '../../../runtime/page/viewport';
import { headingButton } from '../disclosure/heading-button';
import type { Marker } from './marker';
import type { SideImage } from './side-image';
import type { Choice } from './tab-machine';

/** Attributes of tabs, which the server prints on all titles. */
export const TAB_ATTRIBUTES = ['role', 'tabindex', 'aria-selected', 'aria-expanded', 'aria-controls'];

/** Attributes of a list of tabs. */
export const LIST_ATTRIBUTES = ['role', 'aria-orientation'];

/** Ids in the order of the elements. Buttons are in titles that close their panes again. */
export interface TabIds {
  readonly titles: readonly string[];
  readonly panes: readonly string[];
  readonly buttons: readonly string[];
}

/** An element that belongs to a tab. */
export interface TabPart {
  readonly element: HTMLElement;
  readonly tabId: string;
}

/**
 * More titles, each beside its pane, which the stylesheet of the original shows on phones in place of the list. They are
 * buttons of panels.
 */
export interface PhoneTitles {
  /** Contains titles and panes. The server gives it a role that it does not have. */
  readonly wrap: HTMLElement;
  readonly titles: readonly TabPart[];
  readonly ids: readonly string[];
}

/** The layout of the titles. Some columns become a row on phones. */
export type TitleLayout = 'row' | 'column' | 'column-when-wide';

/** What a widget with tabs reads from the markup. */
export interface TabsReading {
  /** The element that contains the titles. */
  readonly list: HTMLElement;
  readonly titles: readonly HTMLElement[];
  /** The ids of the titles, in the same order. */
  readonly tabIds: readonly string[];
  readonly panes: readonly TabPart[];
  readonly ids: TabIds;
  /** Images that get the active class together with their tab. */
  readonly followers: readonly TabPart[];
  readonly layout: TitleLayout;
  readonly first: Choice;
  /** The class with which the original's stylesheet shows the active parts. */
  readonly activeClass: string;
  /** True if a pane gets the class after it has faded in. Default: together with its title. */
  readonly paneClassAfterFade?: boolean;
  readonly fadeMs: number;
  /** The class of inactive titles and panes. */
  readonly inactiveClass?: string;
  /** A class of the server's choice, which is removed when the visitor chooses a tab. */
  readonly servedClass?: string;
  /** True if the stylesheet shows panes only by their classes. */
  readonly isShownByClass?: boolean;
  /** True if the arrow keys only move the focus, and Enter or Space chooses the tab (manual activation). */
  readonly isManual?: boolean;
  /** True if all four arrow keys move, whatever the layout. Default: those of the layout. */
  readonly hasAllArrows?: boolean;
  /** True if titles do not get the active class. */
  readonly marksPanesOnly?: boolean;
  /** True if Escape in a pane returns the focus to its title. */
  readonly returnsOnEscape?: boolean;
  /** Incorrect attributes of the server's panes, which are removed in idle time. */
  readonly withoutOnPanes?: readonly string[];
  readonly phoneTitles?: PhoneTitles | undefined;
  /** True if the chosen title closes its pane again. Titles are then buttons of panels, of which one can be open. */
  readonly isToggle?: boolean;
  /** Called for each pane that a visitor has opened. */
  readonly onShow?: (index: number) => void;
  /** Called once with a function that chooses a tab, for example for changes of the URL's fragment. */
  readonly watch?: (choose: (index: number) => void) => void;
  readonly marker?: Marker | undefined;
  readonly side?: SideImage | undefined;
}

/**
 * @param isUnique true to replace duplicate ids, which some releases of an original print
 * @returns the server's ids, or new ones for elements without an id
 */
export function tabIdsOf(
  titles: readonly HTMLElement[],
  panes: readonly { readonly element: HTMLElement }[],
  isUnique = false,
): TabIds {
  const prefix = newId('tabs');
  const idOf = (element: HTMLElement, fallback: string): string =>
    isUnique ? uniqueId(element, fallback) : element.id || fallback;
  return {
    titles: titles.map((title, index) => idOf(title, `${prefix}-tab-${index}`)),
    panes: panes.map(({ element }, index) => idOf(element, `${prefix}-pane-${index}`)),
    buttons: titles.map((title, index) => headingButton(title)?.id ?? `${prefix}-button-${index}`),
  };
}

/** The facts about the markup that the attributes depend on. */
type Facts = Pick<
  TabsReading,
  'tabIds' | 'panes' | 'ids' | 'activeClass' | 'inactiveClass' | 'servedClass' | 'isToggle' | 'phoneTitles'
>;

/** Whether the titles form a column now. */
export const isColumn = (layout: TitleLayout): boolean =>
  layout === 'column' || (layout === 'column-when-wide' && !isMobileWidth());

export const listAttributes = (isColumn: boolean) =>
  ({
    role: 'tablist',
    'aria-orientation': isColumn ? ('vertical' as const) : undefined,
  }) satisfies ElementAttributes;

/** A title that is a tab. */
export const tabAttributes = (reading: Facts, choice: Choice, index: number) => {
  const isChosen = index === choice.index;
  return {
    id: reading.ids.titles[index],
    role: 'tab',
    'aria-selected': isChosen,
    'aria-controls': paneIdOf(reading, index),
    // All titles share one tab stop: the chosen title, or the first title if no title is chosen.
    tabIndex: isChosen || (choice.index === -1 && index === 0) ? 0 : -1,
  } satisfies ElementAttributes;
};

/** The button in a title that closes its pane again. */
export const buttonAttributes = (reading: Facts, choice: Choice, index: number) =>
  ({
    'aria-expanded': String(index === choice.index),
    'aria-controls': paneIdOf(reading, index),
  }) satisfies ElementAttributes;

/** Attributes that the server prints on titles for phones. */
export const WITHOUT_TAB = ['aria-selected'];

/** A title for phones. The chosen one cannot close its pane. */
export const phoneTitleAttributes = (reading: Facts, choice: Choice, index: number) => {
  const isChosen = index === choice.index;
  const { titles, ids } = reading.phoneTitles ?? { titles: [], ids: [] };
  return {
    id: ids[titles.findIndex(({ tabId }) => tabId === reading.tabIds[index])],
    role: 'button',
    tabIndex: 0,
    'aria-expanded': isChosen,
    'aria-controls': paneIdOf(reading, index),
    'aria-disabled': isChosen ? ('true' as const) : undefined,
  } satisfies ElementAttributes;
};

/**
 * @param isStop the chosen pane is a tab stop if its content does not start with a focusable element. A closed pane is none:
 *   Firefox would focus it while its words can be found
 */
export const paneAttributes = (
  { tabIds, panes, ids, isToggle = false }: Facts,
  index: number,
  isStop: boolean,
) => {
  const title = tabIds.indexOf(panes[index]?.tabId ?? '');
  return {
    id: ids.panes[index],
    ...(title !== -1 && { role: isToggle ? 'region' : 'tabpanel', 'aria-labelledby': ids.titles[title] }),
    ...(isStop && !isToggle && { tabIndex: 0 }),
  } satisfies ElementAttributes;
};

/** The marker repeats what the titles say. */
export const markerAttributes = { role: 'presentation', 'aria-hidden': true } satisfies ElementAttributes;

/** @returns no classes before the first change: the server's classes stay as they are until then */
export const tabClasses = (
  { activeClass, inactiveClass, servedClass }: Facts,
  choice: Choice,
  isActive: boolean,
): ElementClasses => {
  if (choice.by === 'server') return {};
  return {
    [activeClass]: isActive,
    ...(inactiveClass && { [inactiveClass]: !isActive }),
    ...(servedClass && !(isActive && choice.by === 'address') && { [servedClass]: false }),
  };
};

function paneIdOf({ tabIds, panes, ids }: Facts, index: number): string | undefined {
  return ids.panes[panes.findIndex(({ tabId }) => tabId === tabIds[index])];
}

/**
 * Finds the parts of tabs by the attribute that pairs titles and panes.
 *
 * @param wrap the parent of the titles, panes or images; deeper elements belong to nested tabs
 * @param attribute the attribute with the tab's id, for example `data-tab-id`
 */
export function tabParts(wrap: Element, attribute: string): TabPart[] {
  return [...wrap.children].flatMap((element) => {
    const tabId = element.getAttribute(attribute);
    return element instanceof HTMLElement && tabId !== null ? { element, tabId } : [];
  });
}
