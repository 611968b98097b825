/**
 * Reads and updates the nonce of WordPress's own client on the page. Other scripts keep using that client, so a fresh
 * nonce is written there too. The objects are not replaced (rest-client, section 1).
 */
import { pageGlobal } from '../../page/page-global';

/** The nonce of the page's API client. */
export interface PageNonce {
  /** '' if the page has none. */
  readonly nonce: string;
  /** URL of the endpoint for fresh nonces, or ''. */
  readonly endpoint: string;
}

/** Reads `wp.apiFetch` and `wpApiSettings`. */
export function readPageNonce(page: object): PageNonce {
  const apiFetch = member(objectGlobal(page, 'wp'), 'apiFetch');
  return {
    nonce:
      text(member(apiFetch, 'nonceMiddleware'), 'nonce') ||
      text(objectGlobal(page, 'wpApiSettings'), 'nonce'),
    endpoint: text(apiFetch, 'nonceEndpoint'),
  };
}

/** Replaces the nonce in the page's objects that already have one. Creates no properties. */
export function writePageNonce(page: object, nonce: string): void {
  const step = member(member(objectGlobal(page, 'wp'), 'apiFetch'), 'nonceMiddleware');
  for (const holder of [step, objectGlobal(page, 'wpApiSettings')]) {
    if (holder && 'nonce' in holder) Reflect.set(holder, 'nonce', nonce);
  }
}

function objectGlobal(page: object, name: string): object | undefined {
  return member({ value: pageGlobal(name, page) }, 'value');
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
