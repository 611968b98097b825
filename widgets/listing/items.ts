/** Inserts the items of a response into a holder (goodlayers-listings, sections 6.6 to 6.8). */
import { asRecord } from '../../runtime/page/as-record';
import { pageGlobal } from '../../runtime/page/page-global';
import { newId } from '../../runtime/dom/unique-id';
import { enterItems } from '../shared/grid/entrance';
import { updateMasonry } from '../shared/grid/masonry';
import { emitResize } from '../../runtime/page/events';
import { easeOutExpo } from '../../runtime/motion/easing';
import { crossfadeIn, holderHeight } from './crossfade';

const ITEM = '.gdlr-core-item-list';
const WAITING = 'gdlr-core-animate-init';

const CROSSFADE_IN_MS = 400;

/** The delay for content with a slider, which sets its size first. */
const SLIDER_DELAY_MS = 300;
const SLIDER = '.gdlr-core-flexslider';

/** The group attributes of the lightbox libraries. */
const GROUPS = ['data-lightbox-group', 'data-ilightbox-group', 'data-strip-group'];

/** Options of `insertItems`. */
export interface Arrival {
  readonly holder: HTMLElement;
  readonly content: DocumentFragment;
  readonly targetAction: 'append' | 'replace' | 'none';
  /** True if the items enter one after another, as on the first time. */
  readonly isFirstTime: boolean;
  /** Stops the entrance animations and shows every item when aborted. */
  readonly signal: AbortSignal;
}

/** @returns the new items, in order */
export function insertItems({ holder, content, targetAction, isFirstTime, signal }: Arrival): HTMLElement[] {
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
