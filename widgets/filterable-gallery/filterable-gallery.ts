/**
 * Essential Addons' filterable gallery (essential-addons, section 6). It uses the server's items; loaded items are
 * sanitised. Its lightbox is a separate widget. The fixed defects of the original: essential-addons, section 6.6.
 */
import { announce } from '../../runtime/page/announce';
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { px } from '../../runtime/dom/measure';
import { watchFragment } from '../../runtime/page/fragment-target';
import { type FilterGrid, startFilterGrid } from '../shared/grid/filter-grid';
import { swing } from '../../runtime/motion/easing';
import { scrollPage } from '../../runtime/motion/scroll-to';
import { strings as shared } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import { startControls } from './controls/controls';
import { fixLinks, itemsIn, type LinkWords, textOf, toItems, toStored } from './controls/items';
import { type LoadMore, startLoadMore } from './controls/load-more';
import { firstControl, isToFill, namedIn } from './first-control';
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

/** A mounted gallery. */
interface Gallery {
  readonly root: HTMLElement;
  readonly container: HTMLElement;
  readonly context: WidgetContext;
  readonly settings: GallerySettings;
  readonly linkWords: LinkWords;
  readonly controls: readonly HTMLElement[];
  readonly notice: HTMLElement | null;
  readonly button: HTMLElement | null;
  readonly grid: FilterGrid;
  /** The items of the server. */
  readonly present: readonly HTMLElement[];
  /** The items that were loaded since. */
  readonly loaded: HTMLElement[];
  /** The filters whose missing items have not been loaded. */
  readonly unfilled: Set<HTMLElement>;
  /** Announces a message. The last one is withdrawn on unmount. */
  readonly say: (message: string) => void;
  loadMore?: LoadMore | undefined;
  /** The items that are not loaded yet. */
  store: readonly StoredItem[];
  filter: string;
  search: (text: string) => boolean;
}

function startGallery(root: HTMLElement, container: HTMLElement, context: WidgetContext): void {
  const { config, signal } = context;
  const settings = readGallery(container, context);
  const translate = translator(config.strings);
  const controls = [...root.querySelectorAll<HTMLElement>('.control')];
  const { control: first, isPressed } = firstControl(root, controls);
  const gallery = createGallery(root, container, context, settings, controls, first);
  const { present, button, say } = gallery;
  if (button)
    gallery.loadMore = startLoadMore(button, { endText: settings.endText, say, signal }, () =>
      run(gallery, loadItems(gallery, settings.pageSize, true)),
    );
  updateButton(gallery);
  if (settings.isRandom) run(gallery, mix(gallery));
  if (first && isPressed) fillUp(gallery, first, present.filter((item) => isMatching(gallery, item)).length);
  const choose = startControls(root, {
    controls,
    chosen: first,
    name: translate(strings['filterable-gallery.filter']),
    signal,
    onChoose: (control) => applyFilter(gallery, control),
  });
  // An editor can give filters ids, for links.
  watchFragment((hash) => {
    const named = namedIn(hash, controls);
    if (named) choose(named);
  }, signal);
  const form = root.querySelector<HTMLFormElement>('form.fg-layout-3-search-box');
  if (form)
    startSearchBox(form, translate(strings['filterable-gallery.search']), signal, (typed) =>
      searchItems(gallery, typed),
    );
}

/** Lays the gallery out. The server's items come back when the widget ends. */
function createGallery(
  root: HTMLElement,
  container: HTMLElement,
  context: WidgetContext,
  settings: GallerySettings,
  controls: readonly HTMLElement[],
  first: HTMLElement | undefined,
): Gallery {
  const { config, signal } = context;
  const translate = translator(config.strings);
  const linkWords: LinkWords = {
    image: translate(shared['image.view']),
    video: translate(shared['video.play']),
    link: translate(shared['link.open']),
  };
  let hush: (() => void) | undefined;
  signal.addEventListener('abort', () => hush?.());
  const filter = first?.dataset['filter'] ?? '*';
  const present = itemsIn(container);
  present.forEach((item) => fixLinks(item, linkWords, signal));
  const choice = { filter, search: findAll };
  const grid = startFilterGrid(
    container,
    present.filter((item) => isMatching(choice, item)),
    present.filter((item) => !isMatching(choice, item)),
    { ...settings, signal },
  );
  const loaded: HTMLElement[] = [];
  const notice = container.querySelector<HTMLElement>('[id="eael-fg-no-items-found"]');
  signal.addEventListener('abort', () => {
    loaded.forEach((item) => item.remove());
    if (settings.isRandom) container.prepend(...present);
    if (notice) showNotice(container, notice, false);
  });
  return {
    root,
    container,
    context,
    settings,
    linkWords,
    controls,
    notice,
    button: root.querySelector<HTMLElement>('.eael-gallery-load-more'),
    grid,
    present,
    loaded,
    unfilled: new Set(controls.filter((control) => isToFill(control, container))),
    say: (message) => void (hush = announce(message)),
    store: settings.store,
    ...choice,
  };
}

