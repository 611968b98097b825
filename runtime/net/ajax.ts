/**
 * Calls admin-ajax with form-encoded POST requests, as jQuery does. A failed call is never retried automatically; the
 * visitor can repeat the action.
 */
import { formEncode, type FormFields } from './form-encode';
import { isAbort } from './rest/errors';
import { send } from './rest/http';
import { parseJsonText } from './rest/json-text';

/**
 * The reason for a failed ajax call.
 *
 * - `no_address`: the page has no valid admin-ajax URL, and nothing was sent;
 * - `network`: no response, or an incomplete response;
 * - `status`: a response with an error status, e.g. 400 with the body `0` for an unknown action;
 * - `invalid_json`: a response that is not JSON, e.g. an error page.
 */
export type AjaxErrorCode = 'no_address' | 'network' | 'status' | 'invalid_json';

/** A response as the server sent it. */
export interface AjaxAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
  readonly headers: Headers;
}

/** The error that `postAjax` throws. */
export class AjaxError extends Error {
  override readonly name = 'AjaxError';

  constructor(
    readonly code: AjaxErrorCode,
    /** HTTP status; 0 if there was no response. */
    readonly status: number,
    options?: ErrorOptions,
    /** The response, if a complete one has arrived. */
    readonly answer?: AjaxAnswer,
  ) {
    super(`admin-ajax: ${code} (${status})`, options);
  }
}

/** Options of `postAjax`. */
export interface AjaxOptions {
  /** Cancels the call. The promise then rejects with the signal's reason, which callers must not report as an error. */
  readonly signal?: AbortSignal;
  /** Called with a response that could be parsed. */
  readonly onAnswer?: (answer: AjaxAnswer) => void;
}

/**
 * Posts fields to admin-ajax (goodlayers-listings, sections 4 and 5; link-targets, section 2).
 *
 * @param url absolute admin-ajax URL
 * @param fields nested values; `action` selects the server's handler
 * @returns the parsed JSON, regardless of the Content-Type; `null` for an empty response
 * @throws AjaxError, or the signal's reason if the call was aborted
 */
export async function postAjax(
  url: string,
  fields: FormFields,
  { signal, onAnswer }: AjaxOptions = {},
): Promise<unknown> {
  if (url === '' || !URL.canParse(url, location.href)) throw new AjaxError('no_address', 0);
  signal?.throwIfAborted();
  const rethrow =
    (status: number) =>
    (error: unknown): never => {
      throw isAbort(error, signal) ? error : new AjaxError('network', status, { cause: error });
    };
  // The page's URL is the base, as in the check of the configuration: a `base` element may name another site.
  const response = await send(new URL(url, location.href).href, {
    method: 'POST',
    body: formEncode(fields),
    headers: headersFor(url),
    credentials: 'same-origin',
    ...(signal && { signal }),
  }).catch(rethrow(0));
  const { ok, status, statusText, headers } = response;
  const read = (): Promise<string> => response.text().catch(rethrow(status));
  // The body of an error page is only for the page's scripts: without it, the error is the same.
  const text = ok ? await read() : await read().catch(() => '');
  const answer = { status, statusText, text, headers };
  if (!ok) throw new AjaxError('status', status, undefined, answer);
  const parsed = parseJsonText(text);
  if (!parsed.ok) throw new AjaxError('invalid_json', status, undefined, answer);
  onAnswer?.(answer);
  return parsed.value;
}

function headersFor(url: string): Record<string, string> {
  const isSameOrigin = new URL(url, location.href).origin === location.origin;
  return {
    Accept: 'application/json, text/javascript, */*; q=0.01',
    'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
    // On another origin, this header would cause a preflight request, which admin-ajax rejects.
    ...(isSameOrigin && { 'X-Requested-With': 'XMLHttpRequest' }),
  };
}
