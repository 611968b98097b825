/**
 * Essential Addons' filterable gallery (essential-addons, section 6). It uses the server's items; loaded items are
 * sanitised. Its lightbox is a separate widget. The fixed defects of the original: essential-addons, section 6.6.
 */
import { announce } from '../../runtime/page/announce';
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { watchFragment } from '../../runtime/page/fragment-target';
import { type FilterGrid, startFilterGrid } from '../shared/grid/filter-grid';
import { swing } from '../../runtime/motion/easing';
import { scrollPage } from '../../runtime/motion/scroll-to';
import { strings as shared } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import { startControls } from './controls/controls';
import { fixLinks, itemsIn, type LinkWords, textOf, toItems, toStored } from './controls/items';
import { type LoadMore, startLoadMore } from './controls/load-more';
import { createSearch, findAll } from './search';
import { startSearchBox } from './search-box';
import { type GallerySettings, readGallery } from './settings';
import { shuffled } from './shuffle';
import { isInFilter, type Matches, type StoredItem, take } from './store';
import { strings } from './widget.json';

/** On phones, the filter may be far above the grid. */
const PHONE = '(max-width: 767px)';
const SCROLL_MS = 600;
/** The height of an empty grid, in lines of its notice. */
const NOTICE_LINES = 2;

export const mount: WidgetModule['mount'] = (root, context) => {
  const container = root.querySelector<HTMLElement>('.eael-filter-gallery-container');
  if (!container) throw new Error('the gallery has no container');
  startGallery(root, container, context);
};

