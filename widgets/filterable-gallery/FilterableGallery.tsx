/**
 * Essential Addons' filterable gallery (essential-addons, section 6). It uses the server's items; loaded items are
 * sanitised. Its lightbox is a separate widget. The fixed defects of the original: essential-addons, section 6.6.
 */
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import type * as htmlModule from '../../runtime/dom/html';
import type { WidgetContext } from '../../runtime/core/define';
import { watchFragment } from '../../runtime/page/fragment-target';
import { reactWidget } from '../../runtime/react/mount';
import { Filter } from './controls/Filter';
import { itemsIn, toStored } from './controls/items';
import { LoadMore } from './controls/LoadMore';
import { namedIn } from './first-control';
import {
  emitLoaded,
  focusItem,
  type GalleryItems,
  type ItemsReading,
  startItems,
  type ToNodes,
} from './gallery-items';
import {
  firstGalleryState,
  foundInStore,
  type GalleryEvent,
  type GalleryFacts,
  type GalleryState,
  type GalleryView,
  hasEnded,
  type Load,
  matcherOf,
  missingItems,
  nextGalleryState,
} from './gallery-machine';
import { takeGallery } from './prepare';
import type { GalleryReading } from './read-markup';
import { SearchBox } from './SearchBox';
import { take } from './store';
import { announce } from '../../runtime/page/announce';
import { withCount } from '../../runtime/page/plural';
import { strings } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';

/** On phones, the filter may be far above the grid. */
const PHONE = '(max-width: 767px)';

export interface FilterableGalleryProps {
  readonly reading: GalleryReading;
  readonly report: WidgetContext['report'];
}

export function FilterableGallery({ reading, report }: FilterableGalleryProps): ReactNode {
  const { settings, translations, filter, search, loadMore } = reading;
  const [state, dispatch] = useReducer(
    (before: GalleryState, event: GalleryEvent) => nextGalleryState(reading, before, event),
    reading,
    firstGalleryState,
  );
  const items = useItems(reading, state.view);
  const say = useAnnouncer();
  const send = (event: GalleryEvent): void => flushSync(() => dispatch(event));

  const choose = (index: number): void => {
    const count = countIn(reading, { ...state.view, chosen: index });
    send({ type: 'choose', index, count });
    say(countText(translations, count + missingItems(reading, state, index, count)));
    const { scrollOffsetPx } = settings;
    if (scrollOffsetPx !== undefined && matchMedia(PHONE).matches) items.current?.scrollTo(scrollOffsetPx);
  };
  const find = (typed: string): void => {
    send({ type: 'search', typed });
    const count = countIn(reading, { ...state.view, typed });
    say(countText(translations, count + foundInStore(reading, state, typed)));
  };
  const addItems = (count: number, isAsked: boolean, toNodes: ToNodes): void => {
    const matches = matcherOf(reading, state.view);
    const { taken, rest } = take(state.store, count, matches);
    const hadFocus = loadMore?.button === document.activeElement;
    const added = items.current?.add(taken, toNodes) ?? [];
    send({ type: 'loaded', rest, isAsked });
    emitLoaded(settings);
    if (!isAsked) return;
    say(moreText(translations, added.length));
    if (loadMore && rest.length === 0 && !hasEnded(state)) say(loadMore.endText);
    if (hadFocus && !rest.some(matches)) focusItem(added[0]);
  };
  useLoads(state.loads, {
    onCode(load, toNodes) {
      if (load.kind === 'items') addItems(load.count, load.isAsked, toNodes);
      else send({ type: 'shuffled', rest: items.current?.shuffle(state.store, toNodes) ?? [] });
    },
    onError(load, error) {
      send({ type: 'failed', load });
      report('code_missing', error);
    },
  });
  useFragment(filter?.controls ?? NO_CONTROLS, choose);

  return (
    <>
      {loadMore && (
        <LoadMore reading={loadMore} status={state.button} onPress={() => send({ type: 'more' })} />
      )}
      {filter && <Filter reading={filter} chosen={state.view.chosen} onChoose={choose} />}
      {search && <SearchBox reading={search} onSearch={find} />}
    </>
  );
}

const NO_CONTROLS: readonly HTMLElement[] = [];

/** @returns the number of items on the page that a view shows */
function countIn(reading: GalleryReading, view: Omit<GalleryView, 'isAtOnce'>): number {
  const matches = matcherOf(reading, view);
  return itemsIn(reading.container).filter((item) => matches(toStored(item))).length;
}

interface LoadHandlers {
  readonly onCode: (load: Load, toNodes: ToNodes) => void;
  /** Called if the code cannot be loaded. The gallery does not change. */
  readonly onError: (load: Load, error: unknown) => void;
}

/** Fetches the sanitiser for the first load. */
function useLoads([load]: readonly Load[], handlers: LoadHandlers): void {
  const onCode = useEffectEvent(handlers.onCode);
  const onError = useEffectEvent(handlers.onError);
  useEffect(() => {
    if (!load) return undefined;
    let isCurrent = true;
    fetchSanitiser()
      .then(({ toNodes }) => isCurrent && onCode(load, toNodes))
      .catch((error: unknown) => onError(load, error));
    return () => {
      isCurrent = false;
    };
  }, [load]);
}

let sanitiser: Promise<typeof htmlModule> | undefined;

/** Imports the sanitiser once. Another import would take a task, and the button would change a frame later. */
function fetchSanitiser(): NonNullable<typeof sanitiser> {
  sanitiser ??= import('../../runtime/dom/html').catch((error: unknown) => {
    sanitiser = undefined;
    throw error;
  });
  return sanitiser;
}

/** Chooses the control that the address names. An editor can give filters ids, for links. */
function useFragment(controls: readonly HTMLElement[], onNamed: (index: number) => void): void {
  const choose = useEffectEvent(onNamed);
  useEffect(() => {
    const controller = new AbortController();
    watchFragment((hash) => {
      const control = namedIn(hash, controls);
      if (control) choose(controls.indexOf(control));
    }, controller.signal);
    return () => controller.abort();
  }, [controls]);
}

type Translations = ReadonlyMap<string, string>;

/** @returns how many items a filter or a search shows */
function countText(translations: Translations, count: number): string {
  if (count === 0) return translator(translations)(strings['items.none']);
  return withCount(translations, strings['items.count'], count);
}

/** @returns how many items were added */
function moreText(translations: Translations, count: number): string {
  return withCount(translations, strings['items.more'], count);
}

/** @returns a function that announces a message. The last one is withdrawn on unmount */
function useAnnouncer(): (message: string) => void {
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => withdraw.current?.(), []);
  return (message) => {
    withdraw.current = announce(message);
  };
}

/**
 * Lays the items out, and again whenever the view is another object.
 *
 * @returns the items, from the first layout effect on
 */
function useItems(reading: ItemsReading & GalleryFacts, view: GalleryView): RefObject<GalleryItems | null> {
  const items = useRef<GalleryItems>(null);
  const shown = useRef(view);
  useLayoutEffect(() => {
    const controller = new AbortController();
    items.current = startItems(reading, matcherOf(reading, shown.current), controller.signal);
    return () => controller.abort();
  }, [reading]);
  useLayoutEffect(() => {
    if (view === shown.current) return;
    shown.current = view;
    items.current?.show(matcherOf(reading, view), view.isAtOnce);
  }, [reading, view]);
  return items;
}

/** Mounts Essential Addons' filterable galleries. */
export const { mount } = reactWidget(
  (root, context) => ({ props: { reading: takeGallery(root, context), report: context.report } }),
  FilterableGallery,
);
