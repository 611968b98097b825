/**
 * A listing block: the controls of a holder (goodlayers-listings, sections 6 and 11). It starts when it is first
 * needed, and ends when its element is removed. After a failure, the visitor can always try again.
 */
import type { WidgetContext } from '../../runtime/core/define';
import { savesData } from '../../runtime/page/environment';
import { FIRST_PAGE } from './address';
import type { ResponseCache } from './response-cache';
import { markBusy } from './busy';
import { choose } from './choice';
import { CONTROL, type Control, type Option, optionOf, PAGED } from './control/control';
import { type Addressed, followAddress, rememberShown } from './follow-address';
import { IDLE, nextListingState } from './listing-machine';
import { controlsIn, readShown } from './find-control';
import type { requestFor } from './request';
import type { Renderer } from './renderer';
import { announceCount, announceFailure, announceLoading } from './announcements';
import { endMovements, endWaiting, startWaiting, undoWaiting } from './waiting';

/** The functions of a block for its controls. */
export interface Block {
  /** Call this when a visitor chooses a link or an option of a select. */
  readonly press: (control: Control, chosen: HTMLElement) => void;
  /** Call this when a visitor is about to choose. */
  readonly prefetch: (control: Control, chosen: HTMLElement) => void;
}

/** The source of a choice. */
interface Press {
  /** True for a select or the URL, which already show the choice. */
  readonly supersedes: boolean;
  readonly isByVisitor: boolean;
}

interface Code {
  readonly requestFor: typeof requestFor;
  readonly responses: ResponseCache;
  readonly renderer: Renderer;
}

interface Life {
  readonly signal: AbortSignal;
  readonly end: () => void;
  /** Loads the code for requests and responses, which is needed for the first choice. */
  readonly code: () => Promise<Code>;
  ready?: Code;
  /** The requests whose responses have been shown. */
  readonly seen: Set<string>;
}

const blocks = new WeakMap<Element, Block & { readonly open: () => void }>();
const numbers = new WeakMap<Element, number>();
let counted = 0;

/** @returns the running block of a control */
export function getListing({ element }: Control, context: WidgetContext): Block {
  const parent = element.parentElement ?? element;
  const block = blocks.get(parent) ?? createBlock(parent, context);
  blocks.set(parent, block);
  block.open();
  return block;
}

/** Numbers all blocks in document order on the first call, so that the numbers are the same after a reload. */
function numberOf(parent: Element): number {
  const controls = numbers.has(parent) ? [] : parent.ownerDocument.querySelectorAll(CONTROL);
  for (const { parentElement } of controls)
    if (parentElement && !numbers.has(parentElement)) numbers.set(parentElement, (counted += 1));
  return numbers.get(parent) ?? 0;
}

