/**
 * A listing block: the controls of a holder (goodlayers-listings, sections 6 and 11). It starts when it is first
 * needed, and ends when its element is removed. After a failure, the visitor can always try again.
 */
import type { WidgetContext } from '../../runtime/core/define';
import { isDataScarce } from '../../runtime/page/environment';
import { FIRST_PAGE, type ListingSelection } from './address';
import type { ResponseCache } from './response-cache';
import { markBusy } from './busy';
import { choose } from './choice';
import { CONTROL, type Control, type Option, optionOf, PAGED } from './control/control';
import { type Addressed, followAddress, rememberShown } from './follow-address';
import { IDLE, nextListingState } from './listing-machine';
import { controlsIn, readSelection } from './find-control';
import type { requestFor } from './request';
import type { Renderer } from './renderer';
import { announceCount, announceFailure, announceLoading } from './announcements';
import { endMovements, endWaiting, startWaiting, undoWaiting } from './waiting';

/** The functions of a block that its controls call. */
export interface Block {
  /** Call it when a visitor has chosen a link or an option. */
  readonly press: (control: Control, chosen: HTMLElement) => void;
  /** Call it when a visitor is about to choose. */
  readonly prefetch: (control: Control, chosen: HTMLElement) => void;
}

/** The origin of a press. */
interface Press {
  /** Replaces a request in flight: a select or the address already shows the new choice. */
  readonly supersedes: boolean;
  readonly isByVisitor: boolean;
}

interface Code {
  readonly requestFor: typeof requestFor;
  readonly responses: ResponseCache;
  readonly renderer: Renderer;
}

/** From the first use of a block until its element leaves the page. */
interface Life {
  readonly signal: AbortSignal;
  readonly end: () => void;
  /** Fetches the code for requests and their responses, which the first press needs. */
  readonly code: () => Promise<Code>;
  ready?: Code;
  /** The requests whose responses have been shown. */
  readonly seen: Set<string>;
}

/** A block and its current state. */
interface LiveBlock {
  readonly parent: Element;
  readonly context: WidgetContext;
  readonly keepsAddress: boolean;
  readonly addressed: Addressed;
  readonly holders: Set<HTMLElement>;
  shown: ListingSelection;
  state: typeof IDLE;
  life?: Life | undefined;
  /** Restores the state before the request in flight. */
  undo?: (() => void) | undefined;
  endBusy?: (() => void) | undefined;
}

const blocks = new WeakMap<Element, Block & { readonly open: () => void }>();
const numbers = new WeakMap<Element, number>();
let counted = 0;

/** @returns the block of a control, and starts its life if necessary */
export function getListing({ element }: Control, context: WidgetContext): Block {
  const parent = element.parentElement ?? element;
  const block = blocks.get(parent) ?? createBlock(parent, context);
  blocks.set(parent, block);
  block.open();
  return block;
}

/** @returns the block's number, in the order of the page when the first number is needed: the same after a reload */
function numberOf(parent: Element): number {
  const controls = numbers.has(parent) ? [] : parent.ownerDocument.querySelectorAll(CONTROL);
  for (const { parentElement } of controls)
    if (parentElement && !numbers.has(parentElement)) numbers.set(parentElement, (counted += 1));
  return numbers.get(parent) ?? 0;
}

function createBlock(parent: Element, context: WidgetContext): Block & { readonly open: () => void } {
  const { settings } = context.config;
  const initial = readSelection(parent);
  const block: LiveBlock = {
    parent,
    context,
    keepsAddress: settings.get('listings.address') !== false,
    addressed: {
      parent,
      number: numberOf(parent),
      initial,
      shown: () => block.shown,
      press: (found) => change(block, ...found, { supersedes: true, isByVisitor: false }),
    },
    holders: new Set(),
    shown: initial,
    state: IDLE,
  };
  return {
    open: () => open(block),
    press(control, chosen) {
      const isSelect = chosen instanceof HTMLSelectElement;
      void pressAndRemember(block, control, chosen, { supersedes: isSelect, isByVisitor: true });
    },
    prefetch(control, chosen) {
      const { life, state } = block;
      if (!life || state.phase !== 'idle' || chosen === control.active) return;
      if (settings.get('listings.prefetch') === false || isDataScarce()) return;
      // A later press sends the request again, and reports the error.
      prefetch(block, life, control, optionOf(chosen)).catch(() => undefined);
    },
  };
}

/** Starts the block's life, unless it is alive. */
function open(block: LiveBlock): void {
  if (block.life) return;
  const { parent } = block;
  const ending = new AbortController();
  const { signal } = ending;
  const presence = new MutationObserver(() => {
    // A parent that was only moved is connected again by now.
    if (!parent.isConnected) end(block);
  });
  presence.observe(parent.ownerDocument.documentElement, { childList: true, subtree: true });
  signal.addEventListener('abort', () => presence.disconnect());
  const life: Life = {
    signal,
    end: () => ending.abort(),
    seen: new Set(),
    code: () => fetchCode(block, life),
  };
  block.life = life;
  // Leaving the page has aborted the request, possibly without an error.
  window.addEventListener('pageshow', ({ persisted }) => persisted && cancel(block), { signal });
  if (!block.keepsAddress) return;
  const follow = (): void => void followAddress(block.addressed);
  window.addEventListener('popstate', follow, { signal });
  follow();
}

