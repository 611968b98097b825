/** Builds the request of a control (goodlayers-listings, section 4). */
import { formEncode } from '../../runtime/net/form-encode';
import type { Control, Option } from './control/control';

/** A request: the fields to send, and the encoded body, which is also the cache key. */
export interface ListingRequest {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** @param option undefined to request all items */
export function requestFor({ action, settings }: Control, option: Option | undefined): ListingRequest {
  const fields = { action, settings, option: option ?? {} };
  return { fields, body: formEncode(fields) };
}
