/** What a control asks the server for (goodlayers-listings, section 4). */
import { formEncode } from '../../runtime/net/form-encode';
import type { Control, Option } from './control/control';

/** A request: what is sent, and the name under which its response is kept. */
export interface ListingRequest {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** @param option undefined to ask for everything */
export function requestFor({ action, settings }: Control, option: Option | undefined): ListingRequest {
  const fields = { action, settings, option: option ?? {} };
  return { fields, body: formEncode(fields) };
}
