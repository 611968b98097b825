/** The attributes of a menu in a theme's header, and of its buttons (goodlayers-theme, section 11). */
import type { ElementAttributes } from '../../runtime/dom/attributes';

/** What `readMenu` finds in the markup. */
export interface MenuReading {
  readonly button: HTMLElement;
  /** Contains the lists of links. The stylesheet hides it. */
  readonly menu: HTMLElement;
  /** The id that the menu has or is to have. */
  readonly menuId: string;
  /** The name of the button and of the menu, translated like the other names. */
  readonly label: string;
  readonly closeLabel: string;
  readonly backLabel: string;
  /** The name of a button for a submenu; `%s` stands for the item. */
  readonly submenuLabel: string;
}

export const menuIdAttributes = ({ menuId }: MenuReading): ElementAttributes => ({ id: menuId });

export const buttonAttributes = ({ label, menuId }: MenuReading, isExpanded: boolean): ElementAttributes => ({
  role: 'button',
  'aria-label': label,
  'aria-haspopup': 'dialog',
  'aria-expanded': isExpanded,
  'aria-controls': menuId,
});

/** A button inside the menu, without a text. */
export const innerButtonAttributes = (name: string): ElementAttributes => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': name,
});

/** A button that opens a list. */
export const submenuButtonAttributes = (
  { submenuLabel }: MenuReading,
  title: string,
  listId: string,
  isExpanded: boolean,
): ElementAttributes => ({
  ...innerButtonAttributes(submenuLabel.replace('%s', () => title)),
  'aria-expanded': isExpanded,
  'aria-controls': listId,
});

export const navigationAttributes = ({ label }: MenuReading): ElementAttributes => ({
  role: 'navigation',
  'aria-label': label,
});
