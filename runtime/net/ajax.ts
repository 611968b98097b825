/**
 * Calls to admin-ajax: form-encoded posts, as jQuery sent them. A failed call is never repeated; what the visitor
 * does next is the repetition.
 */
import { formEncode, type FormFields } from './form-encode';
import { isAbort } from './rest/errors';
import { send } from './rest/http';
import { parseJsonText } from './rest/json-text';

/**
 * Why an ajax call failed.
 *
 * - `no_address`: the page names no admin-ajax address, nothing was sent;
 * - `network`: no answer, or only a part of one;
 * - `status`: an answer with an error status, e.g. 400 with the body `0` for an unknown action;
 * - `invalid_json`: an answer that is not JSON, e.g. an error page.
 */
export type AjaxErrorCode = 'no_address' | 'network' | 'status' | 'invalid_json';

/** The one error of `postAjax`. */
export class AjaxError extends Error {
  override readonly name = 'AjaxError';

  constructor(
    readonly code: AjaxErrorCode,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(`admin-ajax: ${code} (${status})`, options);
  }
}

/** Options of one call. */
export interface AjaxOptions {
  /** Ends the call; it then rejects with the signal's reason, which is not an error to report. */
  readonly signal?: AbortSignal;
}

/**
 * Posts fields to admin-ajax (goodlayers-listings, sections 4 and 5; link-targets, section 2).
 *
 * @param url absolute admin-ajax address
 * @param fields nested values; `action` names the server's handler
 * @returns the answer's JSON, whatever its Content-Type says; `null` for an empty answer
 * @throws AjaxError, or the reason of an abort
 */
export async function postAjax(
  url: string,
  fields: FormFields,
  { signal }: AjaxOptions = {},
): Promise<unknown> {
  if (url === '' || !URL.canParse(url, location.href)) throw new AjaxError('no_address', 0);
  signal?.throwIfAborted();
  const rethrow =
    (status: number) =>
    (error: unknown): never => {
      throw isAbort(error, signal) ? error : new AjaxError('network', status, { cause: error });
    };
  const response = await send(url, {
    method: 'POST',
    body: formEncode(fields),
    headers: headersFor(url),
    credentials: 'same-origin',
    ...(signal && { signal }),
  }).catch(rethrow(0));
  const { ok, status } = response;
  if (!ok) throw new AjaxError('status', status);
  const parsed = parseJsonText(await response.text().catch(rethrow(status)));
  if (!parsed.ok) throw new AjaxError('invalid_json', status);
  return parsed.value;
}

function headersFor(url: string): Record<string, string> {
  const isSameOrigin = new URL(url, location.href).origin === location.origin;
  return {
    Accept: 'application/json, text/javascript, */*; q=0.01',
    'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
    // Elsewhere it would cost a preflight request that admin-ajax refuses.
    ...(isSameOrigin && { 'X-Requested-With': 'XMLHttpRequest' }),
  };
}
