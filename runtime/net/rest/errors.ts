/**
 * How a call fails. The client's own errors are plain objects of the shape that the server's have, so that a
 * caller reads `code` and `message` without asking who made them (rest-client, section 5).
 */
import { messageFor, type MessageCode } from '../../page/messages';
import type { Translate } from '../../page/translate';

/** An error of the client or of the server. */
export interface RestError {
  /** One of the client's four codes (`MessageCode`), or whatever the server says, e.g. `rest_no_route`. */
  readonly code: string;
  readonly message: string;
  /** The server's details. */
  readonly data?: unknown;
}

/** The server's code for a nonce that it does not accept; nothing has been done then. */
export const INVALID_NONCE = 'rest_cookie_invalid_nonce';

/** The status that comes with `INVALID_NONCE`. */
export const INVALID_NONCE_STATUS = 403;

/** Makes one of the client's own errors. */
export function restError(code: MessageCode, translate: Translate): RestError {
  return { code, message: messageFor(code, translate) };
}

/** Is this an error with a code, from the server or the client? */
export function isRestError(value: unknown): value is RestError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

/**
 * Did the caller end this request itself? Such an end is not an error and is never reported.
 *
 * @param error what a call rejected with
 * @param signal the call's own signal: with it, a custom abort reason is recognised too
 */
export function isAbort(error: unknown, signal?: AbortSignal | null): boolean {
  if (signal?.aborted) return true;
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
