/** The ARIA attributes of an alert box's elements. */
import type { ElementAttributes } from '../../runtime/dom/attributes';

/** What the readers of all originals find in the markup. */
export interface AlertBoxReading {
  readonly box: HTMLElement;
  /** The cross that dismisses the box. */
  readonly control: HTMLElement;
  /** The control's name, translated. Undefined for a native button, which has the server's name. */
  readonly dismissLabel: string | undefined;
  /** How the box goes: it slides closed and is removed, or it fades out and stays in the document. */
  readonly leaves: 'sliding' | 'fading';
}

export const controlAttributes = ({ dismissLabel }: AlertBoxReading): ElementAttributes =>
  dismissLabel === undefined ? {} : { role: 'button', tabIndex: 0, 'aria-label': dismissLabel };
