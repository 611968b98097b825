/** The three requests of a contact form, sent with the REST client (contact-form-7, sections 1.2, 6.2, 7 and 11). */
import { asRecord } from '../../runtime/page/as-record';
import type { PageConfig } from '../../runtime/page/config';
import { createRestClient, type RestOptions } from '../../runtime/net/rest';
import { isOwnUrl } from '../../runtime/page/own-url';
import { translator } from '../../runtime/page/translate';
import { pageApi } from './page-api';

/** The requests. They reject like the REST client. */
export interface Endpoints {
  /** Sends a message, once. */
  readonly feedback: (id: number, options: Pick<RestOptions, 'body' | 'onBodyNonce'>) => Promise<unknown>;
  /** Fetches new captchas and quiz questions. */
  readonly refill: (id: number, signal: AbortSignal) => Promise<unknown>;
  /** Fetches the rules for validation in the browser. */
  readonly schema: (id: number) => Promise<unknown>;
}

const NAMESPACE = 'contact-form-7/v1';

const made = new WeakMap<PageConfig, Endpoints>();

/**
 * @returns the page's requests. All forms share a client, and so a fresh nonce too
 * @throws {TypeError} if the page's own URL for forms leads to another site. The browser then sends the form itself
 */
export function endpointsFor(config: PageConfig): Endpoints {
  const known = made.get(config);
  if (known) return known;
  const { root, namespace } = readApi(pageApi());
  if (root !== '' && !isOwnUrl(document, root)) throw new TypeError(`${root} is another site`);
  const client = createRestClient({
    root: root || config.restRoot,
    nonce: config.nonce,
    nonceEndpoint: config.nonceEndpoint,
    // A cached page may contain an expired nonce, and logged-out visitors cannot get a fresh one.
    retryWithoutNonce: true,
    translate: translator(config.strings),
  });
  const path = (id: number, route: string): string => `${namespace}/contact-forms/${id}/${route}`;
  const endpoints: Endpoints = {
    feedback: (id, options) => client.call({ ...options, path: path(id, 'feedback'), method: 'POST' }),
    refill: (id, signal) => client.call({ path: path(id, 'refill'), signal }),
    schema: (id) => client.call({ path: path(id, 'feedback/schema') }),
  };
  made.set(config, endpoints);
  return endpoints;
}

/** Releases from 5.4.1 print `api`; 5.2 and 5.3 print `apiSettings`, whose root includes the namespace. */
function readApi(page: object): { readonly root: string; readonly namespace: string } {
  const api: unknown = Reflect.get(page, 'api');
  const settings: unknown = Reflect.get(page, 'apiSettings');
  const namespace = text(api, 'namespace') || text(settings, 'namespace') || NAMESPACE;
  const older = text(settings, 'root').replace(/\/$/, '');
  const root = older.endsWith(namespace) ? older.slice(0, -namespace.length) : older && `${older}/`;
  return { root: text(api, 'root') || root, namespace: namespace.replace(/^\/|\/$/g, '') };
}

function text(holder: unknown, name: string): string {
  const value = asRecord(holder)[name];
  return typeof value === 'string' ? value : '';
}
