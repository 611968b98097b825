/**
 * Shows the response to a press: inserts the items, replaces the controls and keeps the focus (goodlayers-listings, sections
 * 6.3 to 6.8 and 11).
 */
import { toNodes } from '../../runtime/dom/html';
import { newId } from '../../runtime/dom/unique-id';
import { finishAnimation } from '../../runtime/motion/animate';
import { easeOutExpo, easeOutQuart } from '../../runtime/motion/easing';
import { scrollPage } from '../../runtime/motion/scroll-to';
import { slide } from '../../runtime/motion/slide';
import { asRecord } from '../../runtime/page/as-record';
import { emitResize } from '../../runtime/page/events';
import { pageGlobal } from '../../runtime/page/page-global';
import { enterItems } from '../shared/grid/entrance';
import { updateMasonry } from '../shared/grid/masonry';
import { ACTIVE, type Control, MORE, PAGES } from './control';
import type { ListingResponse, ReturnedControl } from './requests';
import { crossfadeIn, holderHeight } from './waiting';

const ITEM = '.gdlr-core-item-list';
const WAITING = 'gdlr-core-animate-init';
const CROSSFADE_IN_MS = 400;
/** The delay for content with a slider, which sets its size first. */
const SLIDER_DELAY_MS = 300;
const SLIDER = '.gdlr-core-flexslider';
/** The group attributes of the lightbox libraries. */
const GROUPS = ['data-lightbox-group', 'data-ilightbox-group', 'data-strip-group'];
const SLIDE_MS = 100;
const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';
const SCROLL_BACK_PX = 120;
const SCROLL_MS = 1500;

/** A response to render. */
export interface RenderRequest {
  readonly control: Control;
  readonly response: ListingResponse;
  /** The response's items. */
  readonly content: DocumentFragment;
  /** False if the URL has caused the request. The browser scrolls then. */
  readonly isByVisitor: boolean;
  /** True if the same response was shown before. */
  readonly isAgain: boolean;
  /** The block's signal. */
  readonly signal: AbortSignal;
}

/** Renders the responses of a block. */
export interface Renderer {
  /** Shows a response synchronously. @returns the number of items in it */
  readonly render: (request: RenderRequest) => number;
  /** Stops running animations. */
  readonly end: () => void;
}

/** @param block the parent of the controls and the holder */
export function createRenderer(block: Element): Renderer {
  const moving = new Set<HTMLElement>();
  let entrance = new AbortController();

  return {
    render({ control, response, content, isByVisitor, isAgain, signal }) {
      const { holder, targetAction, kind } = control;
      const focused = focusedIn(block);
      const isMore = targetAction === 'append';
      if (kind === 'pages' && isByVisitor) scrollBack(holder, signal);
      if (targetAction === 'replace') {
        entrance.abort();
        entrance = new AbortController();
      }
      const arrival = { holder, content, targetAction, isFirstTime: !isAgain, signal: entrance.signal };
      const items = insertItems(arrival);
      if (response.settings) control.settings = response.settings;
      const { gone, come } = swapControls(control, response, moving);
      keepFocus(focused, { holder, more: isMore ? items : [], gone, come });
      return items.length;
    },
    end() {
      entrance.abort();
      moving.forEach((element) => finishAnimation(element, 'slide'));
    },
  };
}

/** Scrolls back to the start of the list, if the page is scrolled further down. */
function scrollBack(holder: HTMLElement, signal: AbortSignal): void {
  const top = holder.getBoundingClientRect().top + window.scrollY - SCROLL_BACK_PX;
  if (window.scrollY > top) scrollPage(top, SCROLL_MS, easeOutQuart, signal);
}

/** Options of `insertItems`. */
interface Arrival {
  readonly holder: HTMLElement;
  readonly content: DocumentFragment;
  readonly targetAction: 'append' | 'replace' | 'none';
  /** True if the items enter one after another, as on the first time. */
  readonly isFirstTime: boolean;
  /** Stops the entrance animations and shows every item when aborted. */
  readonly signal: AbortSignal;
}