function startGallery(root: HTMLElement, container: HTMLElement, context: WidgetContext): void {
  const { config, signal } = context;
  const settings = readGallery(container, context);
  const translate = translator(config.strings);
  const linkWords: LinkWords = {
    image: translate(shared['image.view']),
    video: translate(shared['video.play']),
    link: translate(shared['link.open']),
  };

  /** Runs a task that loads code. If the code cannot be loaded, the gallery does not change. */
  const run = (task: Promise<void>): void =>
    void task.catch((error: unknown) => context.report('code_missing', error));

  let cancelAnnouncement: (() => void) | undefined;
  const say = (message: string): void => void (cancelAnnouncement = announce(message));
  signal.addEventListener('abort', () => cancelAnnouncement?.());

  let { store } = settings;
  const controls = [...root.querySelectorAll<HTMLElement>('.control')];
  const { control: first, isPressed } = firstControl(root, controls);
  let filter = first?.dataset['filter'] ?? '*';
  let search = findAll;
  let searches = 0;
  const matches: Matches = ({ classes, text }) => isInFilter(filter, classes) && search(text);
  const isMatching = (item: HTMLElement): boolean =>
    isInFilter(filter, { has: (name) => item.classList.contains(name) }) && search(textOf(item));

  const loaded: HTMLElement[] = [];
  const present = itemsIn(container);
  present.forEach((item) => fixLinks(item, linkWords, signal));
  const grid: FilterGrid = startFilterGrid(
    container,
    present.filter(isMatching),
    present.filter((item) => !isMatching(item)),
    { ...settings, signal },
  );
  signal.addEventListener('abort', () => {
    loaded.forEach((item) => item.remove());
    if (settings.isRandom) container.prepend(...present);
  });

  const notice = container.querySelector<HTMLElement>('[id="eael-fg-no-items-found"]');
  const show = (isAtOnce = false): number => {
    const items = itemsIn(container).filter(isMatching);
    grid.show(items, isAtOnce);
    if (notice) showNotice(container, notice, items.length === 0);
    return items.length;
  };
  signal.addEventListener('abort', () => notice && showNotice(container, notice, false));

  const button = root.querySelector<HTMLElement>('.eael-gallery-load-more');
  const loadMore: LoadMore | undefined =
    button === null
      ? undefined
      : startLoadMore(button, { endText: settings.endText, say, signal }, () =>
          run(loadItems(settings.pageSize, true)),
        );
  const updateButton = (): void => loadMore?.setNeeded(store.some(matches));
  updateButton();

  const add = (stored: readonly StoredItem[], toNodes: ToNodes): readonly HTMLElement[] => {
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

  /** Loads items. Uses the filter and search at the time when the code has loaded. */
  const loadItems = async (count: number, isAsked: boolean): Promise<void> => {
    const { toNodes } = await import('../../runtime/dom/html');
    if (signal.aborted) return;
    const { taken, rest } = take(store, count, matches);
    store = rest;
    const hadFocus = button !== null && button === document.activeElement;
    const items = add(taken, toNodes);
    show();
    emitLoaded(settings);
    if (isAsked) say(moreText(context, items.length));
    if (store.length === 0 && isAsked) loadMore?.end();
    else updateButton();
    if (hadFocus && isAsked && !store.some(matches)) focusItem(items[0]);
  };

  const mix = async (): Promise<void> => {
    const { toNodes } = await import('../../runtime/dom/html');
    if (signal.aborted) return;
    const items = shuffled([...present.map(toStored), ...store]);
    store = items.slice(present.length);
    present.forEach((item) => item.remove());
    add(items.slice(0, present.length), toNodes);
    show(true);
    updateButton();
  };
  if (settings.isRandom) run(mix());

  const lookFor = async (typed: string): Promise<void> => {
    const number = (searches += 1);
    const found = await createSearch(typed);
    if (signal.aborted || number !== searches) return;
    search = found;
    const isBringing = typed !== '' && settings.searchesStore && store.some(matches);
    say(countText(context, show() + (isBringing ? store.filter(matches).length : 0)));
    if (isBringing) run(loadItems(store.length, false));
    updateButton();
  };

  const unfilled = new Set(controls.filter((control) => isToFill(control, container)));
  /** @returns the number of items that are being loaded */
  const fillUp = (control: HTMLElement, count: number): number => {
    const missing = unfilled.delete(control) ? settings.pageSize - count : 0;
    const coming = Math.min(Math.max(missing, 0), store.filter(matches).length);
    if (coming > 0) run(loadItems(coming, false));
    return coming;
  };
  if (first && isPressed) fillUp(first, present.filter(isMatching).length);
  const choose = startControls(root, {
    controls,
    chosen: first,
    name: translate(strings['filterable-gallery.filter']),
    signal,
    onChoose(control) {
      filter = control.dataset['filter'] ?? '*';
      const count = show();
      updateButton();
      say(countText(context, count + fillUp(control, count)));
      if (settings.scrollOffsetPx !== undefined && matchMedia(PHONE).matches)
        scrollToTopOf(container, settings.scrollOffsetPx, signal);
    },
  });
  // Editors can set ids of choices as link targets.
  watchFragment((hash) => {
    const named = namedIn(hash, controls);
    if (named) choose(named);
  }, signal);
  const form = root.querySelector<HTMLFormElement>('form.fg-layout-3-search-box');
  if (form)
    startSearchBox(form, translate(strings['filterable-gallery.search']), signal, (typed) =>
      run(lookFor(typed)),
    );
}

/**
 * Returns the initial choice: the one in the URL's fragment or the editor's default, which the original presses;
 * otherwise the active one, or the first.
 */
function firstControl(
  root: HTMLElement,
  controls: readonly HTMLElement[],
): { readonly control: HTMLElement | undefined; readonly isPressed: boolean } {
  const position = Number(root.getAttribute('data-default_control_key') || NaN);
  // The index does not count the control for all items.
  const hasAll = controls[0]?.dataset['filter'] === '*';
  const set = root.getAttribute('data-custom_default_control')
    ? controls[position + (hasAll ? 1 : 0)]
    : undefined;
  const pressed = namedIn(location.hash, controls) ?? set;
  const control = pressed ?? controls.find(({ classList }) => classList.contains('active')) ?? controls[0];
  return { control, isPressed: pressed !== undefined };
}

/**
 * Releases since 4.9.2 load missing items of a page when a filter is first chosen. They print an attribute for this,
 * except in the list of layout 3, where only an attribute of 5.7.3 reveals the release.
 */
function isToFill({ dataset }: HTMLElement, container: HTMLElement): boolean {
  if (dataset['filter'] === '*') return false;
  return dataset['firstInit'] ? dataset['firstInit'] === '0' : container.hasAttribute('data-search-all');
}

function namedIn(hash: string, controls: readonly HTMLElement[]): HTMLElement | undefined {
  return controls.find(({ id }) => id !== '' && `#${id}` === hash);
}

type ToNodes = (html: string) => DocumentFragment;

/** Scrolls to a grid with an offset. */
function scrollToTopOf(container: HTMLElement, offsetPx: number, signal: AbortSignal): void {
  const top = container.getBoundingClientRect().top + window.scrollY - offsetPx;
  scrollPage(top, SCROLL_MS, swing, signal);
}

function showNotice(container: HTMLElement, notice: HTMLElement, isShown: boolean): void {
  notice.style.display = isShown ? 'block' : 'none';
  const size = Number.parseFloat(getComputedStyle(notice).fontSize) || 0;
  container.style.minHeight = isShown ? `${NOTICE_LINES * size}px` : '';
}

function countText({ config }: WidgetContext, count: number): string {
  const translate = translator(config.strings);
  if (count === 0) return translate(shared['items.none']);
  return translate(count === 1 ? shared['items.one'] : shared['items.many']).replace('%s', String(count));
}

function moreText({ config }: WidgetContext, count: number): string {
  return translator(config.strings)(shared['items.more']).replace('%s', String(count));
}

function focusItem(item: HTMLElement | undefined): void {
  const link = item?.querySelector<HTMLElement>('a[href]');
  if (!link && item) item.tabIndex = -1;
  (link ?? item)?.focus();
}

/** Triggers the jQuery event for which the plugin's other scripts listen since 6.1.15. */
function emitLoaded({ widgetId }: GallerySettings): void {
  const { jQuery }: { readonly jQuery?: unknown } = window;
  if (typeof jQuery !== 'function') return;
  const page: unknown = jQuery(document);
  (page as JQueryEvents).trigger('eael:filterable-gallery:items-loaded', [widgetId]);
}

interface JQueryEvents {
  readonly trigger: (type: string, data: readonly unknown[]) => void;
}
