/** The request of a block that is in flight. Unmounting it aborts the request. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { sharedQueryClient } from '../../runtime/net/query';
import type { ListingRequest } from './request';
import type { ListingResponse } from './response';
import type { Responses } from './responses';

/** A response, or the reason why there is none: an AjaxError or a ResponseError. */
export type Answer = { readonly response: ListingResponse } | { readonly error: unknown };

export interface ResponseProps {
  readonly responses: Responses;
  readonly request: ListingRequest;
  /** Called once, when there is a fresh response or the request has failed. */
  readonly onAnswer: (request: ListingRequest, answer: Answer) => void;
}

export function Response({ responses, request, onAnswer }: ResponseProps): ReactNode {
  const { data, error, isFetching } = useQuery(responses.optionsFor(request), sharedQueryClient());
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    if (isFetching) return;
    if (error) answer(request, { error });
    else if (data) answer(request, { response: data });
  }, [request, isFetching, data, error]);
  return null;
}
