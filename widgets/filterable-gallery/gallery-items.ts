/**
 * The items of a gallery on the page: lays them out, and inserts loaded items. The server's items come back on unmount.
 */
import { px } from '../../runtime/dom/measure';
import { swing } from '../../runtime/motion/easing';
import { scrollToElement } from '../../runtime/motion/scroll-to-element';
import { startFilterGrid } from '../shared/grid/filter-grid';
import type { LinkWords } from './attributes';
import { fixLinks, itemsIn, toItems, toStored } from './controls/items';
import type { GallerySettings } from './settings';
import type { Matches, StoredItem } from './store';

const SCROLL_MS = 600;
/** The height of an empty grid, in lines of its notice. */
const NOTICE_LINES = 2;

export type ToNodes = (html: string) => DocumentFragment;

/** What `readFilterableGallery` finds about the items. */
export interface ItemsReading {
  readonly container: HTMLElement;
  readonly settings: GallerySettings;
  /** The items of the server. */
  readonly present: readonly HTMLElement[];
  /** Shown if no item matches. */
  readonly notice: HTMLElement | undefined;
  readonly linkWords: LinkWords;
}

/** The items on the page. */
export interface GalleryItems {
  /** Shows the matching items and hides the others. */
  readonly show: (matches: Matches, isAtOnce: boolean) => void;
  /** Appends items. @returns the new elements */
  readonly add: (stored: readonly StoredItem[], toNodes: ToNodes) => readonly HTMLElement[];
  /** Puts all items, loaded or not, into a random order. @returns the items that are not on the page now */
  readonly shuffle: (store: readonly StoredItem[], toNodes: ToNodes) => readonly StoredItem[];
  /** Scrolls to the grid, with an offset above it. */
  readonly scrollTo: (offsetPx: number) => void;
  /** Stops following the sizes of the items. They stay in their places. */
  readonly stop: () => void;
}

/**
 * @param matches selects the items to show first
 * @param signal removes loaded items and restores the server's when aborted
 */
export function startItems(
  { container, settings, present, notice, linkWords }: ItemsReading,
  matches: Matches,
  signal: AbortSignal,
): GalleryItems {
  const loaded: HTMLElement[] = [];
  present.forEach((item) => fixLinks(item, linkWords, signal));
  const isShown = (item: HTMLElement): boolean => matches(toStored(item));
  const grid = startFilterGrid(
    container,
    present.filter(isShown),
    present.filter((item) => !isShown(item)),
    { ...settings, signal },
  );
  signal.addEventListener('abort', () => {
    loaded.forEach((item) => item.remove());
    if (settings.isRandom) container.prepend(...present);
    if (notice?.style.display === 'block') showNotice(container, notice, false);
  });

  const add: GalleryItems['add'] = (stored, toNodes) => {
    const items = toItems(stored, toNodes);
    for (const item of items) {
      if (notice) notice.before(item);
      else container.append(item);
      if (present.includes(item) || loaded.includes(item)) continue;
      fixLinks(item, linkWords, signal);
      loaded.push(item);
    }
    return items;
  };
  return {
    show(matches, isAtOnce) {
      const items = itemsIn(container).filter((item) => matches(toStored(item)));
      grid.show(items, isAtOnce);
      if (notice) showNotice(container, notice, items.length === 0);
    },
    add,
    shuffle(store, toNodes) {
      const items = shuffled([...present.map(toStored), ...store]);
      present.forEach((item) => item.remove());
      add(items.slice(0, present.length), toNodes);
      return items.slice(present.length);
    },
    scrollTo(offsetPx) {
      scrollToElement(container, { offsetPx, durationMs: SCROLL_MS, easing: swing }, signal);
    },
    stop: grid.stop,
  };
}

function showNotice(container: HTMLElement, notice: HTMLElement, isShown: boolean): void {
  notice.style.display = isShown ? 'block' : 'none';
  const size = px(getComputedStyle(notice).fontSize);
  container.style.minHeight = isShown ? `${NOTICE_LINES * size}px` : '';
}

/** Moves the focus to an item's link, or to the item. */
export function focusItem(item: HTMLElement | undefined): void {
  const link = item?.querySelector<HTMLElement>('a[href]');
  if (!link && item) item.tabIndex = -1;
  (link ?? item)?.focus();
}

/** Triggers the jQuery event for which the plugin's other scripts listen since 6.1.15. */
export function emitLoaded({ widgetId }: GallerySettings): void {
  const { jQuery }: { readonly jQuery?: unknown } = window;
  if (typeof jQuery !== 'function') return;
  const page: unknown = jQuery(document);
  (page as JQueryEvents).trigger('eael:filterable-gallery:items-loaded', [widgetId]);
}

interface JQueryEvents {
  readonly trigger: (type: string, data: readonly unknown[]) => void;
}

/**
 * Shuffles a list. All orders have the same probability (essential-addons, section 6.8, since 6.0.4).
 *
 * @param random returns a number from 0 to less than 1
 */
export function shuffled<Item>(list: readonly Item[], random: () => number = Math.random): readonly Item[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
