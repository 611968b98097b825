/**
 * Fetches a fresh nonce, once for all requests that need it: those that fail while it is under way, and those that
 * were sent before it ended and fail later (rest-client, section 6).
 */
import { send } from './http';
import { isNonce } from './nonce';

/** Longest wait for a fresh nonce. A visitor's message waits behind it. */
export const NONCE_TIMEOUT_MS = 60_000;

/** One source of fresh nonces. */
export interface NonceRefresh {
  /** How many refreshes have ended. Remember it when a request starts. */
  readonly ended: () => number;
  /**
   * Gets a fresh nonce for a request that was refused. Never rejects.
   *
   * @param ended what `ended()` said when the request started
   * @returns whether there is a fresh nonce now
   */
  readonly since: (ended: number) => Promise<boolean>;
}

/**
 * @param endpoint address that answers the bare nonce to signed-in visitors; '' when there is none
 * @param onNonce told each fresh nonce before `since` answers
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
      // No caller's signal ends it: others may be waiting for the same nonce.
      underWay ??= refresh();
      return underWay;
    },
  };
}

/** The endpoint's text, or '' when it gave none in time. */
async function fetchNonce(endpoint: string): Promise<string> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), NONCE_TIMEOUT_MS);
  try {
    const response = await send(endpoint, { signal: limit.signal });
    return response.ok ? (await response.text()).trim() : '';
  } catch {
    // Whoever waits rejects with its own first error, which says more than this one.
    return '';
  } finally {
    clearTimeout(timer);
  }
}