/** @returns the new items, in order */
function insertItems({ holder, content, targetAction, isFirstTime, signal }: Arrival): HTMLElement[] {
  if (targetAction === 'none') return [];
  const list = targetAction === 'append' ? listFor(holder, content) : holder;
  for (const attribute of GROUPS) regroup(holder, content, attribute);
  const added = elementsOf(content);
  const items = itemsAmong(added);
  const isMasonry = holder.getAttribute('data-layout') === 'masonry';
  // Masonry starts the entrance animations itself.
  const isEntering = isFirstTime && !isMasonry;
  if (isEntering) for (const item of added) item.classList.add(WAITING);
  if (targetAction === 'replace') replaceItems(holder, content);
  else {
    list.append(content);
    updateMasonry(holder);
  }
  if (isEntering) enterItems(added, signal);
  startPlayers(added);
  emitResize(holder);
  return items;
}

/**
 * Replaces the content of a holder, then fades it in while its height animates. Masonry is updated first, because it
 * sets the height.
 */
function replaceItems(holder: HTMLElement, content: DocumentFragment): void {
  const fromHeight = holderHeight(holder);
  const delayMs = content.querySelector(SLIDER) ? SLIDER_DELAY_MS : 0;
  holder.replaceChildren(content);
  updateMasonry(holder);
  crossfadeIn(holder, { durationMs: CROSSFADE_IN_MS, easing: easeOutExpo, fromHeight, delayMs });
}

/** Returns the element for appended items. A shop's items are in an inner list, so the response's list is unwrapped. */
function listFor(holder: HTMLElement, content: DocumentFragment): Element {
  const list = holder.querySelector(':scope > ul.products');
  const inner = list && content.querySelector('ul.products');
  if (inner) content.replaceChildren(...inner.childNodes);
  return list ?? holder;
}

/**
 * Renames the lightbox groups of a response, which start at 1 in every response, to the groups of the holder. The group
 * of titles has the name of the images' group plus `t`.
 */
function regroup(holder: HTMLElement, content: DocumentFragment, attribute: string): void {
  const own = groupsIn(holder, attribute);
  const names = new Map(
    groupsIn(content, attribute).map((group, index) => [group, own[index] ?? `${newId('group')}-`]),
  );
  for (const link of content.querySelectorAll(`[${attribute}]`)) {
    const [group, suffix] = splitGroup(link, attribute);
    link.setAttribute(attribute, `${names.get(group) ?? group}${suffix}`);
  }
}

function groupsIn(node: ParentNode, attribute: string): string[] {
  return [
    ...new Set([...node.querySelectorAll(`[${attribute}]`)].map((link) => splitGroup(link, attribute)[0])),
  ];
}

function splitGroup(link: Element, attribute: string): readonly [string, string] {
  const group = link.getAttribute(attribute) ?? '';
  return group.endsWith('t') ? [group.slice(0, -1), 't'] : [group, ''];
}

function elementsOf(content: DocumentFragment): HTMLElement[] {
  return [...content.children].filter((child) => child instanceof HTMLElement);
}

/** Returns the page builder's items, or all elements if the response contains other markup. */
function itemsAmong(added: readonly HTMLElement[]): HTMLElement[] {
  const items = added.flatMap((element) => [
    ...(element.matches(ITEM) ? [element] : []),
    ...element.querySelectorAll<HTMLElement>(ITEM),
  ]);
  return items.length > 0 ? items : [...added];
}

type Player = (new (element: HTMLElement, settings: object) => unknown) | undefined;

