/** The ARIA attributes of a feature content's elements (goodlayers-panels, section 9). */
import type { ElementAttributes } from '../../runtime/dom/attributes';

/** The result of `readFeatureContent`. */
export interface FeatureContentReading {
  readonly card: HTMLElement;
  /** The text, which is visible while the card is open. */
  readonly wrap: HTMLElement;
  /** The text's id. */
  readonly id: string;
  /**
   * The element that is focusable: the title or caption as a button, or the card if it has neither. Undefined if the
   * title contains a link, because the link is focusable.
   */
  readonly stop: { readonly element: HTMLElement; readonly role: 'button' | 'group' } | undefined;
}

export const wrapAttributes = ({ id }: FeatureContentReading): ElementAttributes => ({ id });

/** @param isOpen whether the text is visible */
export const stopAttributes = ({ stop, id }: FeatureContentReading, isOpen: boolean): ElementAttributes => ({
  role: stop?.role,
  tabIndex: 0,
  ...(stop?.role === 'button' && { 'aria-controls': id, 'aria-expanded': isOpen }),
});
