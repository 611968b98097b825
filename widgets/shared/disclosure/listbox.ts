/** A select-only combobox: open or not, where the keyboard is, what is chosen (WAI-ARIA pattern Combobox). */

/** A dropdown's state. */
export interface ListboxState {
  readonly isOpen: boolean;
  /** Position of the entry that the keyboard is at. */
  readonly at: number;
  /** Position of the chosen entry; -1 for none. */
  readonly chosen: number;
}

export type ListboxEvent =
  | { readonly type: 'open'; readonly at?: number }
  | { readonly type: 'close' }
  | { readonly type: 'move'; readonly to: number }
  | { readonly type: 'choose'; readonly entry: number };

/** @returns the state after an event; the same object when nothing changes */
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
 * @param key as the browser names it
 * @param labels of the entries, in order
 * @param typed what has been typed so far, this key included
 * @returns what the key asks for; undefined for a key that means nothing here
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
 * @param typed one letter, again and again, goes from one entry with it to the next; several are a beginning
 * @param from position after which to look first
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

/** After this long without a key, in ms, typing begins anew. */
const TYPING_PAUSE_MS = 500;

/** What counts of a key press, of React's or the browser's. */
type Key = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

/**
 * The keyboard of one listbox, which remembers what has been typed.
 *
 * @returns tells what a key press asks for, undefined for nothing; the browser's own answer to it is prevented then
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
    // Tab chooses and goes on.
    if (event && key !== 'Tab') press.preventDefault();
    return event;
  };
}

/** The focus itself stays on the button, so the place of the keyboard in the list needs a ring of its own. */
export const AT_STYLE = { outline: '2px solid', outlineOffset: '-2px' };