type ChoiceOfItems = Pick<Gallery, 'filter' | 'search'>;

function isMatching({ filter, search }: ChoiceOfItems, item: HTMLElement): boolean {
  return isInFilter(filter, { has: (name) => item.classList.contains(name) }) && search(textOf(item));
}

/** @returns whether a stored item is in the filter and found; reads the choice at each call */
function matchesOf(choice: ChoiceOfItems): Matches {
  return ({ classes, text }) => isInFilter(choice.filter, classes) && choice.search(text);
}

/** Runs a task that needs code from the network. If the code cannot be loaded, the gallery does not change. */
function run({ context }: Gallery, task: Promise<void>): void {
  void task.catch((error: unknown) => context.report('code_missing', error));
}

/** @returns how many items show now */
function show(gallery: Gallery, isAtOnce = false): number {
  const { container, notice, grid } = gallery;
  const items = itemsIn(container).filter((item) => isMatching(gallery, item));
  grid.show(items, isAtOnce);
  if (notice) showNotice(container, notice, items.length === 0);
  return items.length;
}

function updateButton(gallery: Gallery): void {
  gallery.loadMore?.setNeeded(gallery.store.some(matchesOf(gallery)));
}

function add(gallery: Gallery, stored: readonly StoredItem[], toNodes: ToNodes): readonly HTMLElement[] {
  const { container, context, linkWords, notice, present, loaded } = gallery;
  const items = toItems(stored, toNodes);
  for (const item of items) {
    if (notice) notice.before(item);
    else container.append(item);
    if (present.includes(item) || loaded.includes(item)) continue;
    fixLinks(item, linkWords, context.signal);
    loaded.push(item);
  }
  return items;
}

/** Loads items. Uses the filter and the search at the time when the code has loaded. */
async function loadItems(gallery: Gallery, count: number, isAsked: boolean): Promise<void> {
  const { context, settings, button, loadMore, say } = gallery;
  const { toNodes } = await import('../../runtime/dom/html');
  if (context.signal.aborted) return;
  const { taken, rest } = take(gallery.store, count, matchesOf(gallery));
  gallery.store = rest;
  const hadFocus = button !== null && button === document.activeElement;
  const items = add(gallery, taken, toNodes);
  show(gallery);
  emitLoaded(settings);
  if (isAsked) say(moreText(context, items.length));
  if (rest.length === 0 && isAsked) loadMore?.end();
  else updateButton(gallery);
  if (hadFocus && isAsked && !rest.some(matchesOf(gallery))) focusItem(items[0]);
}

/** Puts all items, loaded or not, into a random order. */
async function mix(gallery: Gallery): Promise<void> {
  const { context, present } = gallery;
  const { toNodes } = await import('../../runtime/dom/html');
  if (context.signal.aborted) return;
  const items = shuffled([...present.map(toStored), ...gallery.store]);
  gallery.store = items.slice(present.length);
  present.forEach((item) => item.remove());
  add(gallery, items.slice(0, present.length), toNodes);
  show(gallery, true);
  updateButton(gallery);
}

function searchItems(gallery: Gallery, typed: string): void {
  const { context, settings, say } = gallery;
  gallery.search = createSearch(typed);
  const { store } = gallery;
  const matches = matchesOf(gallery);
  const isBringing = typed !== '' && settings.searchesStore && store.some(matches);
  say(countText(context, show(gallery) + (isBringing ? store.filter(matches).length : 0)));
  if (isBringing) run(gallery, loadItems(gallery, store.length, false));
  updateButton(gallery);
}

/** @returns how many items of a filter are loading: those that its first page lacks */
function fillUp(gallery: Gallery, control: HTMLElement, count: number): number {
  const { settings, store, unfilled } = gallery;
  const missing = unfilled.delete(control) ? settings.pageSize - count : 0;
  const coming = Math.min(Math.max(missing, 0), store.filter(matchesOf(gallery)).length);
  if (coming > 0) run(gallery, loadItems(gallery, coming, false));
  return coming;
}

function applyFilter(gallery: Gallery, control: HTMLElement): void {
  const { container, context, settings, say } = gallery;
  gallery.filter = control.dataset['filter'] ?? '*';
  const count = show(gallery);
  updateButton(gallery);
  say(countText(context, count + fillUp(gallery, control, count)));
  if (settings.scrollOffsetPx !== undefined && matchMedia(PHONE).matches)
    scrollToTopOf(container, settings.scrollOffsetPx, context.signal);
}

type ToNodes = (html: string) => DocumentFragment;

/** Scrolls to a grid with an offset. */
function scrollToTopOf(container: HTMLElement, offsetPx: number, signal: AbortSignal): void {
  const top = container.getBoundingClientRect().top + window.scrollY - offsetPx;
  scrollPage(top, SCROLL_MS, swing, signal);
}

function showNotice(container: HTMLElement, notice: HTMLElement, isShown: boolean): void {
  notice.style.display = isShown ? 'block' : 'none';
  const size = px(getComputedStyle(notice).fontSize);
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
