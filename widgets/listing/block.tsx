/**
 * A listing block: the controls of a holder (goodlayers-listings, sections 6 and 11). It starts when it is first
 * needed, and ends when its element is removed. After a failure, the visitor can always try again.
 */
import { type ReactNode, useSyncExternalStore } from 'react';
import type { WidgetContext } from '../../runtime/core/define';
import type { AjaxAnswer } from '../../runtime/net/ajax';
import type { beginExchange, Exchange } from '../../runtime/net/ajax-events';
import { isDataScarce } from '../../runtime/page/environment';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import {
  type Addressed,
  controlsIn,
  FIRST_PAGE,
  followAddress,
  type ListingSelection,
  readSelection,
  rememberShown,
} from './address';
import { busyHolderAttributes } from './attributes';
import { CONTROL, type Control, createStore, type Option, optionOf, PAGED, type Store } from './control';
import { IDLE, type ListingState, nextListingState } from './listing-machine';
import { announceCount, announceLoading, requested, showFailure } from './messages';
import type { Renderer } from './renderer';
import type { requestFor, Requests } from './requests';
import { choose, endMovements, endWaiting, markBusy, startWaiting, undoWaiting } from './waiting';

/** The origin of a press. */
interface Press {
  /** Replaces a request in flight: a select or the address already shows the new choice. */
  readonly supersedes: boolean;
  readonly isByVisitor: boolean;
}

/** The code for requests and their responses, which the first press needs. */
interface Code {
  readonly requestFor: typeof requestFor;
  readonly requests: Requests;
  readonly renderer: Renderer;
  readonly beginExchange: typeof beginExchange;
}

/** From the first use of a block until its element leaves the page. */
interface Life {
  readonly ending: AbortController;
  ready?: Code;
  /** The requests whose responses have been shown. */
  readonly seen: Set<string>;
}

/** What the component of a block shows. */
interface BlockView {
  /** The holder whose items are replaced or extended. */
  readonly busyHolder: HTMLElement | undefined;
}

const blocks = new WeakMap<Element, Block>();
const numbers = new WeakMap<Element, number>();
let counted = 0;

/** @returns the block of a control, and starts its life if necessary */
export function openBlock({ element }: Control, context: WidgetContext): Block {
  const parent = element.parentElement ?? element;
  const block = blocks.get(parent) ?? new Block(parent, context);
  blocks.set(parent, block);
  block.open();
  return block;
}

export class Block {
  readonly #parent: HTMLElement;
  readonly #context: WidgetContext;
  readonly #keepsAddress: boolean;
  readonly #addressed: Addressed;
  readonly #holders = new Set<HTMLElement>();
  readonly #view: Store<BlockView> = createStore<BlockView>({ busyHolder: undefined });
  #shown: ListingSelection;
  #state: ListingState = IDLE;
  #life: Life | undefined;
  /** Restores the state before the request in flight. */
  #undo: (() => void) | undefined;
  #endBusy: (() => void) | undefined;

