/** The attributes of the element that opens a box, and of the controls that close it. */
import type { ElementAttributes } from '../../runtime/dom/attributes';

/** What `readLightboxForm` finds in the markup. */
export interface LightboxFormReading {
  readonly opener: HTMLElement;
  /** Covers the page while the box is open. Several openers may share it. */
  readonly wrapper: HTMLElement;
  /** The name of a dialog without a heading. */
  readonly name: string;
  /** The name of the controls that close it, translated. */
  readonly closeLabel: string;
}

export const openerAttributes = (): ElementAttributes => ({
  role: 'button',
  tabIndex: 0,
  'aria-haspopup': 'dialog',
});

export const closeAttributes = ({ closeLabel }: LightboxFormReading): ElementAttributes => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': closeLabel,
});