function createBlock(
  parent: Element,
  { config, report }: WidgetContext,
): Block & { readonly open: () => void } {
  const { settings, strings } = config;
  const keepsAddress = settings.get('listings.address') !== false;
  const initial = readShown(parent);
  const holders = new Set<HTMLElement>();
  let shown = initial;
  let state = IDLE;
  let life: Life | undefined;
  /** Reverts the changes for the current request. */
  let undo: (() => void) | undefined;
  let endBusy: (() => void) | undefined;

  /** @param isUndone true to revert the changes for the current request */
  const settle = (isUndone: boolean): void => {
    if (isUndone) undo?.();
    endBusy?.();
    undo = endBusy = undefined;
  };

  /** @returns true if the requested items are shown */
  const change = async (control: Control, chosen: HTMLElement, press: Press): Promise<boolean> => {
    if (!life) return false;
    const { signal, seen, code, ready } = life;
    const next = nextListingState(state, { type: 'press', supersedes: press.supersedes });
    if (next === state) return false;
    const option = optionOf(chosen);
    settle(true);
    // `settle` may have restored the select's previous value.
    if (chosen instanceof HTMLSelectElement && option) chosen.value = option.value;
    state = next;
    const { generation } = next;
    const isCurrent = (): boolean => !signal.aborted && state.generation === generation;
    const isAgain = ready !== undefined && isSeen(ready, seen, control, option);
    begin(control, chosen, press, isAgain);
    try {
      const { responses, renderer, requestFor } = ready ?? (await code());
      const request = requestFor(control, option);
      const response = isCurrent() && (await responses.ask(request));
      if (!response || !isCurrent()) return false;
      state = nextListingState(state, { type: 'response', generation });
      const content = responses.nodesOf(response);
      const { isByVisitor } = press;
      const count = renderer.render({ control, response, content, isByVisitor, isAgain, signal });
      undo = undefined;
      seen.add(request.body);
      shown = { filter: control.kind === 'filter' ? option : shown.filter, page: pageOf(option) };
      announceCount(strings, count, control.targetAction === 'append');
      await endWaiting(control.holder);
      if (!isCurrent()) return true;
      state = nextListingState(state, { type: 'shown', generation });
      settle(false);
      return true;
    } catch (error) {
      if (!isCurrent()) return false;
      state = nextListingState(state, { type: 'failure', generation });
      settle(true);
      report('request_failed', error);
      announceFailure(strings);
      return false;
    }
  };

  /** Updates the page immediately, before the response. */
  const begin = (control: Control, chosen: HTMLElement, press: Press, isAgain: boolean): void => {
    const { holder, targetAction } = control;
    const name = chosen.getAttribute('data-ajax-name');
    const selectBefore = shown.filter?.name === name ? shown.filter?.value : undefined;
    const unchoose = choose(control, chosen, press.isByVisitor, selectBefore);
    const isWaiting = targetAction === 'replace' && !isAgain;
    holders.add(holder);
    endBusy = markBusy(control, controlsIn(parent));
    if (!isAgain) announceLoading(strings);
    if (isWaiting) startWaiting(holder);
    undo = () => {
      unchoose();
      if (isWaiting) undoWaiting(holder);
    };
  };

  const addressed: Addressed = {
    parent,
    number: numberOf(parent),
    initial,
    shown: () => shown,
    press: (found) => change(...found, { supersedes: true, isByVisitor: false }),
  };
  const follow = (): void => void followAddress(addressed);

  const pressAndRemember = async (...press: Parameters<typeof change>): Promise<void> => {
    if ((await change(...press)) && keepsAddress) rememberShown(addressed, press[0].kind !== 'more');
  };

  const cancel = (): void => {
    state = nextListingState(state, { type: 'cancel' });
    life?.ready?.responses.cancel();
    settle(true);
  };

  const end = (): void => {
    cancel();
    holders.forEach(endMovements);
    holders.clear();
    life?.ready?.renderer.end();
    life?.ready?.responses.end();
    life?.end();
    life = undefined;
  };

  const fetchCode = async (own: Life): Promise<Code> => {
    const [{ createResponseCache, requestFor }, { createRenderer }] = await Promise.all([
      import('./response-cache'),
      import('./renderer'),
    ]);
    const [responses, renderer] = [createResponseCache(config.ajaxUrl), createRenderer(parent)];
    return (own.ready ??= { responses, renderer, requestFor });
  };

  const prefetch = async (own: Life, control: Control, option: Option | undefined): Promise<void> => {
    const { responses, requestFor } = own.ready ?? (await own.code());
    const request = requestFor(control, option);
    const isIdle = life === own && state.phase === 'idle';
    if (isIdle && !responses.has(request)) await responses.ask(request);
  };

  const open = (): void => {
    if (life) return;
    const ending = new AbortController();
    const { signal } = ending;
    const presence = new MutationObserver(() => {
      // An element that was only moved is connected again by now.
      if (!parent.isConnected) end();
    });
    presence.observe(parent.ownerDocument.documentElement, { childList: true, subtree: true });
    signal.addEventListener('abort', () => presence.disconnect());
    const own: Life = { signal, end: () => ending.abort(), seen: new Set(), code: () => fetchCode(own) };
    life = own;
    // Leaving the page cancels the request, possibly without an error event.
    window.addEventListener('pageshow', ({ persisted }) => persisted && cancel(), { signal });
    if (!keepsAddress) return;
    window.addEventListener('popstate', follow, { signal });
    follow();
  };

  return {
    open,
    press(control, chosen) {
      const isSelect = chosen instanceof HTMLSelectElement;
      void pressAndRemember(control, chosen, { supersedes: isSelect, isByVisitor: true });
    },
    prefetch(control, chosen) {
      if (!life || state.phase !== 'idle' || chosen === control.active) return;
      if (settings.get('listings.prefetch') === false || savesData()) return;
      // Errors are reported by the choice that follows, which sends the request again.
      prefetch(life, control, optionOf(chosen)).catch(() => undefined);
    },
  };
}

/** @returns true if the same list was shown before and its response is still cached */
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
