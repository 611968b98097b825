/** The attributes of an image accordion's elements, and the classes that show the open panel (essential-addons, section 7). */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';

/** Selects the texts of a panel. */
export const TEXT = '.overlay-inner';

/** An element with a class that shows whether its panel is open. */
interface Part {
  readonly element: HTMLElement;
  readonly openClass: string;
  /** Whether the server printed the class. */
  readonly isServedOpen: boolean;
}

export interface PanelReading extends Part {
  /** A panel is a link, or contains one, or acts as a button. */
  readonly kind: 'link' | 'group' | 'button';
  /** The title; undefined for a panel without one. */
  readonly label: string | undefined;
  /** The texts, which are out of sight while the panel is closed. */
  readonly texts: readonly Part[];
}

/** What `readPanels` finds in the markup. */
export interface ImageAccordionReading {
  readonly panels: readonly PanelReading[];
  /** Whether panels open on hover and focus; otherwise on click. */
  readonly isHover: boolean;
  /** Position of the panel that is open by default; -1 for none. */
  readonly defaultPanel: number;
}

/** The classes stay as served until a visitor opens or closes a panel for the first time. */
export interface PanelState {
  readonly isOpen: boolean;
  readonly hasChanged: boolean;
}

// Texts out of sight do not name a closed panel. The texts of an open one name a link or button by themselves.
export const panelAttributes = (
  { kind, label }: PanelReading,
  { isOpen }: PanelState,
): ElementAttributes => ({
  tabIndex: 0,
  ...(label && { 'aria-label': isOpen && kind !== 'group' ? undefined : label }),
  ...(kind !== 'link' && { role: kind }),
  ...(kind !== 'group' && { 'aria-expanded': isOpen }),
});

/** Links that are out of sight cannot get the focus. */
export const textAttributes = ({ isOpen }: PanelState): ElementAttributes => ({
  inert: isOpen ? undefined : '',
});

export const openClasses = (
  { isServedOpen, openClass }: Part,
  { isOpen, hasChanged }: PanelState,
): ElementClasses => ({ [openClass]: hasChanged ? isOpen : isServedOpen });
