/**
 * Fetches a fresh nonce once for all requests that need it: requests that fail during the refresh, and requests that
 * were sent before it ended and fail later (rest-client, section 6).
 */
import { send } from './http';
import { isNonce } from './nonce';

/** The timeout for a fresh nonce, in ms. A visitor's message may wait for it. */
export const NONCE_TIMEOUT_MS = 60_000;

/** Refreshes the nonce. */
export interface NonceRefresh {
  /** Returns the number of refreshes that have ended. Store it when a request starts. */
  readonly ended: () => number;
  /**
   * Gets a fresh nonce for a rejected request. Never rejects.
   *
   * @param ended the result of `ended()` when the request started
   * @returns true if there is a fresh nonce now
   */
  readonly since: (ended: number) => Promise<boolean>;
}

/**
 * @param endpoint URL that returns the plain nonce to logged-in visitors; '' if there is none
 * @param onNonce called with each fresh nonce before `since` resolves
 */
export function createNonceRefresh(endpoint: string, onNonce: (nonce: string) => void): NonceRefresh {
  let ended = 0;
  let hasFresh = false;
  let underWay: Promise<boolean> | undefined;

  async function refresh(): Promise<boolean> {
    const nonce = endpoint === '' ? '' : await fetchNonce(endpoint);
    hasFresh = isNonce(nonce);
    if (hasFresh) onNonce(nonce);
    ended += 1;
    underWay = undefined;
    return hasFresh;
  }

  return {
    ended: () => ended,
    since: async (seen) => {
      if (!underWay && ended > seen) return hasFresh;
      // A caller's signal does not cancel it, because other requests may wait for the same nonce.
      underWay ??= refresh();
      return underWay;
    },
  };
}

/** @returns the endpoint's response text, or '' on an error or timeout */
async function fetchNonce(endpoint: string): Promise<string> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), NONCE_TIMEOUT_MS);
  try {
    const response = await send(endpoint, { signal: limit.signal });
    return response.ok ? (await response.text()).trim() : '';
  } catch {
    // The waiting requests reject with their original errors, which are more useful than this one.
    return '';
  } finally {
    clearTimeout(timer);
  }
}
