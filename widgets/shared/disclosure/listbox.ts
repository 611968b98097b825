/** The state machine and the keyboard of a select-only combobox (WAI-ARIA pattern Combobox). */

/** A dropdown's state. */
export interface ListboxState {
  readonly isOpen: boolean;
  /** Index of the active entry, which the keyboard controls. */
  readonly at: number;
  /** Index of the chosen entry; -1 for none. */
  readonly chosen: number;
}

export type ListboxEvent =
  | { readonly type: 'open'; readonly at?: number }
  | { readonly type: 'close' }
  | { readonly type: 'move'; readonly to: number }
  | { readonly type: 'choose'; readonly entry: number };

/** @returns the state after an event; the same object if nothing changes */
export function nextListboxState(before: ListboxState, event: ListboxEvent): ListboxState {
  switch (event.type) {
    case 'open':
      return before.isOpen ? before : { ...before, isOpen: true, at: event.at ?? Math.max(before.chosen, 0) };
    case 'close':
      return before.isOpen ? { ...before, isOpen: false } : before;
    case 'move':
      return { ...before, at: event.to };
    case 'choose':
      return { isOpen: false, at: event.entry, chosen: event.entry };
    default:
      return event satisfies never;
  }
}

/**
 * @param key the `key` of the keyboard event
 * @param labels the labels of the entries, in order
 * @param typed the typed text, including this key
 * @returns the event for the key; undefined for other keys
 */
export function listboxEventFor(
  key: string,
  { isOpen, at, chosen }: ListboxState,
  labels: readonly string[],
  typed: string,
): ListboxEvent | undefined {
  const last = labels.length - 1;
  if (!isOpen) {
    if (['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key)) return { type: 'open' };
    if (key === 'Home') return { type: 'open', at: 0 };
    if (key === 'End') return { type: 'open', at: last };
    const found = findByText(labels, typed, chosen);
    return found === undefined ? undefined : { type: 'open', at: found };
  }
  switch (key) {
    case 'Escape':
      return { type: 'close' };
    case 'Enter':
    case ' ':
    case 'Tab':
      return { type: 'choose', entry: at };
    case 'ArrowDown':
      return { type: 'move', to: Math.min(at + 1, last) };
    case 'ArrowUp':
      return { type: 'move', to: Math.max(at - 1, 0) };
    case 'Home':
      return { type: 'move', to: 0 };
    case 'End':
      return { type: 'move', to: last };
    default: {
      const found = findByText(labels, typed, at);
      return found === undefined ? undefined : { type: 'move', to: found };
    }
  }
}

/**
 * @param typed a repeated letter cycles through the entries that start with it; different letters are a prefix
 * @param from index at which the search starts
 */
function findByText(labels: readonly string[], typed: string, from: number): number | undefined {
  if (typed.trim() === '') return undefined;
  const wanted = typed.toLowerCase();
  const isOneLetter = new Set(wanted).size === 1;
  const start = wanted.slice(0, isOneLetter ? 1 : undefined);
  const order = labels.map(
    (_, index) => (index + from + (isOneLetter ? 1 : 0) + labels.length) % labels.length,
  );
  return order.find((index) => labels[index]?.trim().toLowerCase().startsWith(start));
}

/** The pause after which the typed text is reset, in ms. */
const TYPING_PAUSE_MS = 500;

/** The used properties of a keyboard event, from React or the browser. */
type Key = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

/**
 * Creates the keyboard handler of a listbox, which stores the typed text.
 *
 * @returns a function that returns the event for a key press and prevents the browser's default, or returns undefined
 */
export function createListboxKeys(): (
  press: Key,
  state: ListboxState,
  labels: readonly string[],
) => ListboxEvent | undefined {
  let typed = '';
  let typedAt = 0;
  return (press, state, labels) => {
    const { key, timeStamp } = press;
    if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
    if (key.length === 1) {
      typed = (timeStamp - typedAt > TYPING_PAUSE_MS ? '' : typed) + key;
      typedAt = timeStamp;
    } else typed = '';
    const event = listboxEventFor(key, state, labels, typed);
    // Tab chooses the entry and also moves the focus.
    if (event && key !== 'Tab') press.preventDefault();
    return event;
  };
}

/** The focus stays on the button, so the active entry needs a separate focus ring. */
export const AT_STYLE = { outline: '2px solid', outlineOffset: '-2px' };
