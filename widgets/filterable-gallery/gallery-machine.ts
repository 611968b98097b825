/**
 * The state of a filterable gallery (essential-addons, sections 6.3 to 6.5): the filter, the search, the items that are not
 * on the page yet, and the loads that wait for code.
 */
import { createSearch } from './search';
import { isInFilter, type Matches, type StoredItem } from './store';

/** The facts about the markup that the state depends on. */
export interface GalleryFacts {
  /** The filter of each control, `*` or a class with its dot. */
  readonly filters: readonly string[];
  /** The number of items that "load more" adds. */
  readonly pageSize: number;
  /** True if a search includes items that are not on the page yet. */
  readonly searchesStore: boolean;
}

/** Items to load. They are taken when the code has loaded, with the filter and the search of that time. */
export type Load =
  | { readonly kind: 'items'; readonly count: number; readonly isAsked: boolean }
  /** All items, loaded or not, get a random order. */
  | { readonly kind: 'shuffle' };

/**
 * - `needed`: there are more items of the filter and the search;
 * - `unneeded`: there are none;
 * - `ending`: the visitor has loaded the last item. The button says so, then fades out;
 * - `ended`: the button is gone.
 */
export type ButtonStatus = 'needed' | 'unneeded' | 'ending' | 'ended';

/** A new object for each change that lays the grid out. */
export interface GalleryView {
  /** The index of the chosen control; -1 for none. */
  readonly chosen: number;
  readonly typed: string;
  /** True to show the items without an animation. */
  readonly isAtOnce: boolean;
}

export interface GalleryState {
  readonly view: GalleryView;
  readonly store: readonly StoredItem[];
  /** The controls whose first page may lack items. */
  readonly unfilled: ReadonlySet<number>;
  readonly loads: readonly Load[];
  readonly button: ButtonStatus;
}

export type GalleryEvent =
  /** `count`: the number of items on the page that the control shows. */
  | { readonly type: 'choose'; readonly index: number; readonly count: number }
  | { readonly type: 'search'; readonly typed: string }
  | { readonly type: 'more' }
  /** The first load has ended. `rest`: the items that are still not on the page. */
  | { readonly type: 'loaded'; readonly rest: readonly StoredItem[]; readonly isAsked: boolean }
  | { readonly type: 'shuffled'; readonly rest: readonly StoredItem[] }
  | { readonly type: 'failed'; readonly load: Load };

/** The facts that are only needed at the start. */
export interface FirstFacts extends GalleryFacts {
  readonly store: readonly StoredItem[];
  readonly first: number;
  /** True if the address or the settings choose the first control, as a press would. */
  readonly isPressed: boolean;
  readonly firstCount: number;
  readonly unfilled: ReadonlySet<number>;
  readonly isRandom: boolean;
}

export function firstGalleryState(facts: FirstFacts): GalleryState {
  const { store, first, isPressed, firstCount, unfilled, isRandom } = facts;
  const view = { chosen: first, typed: '', isAtOnce: true };
  const state = withButton(facts, { view, store, unfilled, loads: [], button: 'needed' });
  const loads: readonly Load[] = isRandom ? [{ kind: 'shuffle' }] : [];
  return isPressed && first !== -1 ? fillUp(facts, { ...state, loads }, firstCount) : { ...state, loads };
}

export function nextGalleryState(
  facts: GalleryFacts,
  state: GalleryState,
  event: GalleryEvent,
): GalleryState {
  const { loads, store } = state;
  switch (event.type) {
    case 'choose': {
      const view = { ...state.view, chosen: event.index, isAtOnce: false };
      return withButton(facts, fillUp(facts, { ...state, view }, event.count));
    }
    case 'search': {
      const view = { ...state.view, typed: event.typed, isAtOnce: false };
      const isLoading = foundInStore(facts, state, event.typed) > 0;
      const all: Load = { kind: 'items', count: store.length, isAsked: false };
      return withButton(facts, { ...state, view, loads: isLoading ? [...loads, all] : loads });
    }
    case 'more':
      return hasEnded(state)
        ? state
        : { ...state, loads: [...loads, { kind: 'items', count: facts.pageSize, isAsked: true }] };
    case 'loaded': {
      const view = { ...state.view, isAtOnce: false };
      const after = { ...state, view, store: event.rest, loads: loads.slice(1) };
      if (event.rest.length > 0 || !event.isAsked) return withButton(facts, after);
      return hasEnded(state) ? after : { ...after, button: 'ending' };
    }
    case 'shuffled': {
      const view = { ...state.view, isAtOnce: true };
      return withButton(facts, { ...state, view, store: event.rest, loads: loads.slice(1) });
    }
    case 'failed':
      return { ...state, loads: loads.filter((load) => load !== event.load) };
    default:
      return event satisfies never;
  }
}

/** @returns a function that is true for the items of a view */
export function matcherOf(
  { filters }: GalleryFacts,
  { chosen, typed }: Omit<GalleryView, 'isAtOnce'>,
): Matches {
  const filter = filters[chosen] ?? '*';
  const search = createSearch(typed);
  return (item) => isInFilter(filter, item.classes) && (typed === '' || search(item.text));
}

/**
 * @param count the number of items on the page that the control shows
 * @returns how many items a press on a control loads: those that its first page lacks
 */
export function missingItems(facts: GalleryFacts, state: GalleryState, index: number, count: number): number {
  const missing = state.unfilled.has(index) ? facts.pageSize - count : 0;
  if (missing <= 0) return 0;
  const matches = matcherOf(facts, { ...state.view, chosen: index });
  return Math.min(missing, state.store.filter(matches).length);
}

/** @returns how many items a search loads */
export function foundInStore(facts: GalleryFacts, { view, store }: GalleryState, typed: string): number {
  if (typed === '' || !facts.searchesStore) return 0;
  return store.filter(matcherOf(facts, { ...view, typed })).length;
}

export const hasEnded = ({ button }: GalleryState): boolean => button === 'ending' || button === 'ended';

/** Loads the items that the first page of the chosen filter lacks. */
function fillUp(facts: GalleryFacts, state: GalleryState, count: number): GalleryState {
  const { chosen } = state.view;
  const missing = missingItems(facts, state, chosen, count);
  const unfilled = new Set(state.unfilled);
  unfilled.delete(chosen);
  if (missing === 0) return { ...state, unfilled };
  const load: Load = { kind: 'items', count: missing, isAsked: false };
  return { ...state, unfilled, loads: [...state.loads, load] };
}

/** Shows the button only if it would load an item. */
function withButton(facts: GalleryFacts, state: GalleryState): GalleryState {
  if (hasEnded(state)) return { ...state, button: 'ended' };
  const isNeeded = state.store.some(matcherOf(facts, state.view));
  return { ...state, button: isNeeded ? 'needed' : 'unneeded' };
}
