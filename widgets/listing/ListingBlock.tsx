/** What a block shows while it waits: its holder is busy, and its request is in flight. */
import { type ReactNode, useSyncExternalStore } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { busyHolderAttributes } from './attributes';
import type { ListingRequest } from './request';
import type { ResponseProps } from './Response';
import type * as responsesModule from './responses';
import type { Responses } from './responses';
import type { Store } from './store';

/** The state of a block that its component shows. */
export interface BlockView {
  /** The holder whose items are replaced or extended. */
  readonly busyHolder: HTMLElement | undefined;
  /** The request in flight: a press, or a prefetch. A block has one at a time. */
  readonly request: ListingRequest | undefined;
  /** The code for requests, when it has been loaded. */
  readonly code: ResponseCode | undefined;
}

export interface ResponseCode {
  readonly Response: typeof responsesModule.Response;
  readonly responses: Responses;
}

export interface ListingBlockProps extends Pick<ResponseProps, 'onAnswer'> {
  readonly view: Store<BlockView>;
}

export function ListingBlock({ view, onAnswer }: ListingBlockProps): ReactNode {
  const { busyHolder, request, code } = useSyncExternalStore(view.subscribe, view.get);
  return (
    <>
      {busyHolder && <ServerElement element={busyHolder} attributes={busyHolderAttributes} />}
      {code && request && (
        // A press takes over the prefetch of the same request.
        <code.Response key={request.body} responses={code.responses} request={request} onAnswer={onAnswer} />
      )}
    </>
  );
}
