/**
 * Replaces the nonce in a request's body and query. The server prefers `_wpnonce` in the body or query to the header,
 * so a fresh header alone does not help a form with a stale field.
 */
import { readArg, withArg, withoutArg } from './query-args';
import type { RestOptions } from './types';

const FIELD = '_wpnonce';

/**
 * Prepares a rejected request for its second attempt.
 *
 * @param options the caller's request; the object and its body are not changed
 * @param nonce the nonce to send, or `null` to send none
 * @returns a copy without the stale nonce
 */
export function withFreshNonce(options: RestOptions, nonce: string | null): RestOptions {
  const { path, url, body } = options;
  if (carriesNonce(body)) options.onBodyNonce?.(nonce);
  return {
    ...options,
    ...(typeof path === 'string' && { path: inAddress(path, nonce) }),
    ...(typeof url === 'string' && { url: inAddress(url, nonce) }),
    ...(carriesNonce(body) && { body: inBody(body, nonce) }),
    ...(nonce === null && { nonce: false }),
  };
}

type FormBody = FormData | URLSearchParams;

function carriesNonce(body: unknown): body is FormBody {
  return (body instanceof FormData || body instanceof URLSearchParams) && body.has(FIELD);
}

function inBody(body: FormBody, nonce: string | null): FormBody {
  const copy = body instanceof FormData ? copyForm(body) : new URLSearchParams(body);
  if (nonce === null) copy.delete(FIELD);
  else copy.set(FIELD, nonce);
  return copy;
}

function copyForm(form: FormData): FormData {
  const copy = new FormData();
  for (const [name, value] of form) copy.append(name, value);
  return copy;
}

function inAddress(address: string, nonce: string | null): string {
  if (readArg(address, FIELD) === undefined) return address;
  return nonce === null ? withoutArg(address, FIELD) : withArg(address, FIELD, nonce);
}
