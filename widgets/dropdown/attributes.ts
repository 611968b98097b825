/** The attributes and classes of a dropdown's elements (WAI-ARIA pattern Combobox). */
import { newId } from '../../runtime/dom/unique-id';
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import type { ListboxState } from '../shared/disclosure/listbox';

/** What the readers of both dropdowns find in the markup. */
export interface DropdownReading {
  readonly root: HTMLElement;
  /** The element that opens the list. It contains the label or is the label. */
  readonly trigger: HTMLElement;
  /** Shows the chosen entry. */
  readonly label: HTMLElement;
  readonly list: HTMLElement;
  readonly entries: readonly HTMLElement[];
  readonly panes: readonly DropdownPane[];
  /** The element that names the dropdown; null to use `name`. */
  readonly namedBy: HTMLElement | null;
  readonly name: string;
  /** From `readIds`. */
  readonly ids: DropdownIds;
  readonly initialEntry: number;
  readonly activeClass: string;
  /** True if the trigger has the active class while the list is open, and a second press closes the list. */
  readonly isToggle: boolean;
  readonly openMs: number;
  /** 0 to close the list without animation. */
  readonly closeMs: number;
  readonly fadeMs: number;
}

export interface DropdownPane {
  readonly element: HTMLElement;
  /** Index of its entry; -1 for none. */
  readonly entry: number;
}

export interface DropdownIds {
  readonly list: string;
  /** In the order of the entries. */
  readonly entries: readonly string[];
  /** Of the element that names the dropdown. */
  readonly name: string;
}

/** @returns the server's ids, or new ones for elements without an id */
export function readIds({
  list,
  entries,
  namedBy,
}: Pick<DropdownReading, 'list' | 'entries' | 'namedBy'>): DropdownIds {
  const prefix = newId('dropdown');
  return {
    list: list.id || `${prefix}-list`,
    entries: entries.map(({ id }, index) => id || `${prefix}-entry-${index}`),
    name: namedBy?.id || `${prefix}-name`,
  };
}

/** The label is the combobox. */
export const labelAttributes = (
  { ids, namedBy, name }: Pick<DropdownReading, 'ids' | 'namedBy' | 'name'>,
  { isOpen, at }: ListboxState,
) =>
  ({
    role: 'combobox',
    tabIndex: 0,
    'aria-haspopup': 'listbox' as const,
    'aria-expanded': isOpen,
    'aria-controls': ids.list,
    'aria-labelledby': namedBy ? ids.name : undefined,
    'aria-label': namedBy ? undefined : name,
    'aria-activedescendant': isOpen ? ids.entries[at] : undefined,
  }) satisfies ElementAttributes;

export const listAttributes = ({ ids, name }: Pick<DropdownReading, 'ids' | 'name'>) =>
  ({ id: ids.list, role: 'listbox', 'aria-label': name }) satisfies ElementAttributes;

export const entryAttributes = (
  { ids }: Pick<DropdownReading, 'ids'>,
  { chosen }: ListboxState,
  entry: number,
) =>
  ({
    id: ids.entries[entry],
    role: 'option',
    'aria-selected': entry === chosen,
  }) satisfies ElementAttributes;

/** The element before the dropdown that names it. */
export const nameAttributes = ({ ids }: Pick<DropdownReading, 'ids'>): ElementAttributes => ({
  id: ids.name,
});

/** @returns the attributes of all elements before the visitor has opened the list */
export function attributesOf(reading: DropdownReading): readonly (readonly [Element, ElementAttributes])[] {
  const { label, list, entries, namedBy, initialEntry } = reading;
  const state = { isOpen: false, at: Math.max(initialEntry, 0), chosen: initialEntry };
  return [
    [label, labelAttributes(reading, state)],
    [list, listAttributes(reading)],
    ...entries.map((entry, index) => [entry, entryAttributes(reading, state, index)] as const),
    ...(namedBy ? [[namedBy, nameAttributes(reading)] as const] : []),
  ];
}

/** The class of an open trigger, of the chosen entry and of its panes. */
export const activeClasses = (
  { activeClass }: Pick<DropdownReading, 'activeClass'>,
  isActive: boolean,
): ElementClasses => ({ [activeClass]: isActive });
