/**
 * The nonce that WordPress's own client keeps on the page. Other scripts go on using it, so what we learn is
 * written there too; the objects themselves are left as they are (rest-client, section 1).
 */

/** What the page's own client knows. */
export interface PageNonce {
  /** '' when the page has none. */
  readonly nonce: string;
  /** Address for fresh nonces, or ''. */
  readonly endpoint: string;
}

/** Reads `wp.apiFetch` and `wpApiSettings`. */
export function readPageNonce(page: object): PageNonce {
  const apiFetch = member(member(page, 'wp'), 'apiFetch');
  return {
    nonce: text(member(apiFetch, 'nonceMiddleware'), 'nonce') || text(member(page, 'wpApiSettings'), 'nonce'),
    endpoint: text(apiFetch, 'nonceEndpoint'),
  };
}

/** Writes a fresh nonce wherever the page keeps one. Creates nothing. */
export function writePageNonce(page: object, nonce: string): void {
  const step = member(member(member(page, 'wp'), 'apiFetch'), 'nonceMiddleware');
  for (const holder of [step, member(page, 'wpApiSettings')]) {
    if (holder && 'nonce' in holder) Reflect.set(holder, 'nonce', nonce);
  }
}

function member(parent: object | undefined, name: string): object | undefined {
  const value: unknown = parent ? Reflect.get(parent, name) : undefined;
  const holdsMembers = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return holdsMembers ? value : undefined;
}

function text(parent: object | undefined, name: string): string {
  const value: unknown = parent ? Reflect.get(parent, name) : undefined;
  return typeof value === 'string' ? value : '';
}