  /** @param parent the parent of the controls and the holder */
  constructor(parent: HTMLElement, context: WidgetContext) {
    this.#parent = parent;
    this.#context = context;
    this.#keepsAddress = context.config.settings.get('listings.address') !== false;
    this.#shown = readSelection(parent);
    this.#addressed = {
      parent,
      number: numberOf(parent),
      initial: this.#shown,
      shown: () => this.#shown,
      press: (found) => this.#change(...found, { supersedes: true, isByVisitor: false }),
    };
  }

  /** Call it when a visitor has chosen a link or an option. */
  async press(control: Control, chosen: HTMLElement): Promise<void> {
    const supersedes = chosen instanceof HTMLSelectElement;
    const isShown = await this.#change(control, chosen, { supersedes, isByVisitor: true });
    if (isShown && this.#keepsAddress) rememberShown(this.#addressed, control.kind !== 'more');
  }

  /** Call it when a visitor is about to choose. A later press sends a failed request again, and reports the error. */
  async prefetch(control: Control, chosen: HTMLElement): Promise<void> {
    const life = this.#life;
    if (!life || this.#state.phase !== 'idle' || chosen === control.state.get().active) return;
    if (this.#context.config.settings.get('listings.prefetch') === false || isDataScarce()) return;
    try {
      const { requests, requestFor: toRequest } = life.ready ?? (await this.#fetchCode(life));
      const request = toRequest(control, optionOf(chosen));
      const isIdle = this.#life === life && this.#state.phase === 'idle';
      if (isIdle && !requests.has(request)) await requests.ask(request);
    } catch {
      // Nothing waits for it.
    }
  }

  /** Starts the block's life, unless it is alive. */
  open(): void {
    if (this.#life) return;
    const ending = new AbortController();
    const { signal } = ending;
    const parent = this.#parent;
    const presence = new MutationObserver(() => {
      // A parent that was only moved is connected again by now.
      if (!parent.isConnected) this.#end();
    });
    presence.observe(parent.ownerDocument.documentElement, { childList: true, subtree: true });
    signal.addEventListener('abort', () => presence.disconnect());
    this.#life = { ending, seen: new Set() };
    const fail = (error: unknown): void => {
      this.#context.report('block_failed', error);
      this.#end();
    };
    const props = { view: this.#view };
    const unmount = reactWidget(() => ({ props }), ListingBlock).mount(document.createElement('div'), {
      ...this.#context,
      signal,
      fail,
    });
    signal.addEventListener('abort', () => unmount?.(false));
    // Leaving the page has aborted the request, possibly without an error.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#cancel(), { signal });
    if (!this.#keepsAddress) return;
    const follow = (): void => void followAddress(this.#addressed);
    window.addEventListener('popstate', follow, { signal });
    follow();
  }

  #cancel(): void {
    this.#state = nextListingState(this.#state, { type: 'cancel' });
    this.#life?.ready?.requests.drop();
    this.#finish(true);
  }

  #end(): void {
    this.#cancel();
    this.#holders.forEach(endMovements);
    this.#holders.clear();
    const life = this.#life;
    this.#life = undefined;
    life?.ready?.renderer.end();
    life?.ending.abort();
    life?.ready?.requests.end();
  }

  async #fetchCode(life: Life): Promise<Code> {
    const [{ beginExchange: begin, createRequests, requestFor: toRequest }, { createRenderer }] =
      await requested(Promise.all([import('./requests'), import('./renderer')]));
    return (life.ready ??= {
      requests: createRequests(this.#context.config.ajaxUrl),
      renderer: createRenderer(this.#parent),
      requestFor: toRequest,
      beginExchange: begin,
    });
  }

  /** @returns whether the page now shows the requested items */
  async #change(control: Control, chosen: HTMLElement, press: Press): Promise<boolean> {
    const life = this.#life;
    const next = nextListingState(this.#state, { type: 'press', supersedes: press.supersedes });
    if (!life || next === this.#state) return false;
    const option = optionOf(chosen);
    this.#finish(true);
    // That may have restored the select's old value.
    if (chosen instanceof HTMLSelectElement && option) chosen.value = option.value;
    this.#state = next;
    const { generation } = next;
    const isCurrent = (): boolean => !life.ending.signal.aborted && this.#state.generation === generation;
    const advance = (type: 'response' | 'shown' | 'failure'): void => {
      this.#state = nextListingState(this.#state, { type, generation });
    };
    const isAgain = isSeen(life, control, option);
    this.#begin(control, chosen, press, isAgain);
    let exchange: Exchange | undefined;
    try {
      const code = life.ready ?? (await this.#fetchCode(life));
      const request = code.requestFor(control, option);
      if (!isCurrent()) return false;
      // Also for a response from the cache: a script that waits for new items needs the event each time.
      exchange = code.beginExchange(this.#context.config.ajaxUrl, request.body);
      const response = await code.requests.ask(request);
      if (!isCurrent()) return false;
      advance('response');
      const count = code.renderer.render({
        control,
        response,
        content: code.requests.nodesOf(response),
        isByVisitor: press.isByVisitor,
        isAgain,
        signal: life.ending.signal,
      });
      exchange.end(response.answer);
      this.#undo = undefined;
      life.seen.add(request.body);
      this.#shown = { filter: control.kind === 'filter' ? option : this.#shown.filter, page: pageOf(option) };
      announceCount(this.#context.config.strings, count, control.targetAction === 'append');
      await endWaiting(control.holder);
      if (!isCurrent()) return true;
      advance('shown');
      this.#finish(false);
      return true;
    } catch (error) {
      if (!isCurrent()) return false;
      exchange?.end(answerOf(error));
      advance('failure');
      this.#finish(true);
      this.#context.report('request_failed', error);
      showFailure(control, this.#context.config.strings);
      return false;
    } finally {
      exchange?.abort();
    }
  }

  /** Shows the choice and the busy state at once, before there is a response. */
  #begin(control: Control, chosen: HTMLElement, { isByVisitor }: Press, isAgain: boolean): void {
    const { holder, targetAction } = control;
    const { filter } = this.#shown;
    const name = chosen.getAttribute('data-ajax-name');
    const unchoose = choose(control, chosen, isByVisitor, filter?.name === name ? filter?.value : undefined);
    const isWaiting = targetAction === 'replace' && !isAgain;
    this.#holders.add(holder);
    this.#view.set({ busyHolder: holder });
    this.#endBusy = markBusy(control, controlsIn(this.#parent));
    if (!isAgain) announceLoading(this.#context.config.strings);
    if (isWaiting) startWaiting(holder);
    this.#undo = () => {
      unchoose();
      if (isWaiting) undoWaiting(holder);
    };
  }

  /** @param isUndone whether the state before the request is restored */
  #finish(isUndone: boolean): void {
    if (isUndone) this.#undo?.();
    this.#endBusy?.();
    this.#view.set({ busyHolder: undefined });
    this.#undo = this.#endBusy = undefined;
  }
}

/** The holder of a block is busy while its request is in flight. */
function ListingBlock({ view }: { readonly view: Store<BlockView> }): ReactNode {
  const { busyHolder } = useSyncExternalStore(view.subscribe, view.get);
  return busyHolder && <ServerElement element={busyHolder} attributes={busyHolderAttributes} />;
}

/** @returns the block's number, in the order of the page when the first number is needed: the same after a reload */
function numberOf(parent: Element): number {
  const controls = numbers.has(parent) ? [] : parent.ownerDocument.querySelectorAll(CONTROL);
  for (const { parentElement } of controls)
    if (parentElement && !numbers.has(parentElement)) numbers.set(parentElement, (counted += 1));
  return numbers.get(parent) ?? 0;
}

/** @returns whether the same list was shown before and its response is still cached */
function isSeen({ ready, seen }: Life, control: Control, option: Option | undefined): boolean {
  if (!ready || control.targetAction !== 'replace') return false;
  const request = ready.requestFor(control, option);
  return seen.has(request.body) && ready.requests.has(request);
}

/** @returns the response behind an error, if one has arrived */
function answerOf(error: unknown): AjaxAnswer | undefined {
  return error instanceof Error && 'answer' in error ? (error.answer as AjaxAnswer | undefined) : undefined;
}

function pageOf(option: Option | undefined): string {
  return option?.name === PAGED ? option.value : FIRST_PAGE;
}
