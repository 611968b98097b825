/** The attributes of a menu's elements (WAI-ARIA pattern Disclosure Navigation Menu). */
import type { ElementAttributes } from '../../runtime/dom/attributes';

/** The result of `readMainMenu`. */
export interface MainMenuReading {
  /** The list of the menu. */
  readonly root: HTMLElement;
  readonly isTopBar: boolean;
  /** The element around the menu that becomes a landmark; undefined if the menu is inside a landmark. */
  readonly landmark: HTMLElement | undefined;
  /** The menu's name, translated. */
  readonly label: string;
  readonly parents: readonly ParentReading[];
  /** Links to the current page. */
  readonly currentLinks: readonly Element[];
}

/** An item with a list that opens. */
export interface ParentReading {
  readonly item: HTMLElement;
  readonly link: HTMLElement;
  /** The list that opens, or the panel of a mega menu. */
  readonly list: HTMLElement;
  /** The id that the list should have. */
  readonly listId: string;
  /** The link leads nowhere, so it becomes the button. */
  readonly isButton: boolean;
  /** The name of the button beside the link, translated. */
  readonly name: string;
  /** The indexes of the parents around it, from the outside in. */
  readonly ancestors: readonly number[];
}

export const landmarkAttributes = ({ label }: MainMenuReading): ElementAttributes => ({
  role: 'navigation',
  'aria-label': label,
});

/** The element that opens a list: the button, or the link that became one. */
export const toggleAttributes = (
  { isButton, listId, name }: ParentReading,
  isOpen: boolean,
): ElementAttributes => ({
  role: 'button',
  tabIndex: 0,
  ...(!isButton && { 'aria-label': name }),
  'aria-expanded': isOpen,
  'aria-controls': listId,
});

export const listAttributes = ({ listId }: ParentReading): ElementAttributes => ({ id: listId });

export const CURRENT_LINK: ElementAttributes = { 'aria-current': 'page' };
