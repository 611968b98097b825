/** The roles, names, states and classes of a listing's elements (goodlayers-listings, sections 2, 3 and 11). */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import { ACTIVE, type Control, type ControlState } from './control';

/** A link of a control. */
export interface LinkReading {
  readonly element: HTMLElement;
  /** The entries of a dropdown are options, so they do not get the role of buttons in a group. */
  readonly isInDropdown: boolean;
  readonly hasHref: boolean;
  /** The accessible name of a page number. */
  readonly pageLabel: string;
}

/** A shop's dropdown. */
export interface DropdownReading {
  readonly content: HTMLElement;
  readonly label: HTMLElement;
  readonly list: HTMLElement;
  readonly entries: readonly HTMLElement[];
  readonly listId: string;
  readonly entryIds: readonly string[];
}

/** What `readListing` finds in the markup of a control. */
export interface ControlReading {
  readonly control: Control;
  readonly links: readonly LinkReading[];
  /** True for a control with a dropdown of either kind. */
  readonly hasDropdown: boolean;
  readonly dropdown: DropdownReading | undefined;
  /** The bar that marks the active link. */
  readonly bar: HTMLElement | undefined;
  readonly filterLabel: string;
  readonly pagesLabel: string;
  /** The line after a request that failed. */
  readonly failureText: string;
}

export const controlAttributes = ({
  control,
  hasDropdown,
  filterLabel,
  pagesLabel,
}: ControlReading): ElementAttributes => {
  if (control.kind === 'pages') return { role: 'navigation', 'aria-label': pagesLabel };
  return control.kind === 'filter' && !hasDropdown ? { role: 'group', 'aria-label': filterLabel } : {};
};

/** @returns no classes before the first change: the server's classes stay as they are until then */
export const controlClasses = ({ isBusy, isChanged }: ControlState): ElementClasses =>
  isChanged ? { 'gdlr-core-disable': isBusy } : {};

export const linkAttributes = (
  { element, isInDropdown, hasHref, pageLabel }: LinkReading,
  kind: Control['kind'],
  { active, isDisabled }: ControlState,
): ElementAttributes => {
  const isActive = element === active;
  // The links stay focusable, so that the focus is not lost.
  const disabled = { 'aria-disabled': isDisabled ? true : undefined };
  if (isInDropdown) return disabled;
  return {
    ...disabled,
    role: 'button',
    ...(!hasHref && { tabIndex: 0 }),
    ...(kind === 'filter' && { 'aria-pressed': isActive }),
    ...(kind === 'pages' && { 'aria-label': pageLabel, 'aria-current': isActive ? 'page' : undefined }),
  };
};

/** @returns no classes before the first change, like `controlClasses` */
export const linkClasses = ({ element }: LinkReading, { active, isChanged }: ControlState): ElementClasses =>
  isChanged ? { [ACTIVE]: element === active } : {};

export const barAttributes: ElementAttributes = { 'aria-hidden': true };

/** The label of a shop's dropdown: the pattern Select-Only Combobox of the ARIA Authoring Practices. */
export const dropdownLabelAttributes = (
  { listId, entryIds }: DropdownReading,
  name: string,
  { isExpanded, at }: { readonly isExpanded: boolean; readonly at: number },
): ElementAttributes => ({
  role: 'combobox',
  tabIndex: 0,
  'aria-haspopup': 'listbox',
  'aria-controls': listId,
  'aria-label': name,
  'aria-expanded': isExpanded,
  'aria-activedescendant': entryIds[at],
});

export const dropdownListAttributes = ({ listId }: DropdownReading, name: string): ElementAttributes => ({
  id: listId,
  role: 'listbox',
  'aria-label': name,
});

export const dropdownEntryAttributes = (
  { entryIds }: DropdownReading,
  index: number,
  isChosen: boolean,
): ElementAttributes => ({
  id: entryIds[index],
  role: 'option',
  tabIndex: -1,
  'aria-selected': isChosen,
});

/** The holder of a block whose request is in flight. */
export const busyHolderAttributes: ElementAttributes = { 'aria-busy': true };
