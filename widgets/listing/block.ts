/**
 * A listing block: the controls of a holder (goodlayers-listings, sections 6 and 11). It starts when it is first
 * needed, and ends when its element is removed. After a failure, the visitor can always try again.
 */
import type { WidgetContext } from '../../runtime/core/define';
import { isDataScarce } from '../../runtime/page/environment';
import type { AjaxAnswer } from '../../runtime/net/ajax';
import type { Exchange } from '../../runtime/net/ajax-events';
import { reactWidget } from '../../runtime/react/mount';
import { FIRST_PAGE } from './address';
import { markBusy } from './busy';
import { choose } from './choice';
import { CONTROL, type Control, type Option, optionOf, PAGED } from './control/control';
import { followAddress, rememberShown } from './follow-address';
import { IDLE, nextListingState } from './listing-machine';
import { controlsIn, readSelection } from './find-control';
import { type BlockView, ListingBlock } from './ListingBlock';
import { fetchCode, isSeen, type Life, type LiveBlock, type Press } from './live-block';
import { createRequests } from './requests';
import { createStore } from './store';
import { announceCount, announceLoading } from './announcements';
import { showFailure } from './show-failure';
import { endMovements, endWaiting, startWaiting, undoWaiting } from './waiting';

/** The functions of a block that its controls call. */
export interface Block {
  /** Call it when a visitor has chosen a link or an option. */
  readonly press: (control: Control, chosen: HTMLElement) => void;
  /** Call it when a visitor is about to choose. */
  readonly prefetch: (control: Control, chosen: HTMLElement) => void;
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

function createBlock(parent: HTMLElement, context: WidgetContext): Block & { readonly open: () => void } {
  const { settings } = context.config;
  const initial = readSelection(parent);
  const view = createStore<BlockView>({ busyHolder: undefined, request: undefined, code: undefined });
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
    view,
    requests: createRequests(view),
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
      if (!life || state.phase !== 'idle' || chosen === control.state.get().active) return;
      if (settings.get('listings.prefetch') === false || isDataScarce()) return;
      // A later press sends the request again, and reports the error.
      prefetch(block, life, control, optionOf(chosen)).catch(() => undefined);
    },
  };
}

/** Starts the block's life, unless it is alive. */
function open(block: LiveBlock): void {
  if (block.life) return;
  const { parent, context, view } = block;
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
  const fail = (error: unknown): void => {
    context.report('block_failed', error);
    end(block);
  };
  const props = { view, onAnswer: block.requests.take };
  const unmount = reactWidget(() => ({ props }), ListingBlock).mount(document.createElement('div'), {
    ...context,
    signal,
    fail,
  });
  signal.addEventListener('abort', () => unmount?.(false));
  // Leaving the page has aborted the request, possibly without an error.
  window.addEventListener('pageshow', ({ persisted }) => persisted && cancel(block), { signal });
  if (!block.keepsAddress) return;
  const follow = (): void => void followAddress(block.addressed);
  window.addEventListener('popstate', follow, { signal });
  follow();
}

function cancel(block: LiveBlock): void {
  block.state = nextListingState(block.state, { type: 'cancel' });
  block.requests.drop();
  settle(block, true);
}

function end(block: LiveBlock): void {
  cancel(block);
  block.holders.forEach(endMovements);
  block.holders.clear();
  block.view.set({ code: undefined });
  const { life } = block;
  block.life = undefined;
  life?.ready?.renderer.end();
  life?.end();
  life?.ready?.responses.end();
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
  if (isIdle && !responses.has(request)) block.requests.prefetch(request);
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
  block.view.set({ busyHolder: undefined });
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
  let exchange: Exchange | undefined;
  try {
    const { responses, renderer, requestFor, beginExchange } = ready ?? (await code());
    const request = requestFor(control, option);
    if (!isCurrent()) return false;
    // Also for a response from the cache: a script that waits for new items needs the event each time.
    exchange = beginExchange(block.context.config.ajaxUrl, request.body);
    const response = await block.requests.ask(request);
    if (!isCurrent()) return false;
    advance('response');
    const content = responses.nodesOf(response);
    const { isByVisitor } = press;
    const count = renderer.render({ control, response, content, isByVisitor, isAgain, signal });
    exchange.end(response.answer);
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
    exchange?.end(answerOf(error));
    advance('failure');
    settle(block, true);
    block.context.report('request_failed', error);
    showFailure(control, strings);
    return false;
  } finally {
    exchange?.abort();
  }
}

/** @returns the response behind an error, if one has arrived */
function answerOf(error: unknown): AjaxAnswer | undefined {
  return error instanceof Error && 'answer' in error ? (error.answer as AjaxAnswer | undefined) : undefined;
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
  block.view.set({ busyHolder: holder });
  block.endBusy = markBusy(control, controlsIn(block.parent));
  if (!isAgain) announceLoading(block.context.config.strings);
  if (isWaiting) startWaiting(holder);
  block.undo = () => {
    unchoose();
    if (isWaiting) undoWaiting(holder);
  };
}

function pageOf(option: Option | undefined): string {
  return option?.name === PAGED ? option.value : FIRST_PAGE;
}
