/** Parses the untrusted response to a listing's request (goodlayers-listings, section 5). */

import type { AjaxAnswer } from '../../runtime/net/ajax';

/** A returned control: its HTML, `none` to remove it, undefined to keep it. */
export type ReturnedControl = { readonly html: string } | 'none' | undefined;

/** A response that can be shown. */
export interface ListingResponse {
  /** The items; may be empty. */
  readonly content: string;
  readonly loadMore: ReturnedControl;
  readonly pagination: ReturnedControl;
  /** New settings for the pressed control; undefined to keep the old ones. */
  readonly settings: object | undefined;
  /** The response as the server sent it. */
  readonly answer?: AjaxAnswer | undefined;
}

/** A response that cannot be shown, because it reports no success or is malformed. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';

  /** The response as the server sent it. */
  answer?: AjaxAnswer | undefined;

  constructor(readonly code: 'not_successful' | 'malformed') {
    super(`the listing's response is ${code.replace('_', ' ')}`);
  }
}

/**
 * @param response the response's JSON
 * @throws ResponseError
 */
export function parseResponse(response: unknown): ListingResponse {
  if (typeof response !== 'object' || response === null) throw new ResponseError('malformed');
  const { status, content, load_more, pagination, settings } = response as Readonly<Record<string, unknown>>;
  if (status !== 'success') throw new ResponseError('not_successful');
  if (typeof content !== 'string') throw new ResponseError('malformed');
  return {
    content,
    loadMore: parseControl(load_more),
    pagination: parseControl(pagination),
    settings: typeof settings === 'object' && settings !== null ? settings : undefined,
  };
}

function parseControl(value: unknown): ReturnedControl {
  if (typeof value !== 'string') return undefined;
  return value === 'none' || value.trim() === '' ? 'none' : { html: value };
}
