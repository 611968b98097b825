/** The attributes of a privacy box's elements. */
import type { ElementAttributes } from '../../runtime/dom/attributes';

/** What `readPrivacyBox` finds in the markup. */
export interface PrivacyBoxReading {
  readonly box: HTMLElement;
  /** Accepts. */
  readonly button: HTMLElement;
  /** Names the box. */
  readonly text: Element | undefined;
  readonly textId: string;
  /** How long the browser keeps the answer; 0 means one day. */
  readonly lifetimeSeconds: number;
  /** How the box leaves the page. */
  readonly movement: 'slide' | 'fade';
}

/** A region and not a dialog, because the page stays usable. No region while the box is hidden after an answer. */
export const boxAttributes = (
  { text, textId }: PrivacyBoxReading,
  isAnswered: boolean,
): ElementAttributes => ({
  role: isAnswered ? undefined : 'region',
  'aria-labelledby': text && !isAnswered ? textId : undefined,
});

export const textAttributes = ({ textId }: PrivacyBoxReading): ElementAttributes => ({ id: textId });

export const buttonAttributes = (): ElementAttributes => ({ role: 'button', tabIndex: 0 });
