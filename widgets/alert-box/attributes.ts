/** The ARIA attributes of an alert box's elements. */
import type { ElementAttributes } from '../../runtime/dom/attributes';

/** The result of `readAlertBox`. */
export interface AlertBoxReading {
  readonly box: HTMLElement;
  /** The cross that dismisses the box. */
  readonly control: HTMLElement;
  /** The control's name, translated. */
  readonly dismissLabel: string;
}

export const controlAttributes = ({ dismissLabel }: AlertBoxReading): ElementAttributes => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': dismissLabel,
});
