/** The state of a listing block, and the code that it fetches when it is first needed. */
import type { WidgetContext } from '../../runtime/core/define';
import type { beginExchange } from '../../runtime/net/ajax-events';
import type { ListingSelection } from './address';
import type { Control, Option } from './control/control';
import { requested } from './requested';
import type { Addressed } from './follow-address';
import type { BlockView } from './ListingBlock';
import type { ListingState } from './listing-machine';
import type { Renderer } from './renderer';
import type { requestFor } from './request';
import type { Requests } from './requests';
import type { Responses } from './responses';
import type { Store } from './store';

/** The origin of a press. */
export interface Press {
  /** Replaces a request in flight: a select or the address already shows the new choice. */
  readonly supersedes: boolean;
  readonly isByVisitor: boolean;
}

export interface Code {
  readonly requestFor: typeof requestFor;
  readonly responses: Responses;
  readonly renderer: Renderer;
  readonly beginExchange: typeof beginExchange;
}

/** From the first use of a block until its element leaves the page. */
export interface Life {
  readonly signal: AbortSignal;
  readonly end: () => void;
  /** Fetches the code for requests and their responses, which the first press needs. */
  readonly code: () => Promise<Code>;
  ready?: Code;
  /** The requests whose responses have been shown. */
  readonly seen: Set<string>;
}

/** A block and its current state. */
export interface LiveBlock {
  readonly parent: HTMLElement;
  readonly context: WidgetContext;
  readonly keepsAddress: boolean;
  readonly addressed: Addressed;
  readonly holders: Set<HTMLElement>;
  /** What its component shows. */
  readonly view: Store<BlockView>;
  readonly requests: Requests;
  shown: ListingSelection;
  state: ListingState;
  life?: Life | undefined;
  /** Restores the state before the request in flight. */
  undo?: (() => void) | undefined;
  endBusy?: (() => void) | undefined;
}

/** Fetches the code for requests and their responses, and gives it to the block's component. */
export async function fetchCode(block: LiveBlock, life: Life): Promise<Code> {
  const [{ beginExchange, createResponses, requestFor, Response }, { createRenderer }] = await requested(
    Promise.all([import('./responses'), import('./renderer')]),
  );
  if (life.ready) return life.ready;
  const { parent, context, view } = block;
  const responses = createResponses(context.config.ajaxUrl);
  if (block.life === life) view.set({ code: { Response, responses } });
  return (life.ready = { responses, renderer: createRenderer(parent), requestFor, beginExchange });
}

/** @returns whether the same list was shown before and its response is still cached */
export function isSeen(
  { responses, requestFor }: Code,
  seen: ReadonlySet<string>,
  control: Control,
  option: Option | undefined,
): boolean {
  if (control.targetAction !== 'replace') return false;
  const request = requestFor(control, option);
  return seen.has(request.body) && responses.has(request);
}
