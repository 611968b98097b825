/** The attributes and classes of a simple menu's elements (WAI-ARIA pattern Disclosure Navigation Menu). */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import type { MenuState } from './menu-machine';
import { type Icon, NAME } from './menu-settings';

/** What `readSimpleMenu` finds in the markup. */
export interface SimpleMenuReading {
  readonly root: HTMLElement;
  readonly list: HTMLElement;
  readonly submenus: readonly SubmenuReading[];
  readonly links: readonly LinkReading[];
  /** The menu is a column of any width. */
  readonly isVertical: boolean;
  /** Opening a submenu closes the others. Older releases keep them open. */
  readonly closesOthers: boolean;
  /** The widest viewport in which the menu is a hamburger menu; 0 for never. */
  readonly limitPx: number;
  /** The name of the menu and of its hamburger, translated. */
  readonly label: string;
  /** The id that the list should have. */
  readonly listId: string;
  /** The hamburger, if the server prints it. */
  readonly toggle: HTMLElement | undefined;
  /** The markup of the icon for a hamburger that the server does not print. */
  readonly toggleIcon: string | undefined;
  /** The text of the link to this page. */
  readonly currentText: string;
  /** The narrow menu is as wide as the page. */
  readonly isStretched: boolean;
  /** The element that newer releases mark by the menu's layout. */
  readonly marked: Element | undefined;
}

/** An item with a submenu. */
export interface SubmenuReading {
  readonly item: HTMLElement;
  readonly link: HTMLElement;
  readonly list: HTMLElement;
  readonly icon: Icon;
  /** The name of its button, translated. */
  readonly name: string;
  /** The property that indents its links in a column. */
  readonly side: 'padding-left' | 'padding-right';
  /** The indexes of the submenus around it. */
  readonly ancestors: readonly number[];
}

/** A link that leads to this page or to a section of it. */
export interface LinkReading {
  readonly link: HTMLElement;
  /** The link gets `aria-current`. */
  readonly isCurrent: boolean;
  /** The stylesheet's class stays on the link. */
  readonly isActive: boolean;
  /** The section that the link leads to. The link is active while it is in the middle of the viewport. */
  readonly section: Element | undefined;
}

/** In the narrow menu, another element is the landmark. */
export const rootAttributes = (
  { label }: SimpleMenuReading,
  { isWrapped }: MenuState,
): ElementAttributes => ({
  role: isWrapped ? undefined : 'navigation',
  'aria-label': isWrapped ? undefined : label,
});

export const rootClasses = ({ isNarrow }: MenuState): ElementClasses => ({
  [`${NAME}--loading`]: false,
  [`${NAME}-hamburger`]: isNarrow,
});

/** The classes by which the stylesheets of newer releases tell the two layouts apart. */
export const layoutClasses = ({ isNarrow }: MenuState): ElementClasses => ({
  'eael-hamburger--responsive': isNarrow,
  'eael-hamburger--not-responsive': !isNarrow,
});

export const listAttributes = ({ listId }: SimpleMenuReading): ElementAttributes => ({ id: listId });

export const listClasses = ({ isNarrow }: MenuState): ElementClasses => ({
  [`${NAME}-responsive`]: isNarrow,
});

export const toggleAttributes = (
  { label, listId }: SimpleMenuReading,
  { isOpen }: MenuState,
): ElementAttributes => ({
  'aria-expanded': isOpen,
  'aria-label': label,
  'aria-controls': listId,
});

/** The button of a submenu. */
export const indicatorAttributes = ({ name }: SubmenuReading, isOpen: boolean): ElementAttributes => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': name,
  'aria-expanded': isOpen,
});

export const indicatorClasses = (isOpen: boolean): ElementClasses => ({
  [`${NAME}-indicator-open`]: isOpen,
});

export const linkAttributes = ({ isCurrent }: LinkReading): ElementAttributes =>
  isCurrent ? { 'aria-current': 'page' } : {};

/** @param isInMiddle the link's section is in the middle of the viewport */
export const linkClasses = ({ isActive, section }: LinkReading, isInMiddle: boolean): ElementClasses => ({
  'eael-item-active': isActive || isInMiddle,
  ...(section && { [`eael-menu-${section.id}`]: isInMiddle }),
});
