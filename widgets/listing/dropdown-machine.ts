/** The state of a shop's filter dropdown (goodlayers-listings, sections 3.3 and 11). */
import { type ListboxEvent, nextListboxState } from '../shared/disclosure/listbox';

export interface DropdownState {
  /** True if a click or a key has opened the list. */
  readonly isOpen: boolean;
  /** The entry that Enter chooses. */
  readonly at: number;
  /** True while the mouse is over the dropdown. The stylesheet shows the list then. */
  readonly isHovered: boolean;
  /** Overrides the stylesheet, which keeps the list open after a touch and while the mouse is over it. */
  readonly isDismissed: boolean;
}

export type DropdownEvent =
  /** `chosen`: the index of the active link; -1 for none. */
  | { readonly type: 'listbox'; readonly event: ListboxEvent; readonly chosen: number }
  | { readonly type: 'dismiss' }
  | { readonly type: 'hover'; readonly isOver: boolean };

export const CLOSED: DropdownState = { isOpen: false, at: 0, isHovered: false, isDismissed: false };

/** @returns the state after an event; a new object, so that the active entry is marked again */
export function nextDropdownState(state: DropdownState, event: DropdownEvent): DropdownState {
  switch (event.type) {
    case 'listbox': {
      const { isOpen, at } = nextListboxState({ ...state, chosen: event.chosen }, event.event);
      return { ...state, isOpen, at };
    }
    case 'dismiss':
      return { ...state, isOpen: false, isDismissed: true };
    case 'hover':
      return { ...state, isHovered: event.isOver, isDismissed: false };
    default:
      return event satisfies never;
  }
}

/** @returns true if the list is visible */
export const isExpanded = ({ isOpen, isHovered, isDismissed }: DropdownState): boolean =>
  isOpen || (isHovered && !isDismissed);
