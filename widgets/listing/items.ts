/** Brings the items of a response into a holder (goodlayers-listings, sections 6.6 to 6.8). */
import { enterItems } from '../shared/grid/entrance';
import { updateMasonry } from '../shared/grid/masonry';
import { emitResize } from '../../runtime/page/events';
import { easeOutExpo } from '../../runtime/motion/easing';
import { crossfadeIn, holderHeight } from './crossfade';

const ITEM = '.gdlr-core-item-list';
const WAITING = 'gdlr-core-animate-init';

const CROSSFADE_IN_MS = 400;

/** A slider finds its size first. */
const SLIDER_DELAY_MS = 300;
const SLIDER = '.gdlr-core-flexslider';

/** By the lightbox that a site has. */
const GROUPS = ['data-lightbox-group', 'data-ilightbox-group', 'data-strip-group'];

/** What to bring where. */
export interface Arrival {
  readonly holder: HTMLElement;
  readonly content: DocumentFragment;
  readonly targetAction: 'append' | 'replace' | 'none';
  /** Whether the items appear one by one, as they do the first time. */
  readonly isFirstTime: boolean;
  /** Ends their entrance: every item is shown then. */
  readonly signal: AbortSignal;
}

/** @returns the new items, in order */
export function bringItems({ holder, content, targetAction, isFirstTime, signal }: Arrival): HTMLElement[] {
  if (targetAction === 'none') return [];
  const list = targetAction === 'append' ? listFor(holder, content) : holder;
  for (const attribute of GROUPS) regroup(holder, content, attribute);
  const added = elementsOf(content);
  const items = itemsAmong(added);
  const isMasonry = holder.getAttribute('data-layout') === 'masonry';
  // Masonry lets its items enter itself.
  const isEntering = isFirstTime && !isMasonry;
  if (isEntering) for (const item of added) item.classList.add(WAITING);
  if (targetAction === 'replace') replaceItems(holder, content);
  else {
    list.append(content);
    updateMasonry(holder);
  }
  if (isEntering) enterItems(added, signal);
  startPlayers(added);
  emitResize();
  return items;
}

/**
 * Puts new content in the place of a holder's, which then comes back with its height on the way to the new one.
 * Masonry settles first: the height is its doing.
 */
function replaceItems(holder: HTMLElement, content: DocumentFragment): void {
  const fromHeight = holderHeight(holder);
  const delayMs = content.querySelector(SLIDER) ? SLIDER_DELAY_MS : 0;
  holder.replaceChildren(content);
  updateMasonry(holder);
  crossfadeIn(holder, { durationMs: CROSSFADE_IN_MS, easing: easeOutExpo, fromHeight, delayMs });
}

/** A shop's items stand in a list of their own: what comes to them comes without its list. */
function listFor(holder: HTMLElement, content: DocumentFragment): Element {
  const list = holder.querySelector(':scope > ul.products');
  const inner = list && content.querySelector('ul.products');
  if (inner) content.replaceChildren(...inner.childNodes);
  return list ?? holder;
}

/**
 * Each response counts its lightbox sets from 1 again: the items join the sets of their own holder instead. Titles have a
 * set of their own beside that of the pictures, with a `t` after its name.
 */
function regroup(holder: HTMLElement, content: DocumentFragment, attribute: string): void {
  const own = groupsIn(holder, attribute);
  const names = new Map(
    groupsIn(content, attribute).map((group, index) => [group, own[index] ?? newGroup()]),
  );
  for (const link of content.querySelectorAll(`[${attribute}]`)) {
    const [group, suffix] = splitGroup(link, attribute);
    link.setAttribute(attribute, `${names.get(group) ?? group}${suffix}`);
  }
}

let groups = 0;

function newGroup(): string {
  return `atoll-group-${(groups += 1)}-`;
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

/** What there is to count: the items of the page builder, or whatever else the response holds. */
function itemsAmong(added: readonly HTMLElement[]): HTMLElement[] {
  const items = added.flatMap((element) => [
    ...(element.matches(ITEM) ? [element] : []),
    ...element.querySelectorAll<HTMLElement>(ITEM),
  ]);
  return items.length > 0 ? items : [...added];
}

interface PlayerGlobals {
  readonly MediaElementPlayer?: new (element: HTMLElement, settings: object) => unknown;
  readonly _wpmejsSettings?: object;
}

/** Where the page has WordPress's media player, the audio and video of new items get it too. */
function startPlayers(added: readonly HTMLElement[]): void {
  const { MediaElementPlayer, _wpmejsSettings } = window as PlayerGlobals;
  if (!MediaElementPlayer) return;
  for (const element of added)
    for (const media of element.querySelectorAll<HTMLElement>('audio,video'))
      void new MediaElementPlayer(media, { ..._wpmejsSettings, stretching: 'responsive' });
}