function cancel(block: LiveBlock): void {
  block.state = nextListingState(block.state, { type: 'cancel' });
  block.life?.ready?.responses.cancel();
  settle(block, true);
}

function end(block: LiveBlock): void {
  cancel(block);
  block.holders.forEach(endMovements);
  block.holders.clear();
  block.life?.ready?.renderer.end();
  block.life?.ready?.responses.end();
  block.life?.end();
  block.life = undefined;
}

async function fetchCode({ parent, context }: LiveBlock, life: Life): Promise<Code> {
  const [{ createResponseCache, requestFor }, { createRenderer }] = await Promise.all([
    import('./response-cache'),
    import('./renderer'),
  ]);
  const [responses, renderer] = [createResponseCache(context.config.ajaxUrl), createRenderer(parent)];
  return (life.ready ??= { responses, renderer, requestFor });
}

async function prefetch(
  block: LiveBlock,
  life: Life,
  control: Control,
  option: Option | undefined,
): Promise<void> {
  const { responses, requestFor } = life.ready ?? (await life.code());
  const request = requestFor(control, option);
  const isIdle = block.life === life && block.state.phase === 'idle';
  if (isIdle && !responses.has(request)) await responses.ask(request);
}

async function pressAndRemember(
  block: LiveBlock,
  control: Control,
  chosen: HTMLElement,
  press: Press,
): Promise<void> {
  const isShown = await change(block, control, chosen, press);
  if (isShown && block.keepsAddress) rememberShown(block.addressed, control.kind !== 'more');
}

/** @param isUndone whether the state before the request is restored */
function settle(block: LiveBlock, isUndone: boolean): void {
  if (isUndone) block.undo?.();
  block.endBusy?.();
  block.undo = block.endBusy = undefined;
}

/** @returns whether the page now shows the requested items */
async function change(
  block: LiveBlock,
  control: Control,
  chosen: HTMLElement,
  press: Press,
): Promise<boolean> {
  const { life } = block;
  if (!life) return false;
  const { signal, seen, code, ready } = life;
  const { strings } = block.context.config;
  const next = nextListingState(block.state, { type: 'press', supersedes: press.supersedes });
  if (next === block.state) return false;
  const option = optionOf(chosen);
  settle(block, true);
  // That may have restored the select's old value.
  if (chosen instanceof HTMLSelectElement && option) chosen.value = option.value;
  block.state = next;
  const { generation } = next;
  const isCurrent = (): boolean => !signal.aborted && block.state.generation === generation;
  const advance = (type: 'response' | 'shown' | 'failure'): void => {
    block.state = nextListingState(block.state, { type, generation });
  };
  const isAgain = ready !== undefined && isSeen(ready, seen, control, option);
  begin(block, control, chosen, press, isAgain);
  try {
    const { responses, renderer, requestFor } = ready ?? (await code());
    const request = requestFor(control, option);
    const response = isCurrent() && (await responses.ask(request));
    if (!response || !isCurrent()) return false;
    advance('response');
    const content = responses.nodesOf(response);
    const { isByVisitor } = press;
    const count = renderer.render({ control, response, content, isByVisitor, isAgain, signal });
    block.undo = undefined;
    seen.add(request.body);
    block.shown = { filter: control.kind === 'filter' ? option : block.shown.filter, page: pageOf(option) };
    announceCount(strings, count, control.targetAction === 'append');
    await endWaiting(control.holder);
    if (!isCurrent()) return true;
    advance('shown');
    settle(block, false);
    return true;
  } catch (error) {
    if (!isCurrent()) return false;
    advance('failure');
    settle(block, true);
    block.context.report('request_failed', error);
    announceFailure(strings);
    return false;
  }
}

/** Shows the choice and the busy state at once, before there is a response. */
function begin(
  block: LiveBlock,
  control: Control,
  chosen: HTMLElement,
  press: Press,
  isAgain: boolean,
): void {
  const { holder, targetAction } = control;
  const { filter } = block.shown;
  const name = chosen.getAttribute('data-ajax-name');
  const selectBefore = filter?.name === name ? filter?.value : undefined;
  const unchoose = choose(control, chosen, press.isByVisitor, selectBefore);
  const isWaiting = targetAction === 'replace' && !isAgain;
  block.holders.add(holder);
  block.endBusy = markBusy(control, controlsIn(block.parent));
  if (!isAgain) announceLoading(block.context.config.strings);
  if (isWaiting) startWaiting(holder);
  block.undo = () => {
    unchoose();
    if (isWaiting) undoWaiting(holder);
  };
}

/** @returns whether the same list was shown before and its response is still cached */
function isSeen(
  { responses, requestFor }: Code,
  seen: ReadonlySet<string>,
  control: Control,
  option: Option | undefined,
): boolean {
  if (control.targetAction !== 'replace') return false;
  const request = requestFor(control, option);
  return seen.has(request.body) && responses.has(request);
}

function pageOf(option: Option | undefined): string {
  return option?.name === PAGED ? option.value : FIRST_PAGE;
}
