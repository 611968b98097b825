/** The attributes and classes of a filterable gallery's elements (essential-addons, sections 6.5 to 6.7). */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import { setText } from '../../runtime/dom/text';
import { hide } from '../../runtime/motion/fade';
import type { ButtonStatus } from './gallery-machine';

/** The filter of a gallery: a bar of radio buttons, or a button with a list of options. */
export interface FilterReading {
  readonly controls: readonly HTMLElement[];
  /** The controls' parent. */
  readonly list: HTMLElement;
  readonly listId: string;
  /** The button that opens the list; undefined for a bar. */
  readonly trigger: HTMLElement | undefined;
  /** The accessible name of the group. */
  readonly name: string;
}

export const listAttributes = ({ trigger, listId, name }: FilterReading): ElementAttributes => ({
  role: trigger ? 'listbox' : 'radiogroup',
  'aria-label': name,
  // The server prints the same id for the lists of all galleries, or none.
  ...(trigger && { id: listId }),
});

export const listClasses = (isOpen: boolean): ElementClasses => ({ 'open-filters': isOpen });

/** @param chosen the index of the chosen control; -1 for none */
export const controlAttributes = (
  { trigger }: FilterReading,
  index: number,
  chosen: number,
): ElementAttributes => ({
  role: trigger ? 'option' : 'radio',
  [trigger ? 'aria-selected' : 'aria-checked']: index === chosen,
  // The choices share one tab stop. For a list, the button is the tab stop.
  tabIndex: !trigger && index === Math.max(chosen, 0) ? 0 : -1,
});

export const controlClasses = (index: number, chosen: number): ElementClasses => ({
  active: index === chosen,
});

export const triggerAttributes = ({ listId }: FilterReading, isOpen: boolean): ElementAttributes => ({
  'aria-haspopup': 'listbox',
  'aria-expanded': isOpen,
  'aria-controls': listId,
  type: 'button',
});

/** The search box of a gallery. */
export interface SearchReading {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement | undefined;
  /** The name of a field that has none; undefined for a field with a label. */
  readonly inputName: string | undefined;
}

export const formAttributes = ({ input }: SearchReading): ElementAttributes =>
  input ? { role: 'search' } : {};

export const inputAttributes = ({ inputName }: SearchReading): ElementAttributes =>
  inputName === undefined ? {} : { 'aria-label': inputName };

/** The button that loads more items. */
export interface LoadMoreReading {
  readonly button: HTMLElement;
  /** The inline `display` of the server. */
  readonly display: string;
  /** The text to show when no items are left. */
  readonly endText: string;
}

export const loadMoreAttributes = ({ button }: LoadMoreReading): ElementAttributes =>
  button instanceof HTMLButtonElement ? {} : { role: 'button', tabIndex: 0 };

/** The names of links without text. */
export interface LinkWords {
  readonly image: string;
  readonly video: string;
  readonly link: string;
}

/** A link of an item. */
export interface LinkReading {
  readonly kind: keyof LinkWords;
  /** True if the link opens the gallery's lightbox. */
  readonly isMember: boolean;
  /** The server's `aria-label`. */
  readonly label: string | null;
  /** True if its content names the link. */
  readonly hasName: boolean;
  /** The item's title; may be empty. */
  readonly title: string;
}

const NAMES_FROM_THE_SERVER = /^eael-/;

/**
 * Names a link, removes the attributes that hide it from screen readers, and prevents Elementor's lightbox from opening
 * it too.
 */
export const linkAttributes = (
  { kind, isMember, label, hasName, title }: LinkReading,
  words: LinkWords,
): ElementAttributes => {
  const isNamed = label === null ? hasName : !NAMES_FROM_THE_SERVER.test(label);
  const name = title ? `${words[kind]}: ${title}` : words[kind];
  return {
    'area-hidden': undefined,
    'aria-hidden': undefined,
    ...(isMember && { 'data-elementor-open-lightbox': 'no' }),
    ...(!isNamed && { 'aria-label': hasName ? undefined : name }),
  };
};

/** What the button that loads more items shows. */
export function showStatus({ button, display, endText }: LoadMoreReading, status: ButtonStatus): void {
  if (status === 'needed') button.style.display = display === 'none' ? '' : display;
  else if (status === 'unneeded') button.style.display = 'none';
  else if (status === 'ended') hide(button);
  else button.replaceChildren(createEnd(endText));
}

function createEnd(text: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'no-more-items-text';
  setText(element, text);
  return element;
}

/**
 * The text of the button that opens the list of a gallery's filter: the chosen option.
 *
 * @returns the text of the chosen option; undefined if there is none
 */
export function triggerText({ controls }: FilterReading, chosen: number): string | undefined {
  return controls[chosen]?.textContent?.trim();
}

/**
 * @param text undefined to keep the text
 * @returns restores the text as it was
 */
export function setTriggerText(trigger: HTMLElement, text: string | undefined): () => void {
  const before = trigger.querySelector('span')?.textContent?.trim() ?? '';
  write(trigger, text);
  return () => write(trigger, before);
}

function write(trigger: HTMLElement, text: string | undefined): void {
  const label = trigger.querySelector('span');
  if (text !== undefined && label && label.textContent?.trim() !== text) setText(label, text);
}
