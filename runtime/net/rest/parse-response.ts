/** Turns a response into a value or a rejection (rest-client, section 5). */
import type { Translate } from '../../page/translate';
import { isAbort, restError } from './errors';
import { parseJsonText } from './json-text';

const NO_CONTENT = 204;

/** How to read a response. */
export interface ReadOptions {
  /** `false` returns the raw response. */
  readonly parse: boolean;
  readonly signal?: AbortSignal | null | undefined;
  readonly translate: Translate;
}

/**
 * Reads a successful response.
 *
 * @returns the JSON value; `null` for status 204 and for an empty body; the raw response with `parse: false`
 * @throws `invalid_json`, `fetch_error` if the connection fails while the body is read, or the abort reason
 */
export async function readSuccess(response: Response, options: ReadOptions): Promise<unknown> {
  if (!options.parse) return response;
  if (response.status === NO_CONTENT) return null;
  return readJson(response, options);
}

/**
 * Turns a response with an error status into a rejection.
 *
 * @throws the server's JSON; `unknown_error` if that is `null` or another falsy value; `invalid_json` if the body is
 *   empty or not JSON; the raw response with `parse: false`
 */
export async function rejectFailure(response: Response, options: ReadOptions): Promise<never> {
  if (!options.parse) throw response;
  const error = await readJson(response, options, { allowEmpty: false });
  throw error || restError('unknown_error', options.translate);
}

/** @returns true for a response, or a similar object from a custom fetch handler */
export function isResponseLike(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'json' in value && typeof value.json === 'function';
}

async function readJson(
  response: Response,
  { signal, translate }: ReadOptions,
  { allowEmpty = true } = {},
): Promise<unknown> {
  // Custom fetch handlers may return objects that have only json().
  if (typeof response.text !== 'function') {
    return response.json().catch(() => Promise.reject(restError('invalid_json', translate)));
  }
  const text = await response.text().catch((error: unknown) => {
    throw isAbort(error, signal) ? error : restError('fetch_error', translate);
  });
  const parsed = parseJsonText(text);
  if (!parsed.ok || (text === '' && !allowEmpty)) throw restError('invalid_json', translate);
  return parsed.value;
}
