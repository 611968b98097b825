/** The attributes of the search in a theme's header (goodlayers-theme, sections 4.1 and 11). */
import type { ElementAttributes } from '../../runtime/dom/attributes';

/** What `readSearch` finds in the markup. */
export interface SearchReading {
  /** Opens the search. */
  readonly icon: HTMLElement;
  /** Covers the page. The stylesheet hides it. */
  readonly wrap: HTMLElement;
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly submit: HTMLInputElement | undefined;
  /** Closes the search, and gets a name. */
  readonly closer: HTMLElement | undefined;
  /** Closes the search for the pointer. */
  readonly backdrop: HTMLElement | undefined;
  /** The names, translated. */
  readonly label: string;
  readonly closeLabel: string;
}

export const iconAttributes = ({ label }: SearchReading, isExpanded: boolean): ElementAttributes => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': label,
  'aria-haspopup': 'dialog',
  'aria-expanded': isExpanded,
});

export const closerAttributes = ({ closeLabel }: SearchReading): ElementAttributes => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': closeLabel,
});

/** A placeholder is not a label, because it disappears while the visitor types. The theme's button is always English. */
export const fieldAttributes = ({ label }: SearchReading): ElementAttributes => ({ 'aria-label': label });
