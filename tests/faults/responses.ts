/** The site's responses during a visit, and the ways in which one of them fails. */
import type { Route } from 'playwright-core';
import { answerTo, refillFor, schemaOf } from '../../mocks/handlers/contact-form-server';
import { listingAnswer } from '../../mocks/handlers/listings-server';
import idsD from '../../mocks/answers/ids-d.json';

/** The ways in which a request can fail. */
export const FAULTS = ['aborted', '500', 'HTML', 'truncated', 'slow'] as const;
export type Fault = (typeof FAULTS)[number];

/** The nonce of the page, which has expired. */
export const STALE_NONCE = 'aaaaaaaaaa';
const FRESH_NONCE = 'bbbbbbbbbb';
const HTML_PAGE = '<!doctype html><title>Sign in</title><p>Please sign in.</p>';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>';
const JSON_TYPE = 'application/json; charset=UTF-8';

/** Requests that cannot fail: the page itself, its stylesheet, and pages that the visitor opens. */
export async function continueRoute(route: Route, path: string, followed: string[]): Promise<void> {
  const request = route.request();
  if (request.isNavigationRequest() && !request.url().endsWith(path)) {
    followed.push(request.url());
    // Keeps the page open.
    return route.fulfill({ status: 204 });
  }
  if (request.url().endsWith('.jpg')) return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  if (!request.url().startsWith('http://127.0.0.1')) return route.abort();
  return route.continue();
}

/** @returns a name that is equal in every visit; undefined for requests that are not ours */
export function nameOf(route: Route): string | undefined {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const chunk = /^\/assets\/(?:[\w-]{8}\/([\w-]+)|([\w-]+)-[\w-]{8})\.(js|css)$/.exec(pathname);
  if (chunk) return `${chunk[1] ?? chunk[2]}.${chunk[3]}`;
  if (pathname === '/ajax') return `admin-ajax ${/action=(\w+)/.exec(request.postData() ?? '')?.[1]}`;
  if (pathname === '/nonce') return 'nonce';
  return /^\/wp-json\/.*\/contact-forms\/\d+\/(.*)$/.exec(pathname)?.[1];
}

/** Responds as the site would. */
export async function respond(route: Route): Promise<void> {
  const response = await responseOf(route);
  if (response === undefined) return route.continue();
  await route.fulfill({ contentType: JSON_TYPE, ...response });
}

interface FakeResponse {
  readonly body: string;
  readonly status?: number;
}

/** @returns an endpoint's response; undefined for a file */
async function responseOf(route: Route): Promise<FakeResponse | undefined> {
  const name = nameOf(route) ?? '';
  const request = route.request();
  const sent = request.postData() ?? '';
  const id = Number(/contact-forms\/(\d+)/.exec(request.url())?.[1]);
  const round = { number: 7, origin: new URL(request.url()).origin };
  if (name === 'admin-ajax ids') return { body: JSON.stringify(idsD) };
  if (name.startsWith('admin-ajax')) return { body: JSON.stringify(listingAnswer(sent) ?? 0) };
  if (name === 'nonce') return { body: FRESH_NONCE };
  if (name === 'refill') return { body: JSON.stringify(refillFor([], round)) };
  if (name === 'feedback/schema') return { body: JSON.stringify(schemaOf()) };
  if (name !== 'feedback') return undefined;
  const nonce = await request.headerValue('x-wp-nonce');
  if (nonce === STALE_NONCE)
    return { status: 403, body: '{"code":"rest_cookie_invalid_nonce","message":"No"}' };
  const form = new FormData();
  for (const [, field = '', value = ''] of sent.matchAll(/name="([^"]*)"\r\n\r\n([^]*?)\r\n--/g))
    form.append(field, value);
  return { body: JSON.stringify(answerTo(form, id, round)) };
}

export async function failRoute(route: Route, fault: Exclude<Fault, 'slow'>): Promise<void> {
  switch (fault) {
    case 'aborted':
      return route.abort('connectionreset');
    case '500':
      return route.fulfill({ status: 500, contentType: 'text/html', body: HTML_PAGE });
    case 'HTML':
      return route.fulfill({ status: 200, contentType: 'text/html', body: HTML_PAGE });
    case 'truncated': {
      const whole = (await responseOf(route))?.body ?? (await (await route.fetch()).text());
      const contentType = /\.js\?|\.js$/.test(route.request().url()) ? 'text/javascript' : JSON_TYPE;
      return route.fulfill({ contentType, body: whole.slice(0, Math.floor(whole.length / 2)) });
    }
    default:
      return fault satisfies never;
  }
}