/** Starts WordPress's media player for the audio and video of new items, if the page has it. */
function startPlayers(added: readonly HTMLElement[]): void {
  const MediaElementPlayer = pageGlobal('MediaElementPlayer') as Player;
  if (!MediaElementPlayer) return;
  const settings = { ...asRecord(pageGlobal('_wpmejsSettings')), stretching: 'responsive' };
  for (const element of added)
    for (const media of element.querySelectorAll<HTMLElement>('audio,video'))
      void new MediaElementPlayer(media, settings);
}

/**
 * Replaces controls with those of a response (goodlayers-listings, section 6.5).
 *
 * @param control the pressed control
 * @param moving contains controls while they slide
 * @returns the controls that are being removed, and the new ones
 */
function swapControls(
  control: Control,
  response: ListingResponse,
  moving: Set<HTMLElement>,
): { readonly gone: readonly HTMLElement[]; readonly come: readonly HTMLElement[] } {
  const { element, targetAction } = control;
  const block = element.parentElement;
  const gone: HTMLElement[] = [];
  const come: HTMLElement[] = [];
  if (!block) return { gone, come };

  const slideAway = async (old: HTMLElement): Promise<void> => {
    moving.add(old);
    await slide(old, false, SLIDE_MS);
    moving.delete(old);
    old.remove();
  };
  const slideIn = async (fresh: HTMLElement): Promise<void> => {
    moving.add(fresh);
    await slide(fresh, true, SLIDE_MS);
    moving.delete(fresh);
  };

  const swap = (old: readonly HTMLElement[], returned: ReturnedControl, isAtOnce: boolean): void => {
    if (returned === undefined) return;
    const fresh = returned === 'none' ? undefined : controlFrom(returned.html);
    gone.push(...old);
    for (const one of old) {
      if (fresh && isAtOnce) one.remove();
      else void slideAway(one);
    }
    if (!fresh) return;
    fresh.style.display = 'none';
    block.append(fresh);
    void slideIn(fresh);
    come.push(fresh);
  };

  if (targetAction === 'append') swap([element], response.loadMore, true);
  else {
    swap(siblings(block, PAGES), response.pagination, false);
    swap(siblings(block, MORE), response.loadMore, false);
  }
  return { gone, come };
}

function siblings(block: Element, name: string): HTMLElement[] {
  return [...block.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.classList.contains(name),
  );
}

/** @returns the first element of a returned control's HTML */
function controlFrom(html: string): HTMLElement | undefined {
  const element = toNodes(html).firstElementChild;
  return element instanceof HTMLElement ? element : undefined;
}

/** The elements before and after a change. */
interface FocusPlaces {
  readonly holder: HTMLElement;
  /** The new items after "load more"; empty for a replacement. */
  readonly more: readonly HTMLElement[];
  readonly gone: readonly HTMLElement[];
  readonly come: readonly HTMLElement[];
}

/** @returns the focused element. Call this before elements are removed */
function focusedIn(block: Element): Element | undefined {
  const { activeElement } = block.ownerDocument;
  return activeElement && block.contains(activeElement) ? activeElement : undefined;
}

/**
 * Moves the focus if the focused element was removed or is about to be: to the first new item after "load more",
 * otherwise to the new version of the control, otherwise to the list.
 */
function keepFocus(focused: Element | undefined, { holder, more, gone, come }: FocusPlaces): void {
  if (!focused) return;
  const isLeaving = !focused.isConnected || gone.some((control) => control.contains(focused));
  if (!isLeaving) return;
  const item = more.map((one) => (one.matches(FOCUSABLE) ? one : one.querySelector(FOCUSABLE))).find(Boolean);
  const successor = come.map((control) => control.querySelector(`.${ACTIVE}`) ?? control.querySelector('a'));
  const next = item ?? successor.find(Boolean) ?? holder;
  if (!(next instanceof HTMLElement)) return;
  // A page number is focusable only after its control was mounted, and a list never is.
  if (!next.matches(FOCUSABLE)) next.tabIndex = next === holder ? -1 : 0;
  next.focus({ preventScroll: true });
}
