/**
 * The errors of the REST client. They are plain objects of the same shape as the server's errors, so a caller can
 * read `code` and `message` of both (rest-client, section 5).
 */
import { messageFor, type MessageCode } from '../../page/messages';
import type { Translate } from '../../page/translate';

/** An error of the client or of the server. */
export interface RestError {
  /** One of the client's four codes (`MessageCode`), or a code of the server, e.g. `rest_no_route`. */
  readonly code: string;
  readonly message: string;
  /** The server's details. */
  readonly data?: unknown;
}

/** The server's code for a rejected nonce. The server has not processed the request. */
export const INVALID_NONCE = 'rest_cookie_invalid_nonce';

/** The status that comes with `INVALID_NONCE`. */
export const INVALID_NONCE_STATUS = 403;

/** Creates one of the client's errors. */
export function restError(code: MessageCode, translate: Translate): RestError {
  return { code, message: messageFor(code, translate) };
}

/** @returns true for an error object with a code and a message, from the server or the client */
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
 * Returns true if the caller aborted the request. An abort is not an error and is never reported.
 *
 * @param error the reason of the rejection
 * @param signal the call's signal; with it, custom abort reasons are recognised too
 */
export function isAbort(error: unknown, signal?: AbortSignal | null): boolean {
  if (signal?.aborted) return true;
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
