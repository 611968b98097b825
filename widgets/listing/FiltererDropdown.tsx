/**
 * The shop's filter dropdown (goodlayers-listings, sections 3.3 and 11): a select-only combobox. The focus stays on its
 * label. The page's stylesheet opens it on hover, as before; touch and keyboard open it too.
 */
import { type ReactNode, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import {
  AT_STYLE,
  createListboxKeys,
  type ListboxEvent,
  nextListboxState,
} from '../shared/disclosure/listbox';
import {
  dropdownEntryAttributes,
  dropdownLabelAttributes,
  dropdownListAttributes,
  type DropdownReading,
} from './attributes';

export interface FiltererDropdownProps {
  readonly reading: DropdownReading;
  /** The accessible name of the dropdown and its list. */
  readonly name: string;
  /** The chosen entry. The URL and failures change it too. */
  readonly active: HTMLElement | undefined;
}

export function FiltererDropdown({ reading, name, active }: FiltererDropdownProps): ReactNode {
  const { content, label, list, entries } = reading;
  const [state, dispatch] = useReducer(nextDropdownState, {
    ...CLOSED,
    // The pointer that has caused the mounting shows the list already.
    isHovered: content.matches(':hover') && matchMedia('(hover: hover)').matches,
  });
  const [keys] = useState(createListboxKeys);
  const chosen = entries.findIndex((entry) => entry === active);
  const { isOpen } = state;
  const send = (event: ListboxEvent): void => dispatch({ type: 'listbox', event, chosen });
  const dismiss = (): void => dispatch({ type: 'dismiss' });

  useLayoutEffect(() => showState(reading, state), [reading, state]);
  useLayoutEffect(() => () => showState(reading, CLOSED), [reading]);

  const onListClick = useEffectEvent((event: MouseEvent) => {
    // Before the list is hidden, which would remove the focus.
    if (list.contains(document.activeElement)) label.focus({ preventScroll: true });
    const isByMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    if (isByMouse) send({ type: 'close' });
    else dismiss();
  });
  const onPageEvent = useEffectEvent(({ target }: Event) => {
    if (isOpen && !(target instanceof Node && content.contains(target))) send({ type: 'close' });
  });
  useLayoutEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    list.addEventListener('click', (event) => onListClick(event), options);
    // In the capture phase, because the page's scripts may stop the event.
    for (const type of ['pointerdown', 'focusin'])
      window.addEventListener(type, (event) => onPageEvent(event), options);
    return () => controller.abort();
  }, [list]);

  const onKeyDown = (event: Event): void => {
    const labels = entries.map(({ textContent }) => textContent ?? '');
    const next = keys(event as KeyboardEvent, { ...state, chosen }, labels);
    if (next?.type === 'choose') entries[next.entry]?.click();
    else if (next?.type === 'close') dismiss();
    else if (next) send(next);
  };
  const onHover = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'touch') return;
    dispatch({ type: 'hover', isOver: event.type === 'pointerenter' });
  };
  return (
    <>
      <ServerElement element={content} listeners={{ pointerenter: onHover, pointerleave: onHover }} />
      <ServerElement
        element={label}
        attributes={dropdownLabelAttributes(reading, name, {
          isExpanded: isExpanded(state),
          at: isOpen ? state.at : -1,
        })}
        listeners={{ click: () => (isOpen ? dismiss() : send({ type: 'open' })), keydown: onKeyDown }}
      />
      <ServerElement element={list} attributes={dropdownListAttributes(reading, name)} />
      {entries.map((entry, index) => (
        <ServerElement
          // oxlint-disable-next-line react/no-array-index-key -- the entries never change
          key={index}
          element={entry}
          attributes={dropdownEntryAttributes(reading, index, index === chosen)}
        />
      ))}
    </>
  );
}

/** Shows or hides the list, and marks the entry that Enter chooses. */
function showState(
  { label, list, entries }: DropdownReading,
  { isOpen, isDismissed, at }: DropdownState,
): void {
  list.style.display = isOpen ? 'block' : isDismissed ? 'none' : '';
  for (const [index, entry] of entries.entries()) {
    const hasRing = isOpen && index === at && label.matches(':focus-visible');
    Object.assign(entry.style, hasRing ? AT_STYLE : { outline: '', outlineOffset: '' });
  }
  if (isOpen) entries[at]?.scrollIntoView({ block: 'nearest' });
}

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
