/** The attributes of the cart and the user menu in a theme's header (goodlayers-theme, sections 3.3, 4.2 and 11). */
import type { ElementAttributes } from '../../runtime/dom/attributes';

/** What `readDropdown` finds in the markup. */
export interface DropdownReading {
  /** Opens the panel. */
  readonly icon: HTMLElement;
  /** Contains the icon and the panel. The stylesheet shows the panel while the pointer is over it. */
  readonly area: HTMLElement;
  readonly panel: HTMLElement;
  /** The id that the panel has or is to have. */
  readonly panelId: string;
  /** The name of the icon, translated. */
  readonly label: string;
}

/** `closed` leaves the panel to the stylesheet. `dismissed` hides it from the pointer that is over it. */
export type Stage = 'closed' | 'open' | 'dismissed';

export const iconAttributes = ({ label, panelId }: DropdownReading, stage: Stage): ElementAttributes => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': label,
  'aria-expanded': stage === 'open',
  'aria-controls': panelId,
});

export const panelAttributes = ({ panelId }: DropdownReading): ElementAttributes => ({ id: panelId });

/** The panel's styles: what the theme's stylesheet sets while the pointer is over the area, and the opposite. */
export const PANEL_STYLES: Readonly<Record<Stage, Readonly<Record<string, string>>>> = {
  closed: {},
  open: { opacity: '1', visibility: 'visible', transform: 'none', 'pointer-events': 'auto' },
  dismissed: { opacity: '0', visibility: 'hidden' },
};
