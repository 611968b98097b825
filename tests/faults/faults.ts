/**
 * One visit in which one request fails once, and what the visitor experiences. Long, because all steps of a visit
 * share its page and its delayed request.
 */
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { answerTo, refillFor, schemaOf } from '../../mocks/handlers/contact-form-server';
import { listingAnswer } from '../../mocks/handlers/listings-server';
import idsD from '../../mocks/answers/ids-d.json';
import type { PageServer } from '../support/page-server';
import { htmlPage } from '../support/pages';
import type { Action, Visit } from './visits';

/** The ways in which a request can fail. */
export const FAULTS = ['aborted', '500', 'HTML', 'truncated', 'slow'] as const;
export type Fault = (typeof FAULTS)[number];

/** The duration of a slow request, in ms of the page's clock. */
const SLOW_MS = 30_000;
/** How long a visitor waits for a result, in ms; a failing attempt takes this time. */
const PATIENCE_MS = 2500;
/** While a request is pending: whatever does not need it is done by then, and the rest is tried again afterwards. */
const GLANCE_MS = 600;
const LOOK_EVERY_MS = 40;

const STALE_NONCE = 'aaaaaaaaaa';
const FRESH_NONCE = 'bbbbbbbbbb';
const HTML_PAGE = '<!doctype html><title>Sign in</title><p>Please sign in.</p>';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>';
const JSON_TYPE = 'application/json; charset=UTF-8';

/** The result of one case or action; `works` is not recorded. */
export interface Finding {
  /** The case, with the action if it belongs to one. */
  readonly of: string;
  readonly seen: 'at the second try' | 'when it came' | 'as without Atoll' | 'nothing' | 'BROKEN';
  readonly detail?: string;
}

/** The result of a visit. */
export interface Outcome {
  /** Requests in the order of their first attempt. */
  readonly requests: readonly string[];
  readonly wasHit: boolean;
  readonly findings: readonly Finding[];
  /** Uncaught errors. */
  readonly errors: readonly string[];
  /** Atoll's console messages. */
  readonly reports: readonly string[];
}

let pages = 0;

/**
 * Makes a visit in which a request fails the first time.
 *
 * @param request as in `Outcome.requests`; omitted for a visit without a failure
 */
export async function makeVisit(
  browser: Browser,
  server: PageServer,
  visit: Visit,
  failing?: { readonly request: string; readonly fault: Fault },
): Promise<Outcome> {
  const path = `/visit-${(pages += 1)}`;
  server.routes.set(path, { body: pageOf(visit) });
  const isSlow = failing?.fault === 'slow';
  // A window for each visit would take longer than the visit, but each window has its own clock.
  const context = isSlow ? await newContext(browser) : await sharedContext(browser);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[atoll]')) reports.push(message.text());
  });
  const requests: string[] = [];
  const followed: string[] = [];
  let letGo: (() => void) | undefined;
  let wasHit = false;
  await page.route('**/*', async (route) => {
    const name = nameOf(route);
    if (name === undefined) return leave(route, path, followed);
    if (!requests.includes(name)) requests.push(name);
    if (wasHit || name !== failing?.request) return answer(route);
    wasHit = true;
    if (failing.fault !== 'slow') return fail(route, failing.fault);
    await new Promise<void>((resolve) => (letGo = resolve));
    // The page may have aborted it.
    await answer(route).catch(() => undefined);
  });
  try {
    if (isSlow) await page.clock.install();
    // A pending entry delays the page's events.
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'printed' in window, undefined, { polling: LOOK_EVERY_MS });
    let hasArrived = false;
    const findings = await look(page, visit, followed, {
      isHeld: () => letGo !== undefined && !hasArrived,
      async arrive() {
        if (!letGo) return;
        await page.clock.fastForward(SLOW_MS);
        hasArrived = true;
        letGo();
      },
    });
    return { requests, wasHit, findings, errors, reports };
  } finally {
    letGo?.();
    server.routes.delete(path);
    await (isSlow ? context : page).close();
  }
}

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1000, height: 3000 } });

let shared: Promise<BrowserContext> | undefined;

const sharedContext = (browser: Browser): Promise<BrowserContext> => (shared ??= newContext(browser));

/** @returns the whole page, with a copy of the server's markup for comparison */
function pageOf({ cases, isSignedIn }: Visit): string {
  const body = cases.map(({ name, html }) => `<section data-case="${name}">${html}</section>`).join('\n');
  const keep = `<script>window.printed = new Map([...document.querySelectorAll('[data-case]')].map((place) => [place.dataset.case, place.innerHTML]));
var wpcf7 = { api: { root: '/wp-json/' } };</script>`;
  const nonce = isSignedIn ? { nonce: STALE_NONCE, nonceEndpoint: '/nonce' } : {};
  return htmlPage({
    head: '<link rel="stylesheet" href="/mocks/gallery/contact-form.css">',
    body: body + keep,
    config: { ajaxUrl: '/ajax', restRoot: '/wp-json/', ...nonce },
  });
}

/** Requests that cannot fail: the page itself, its stylesheet, and pages that the visitor opens. */
async function leave(route: Route, path: string, followed: string[]): Promise<void> {
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
function nameOf(route: Route): string | undefined {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const chunk = /^\/assets\/(?:[\w-]{8}\/([\w-]+)|([\w-]+)-[\w-]{8})\.(js|css)$/.exec(pathname);
  if (chunk) return `${chunk[1] ?? chunk[2]}.${chunk[3]}`;
  if (pathname === '/ajax') return `admin-ajax ${/action=(\w+)/.exec(request.postData() ?? '')?.[1]}`;
  if (pathname === '/nonce') return 'nonce';
  return /^\/wp-json\/.*\/contact-forms\/\d+\/(.*)$/.exec(pathname)?.[1];
}

/** Responds as the site would. */
async function answer(route: Route): Promise<void> {
  const body = await bodyOf(route);
  if (body === undefined) return route.continue();
  await route.fulfill({ contentType: JSON_TYPE, ...body });
}

interface Body {
  readonly body: string;
  readonly status?: number;
}

/** @returns an endpoint's response; undefined for a file */
async function bodyOf(route: Route): Promise<Body | undefined> {
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

async function fail(route: Route, fault: Exclude<Fault, 'slow'>): Promise<void> {
  switch (fault) {
    case 'aborted':
      return route.abort('connectionreset');
    case '500':
      return route.fulfill({ status: 500, contentType: 'text/html', body: HTML_PAGE });
    case 'HTML':
      return route.fulfill({ status: 200, contentType: 'text/html', body: HTML_PAGE });
    case 'truncated': {
      const whole = (await bodyOf(route))?.body ?? (await (await route.fetch()).text());
      const contentType = /\.js\?|\.js$/.test(route.request().url()) ? 'text/javascript' : JSON_TYPE;
      return route.fulfill({ contentType, body: whole.slice(0, Math.floor(whole.length / 2)) });
    }
    default:
      return fault satisfies never;
  }
}

/** A delayed request. */
interface Held {
  readonly isHeld: () => boolean;
  readonly arrive: () => Promise<void>;
}

/** Performs all actions, and repeats those that failed once the slow request has ended. */
async function look(
  page: Page,
  visit: Visit,
  followed: readonly string[],
  { isHeld, arrive }: Held,
): Promise<readonly Finding[]> {
  const hasStarted = await page
    .waitForFunction(() => window.atoll !== undefined, undefined, { timeout: PATIENCE_MS, polling: 50 })
    .then(
      () => true,
      () => false,
    );
  const hurry = (): Promise<void> =>
    page.evaluate(() => {
      for (const { element } of window.atoll?.widgets() ?? [])
        element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
  if (hasStarted) await hurry();
  await settled(page);
  const findings: Finding[] = [];
  const inVain: Action[] = [];
  for (const action of visit.actions) {
    const before = followed.length;
    if (await tryOnce(page, action, isHeld() ? GLANCE_MS : PATIENCE_MS)) continue;
    if (isHeld()) inVain.push(action);
    else if (followed.length > before) findings.push({ of: nameOfAction(action), seen: 'as without Atoll' });
    else if (await tryOnce(page, action))
      findings.push({ of: nameOfAction(action), seen: 'at the second try' });
    else inVain.push(action);
  }
  await arrive();
  await settled(page);
  // A slow entry has only started now.
  await hurry();
  await settled(page);
  for (const action of inVain) {
    const isDone = (await tryOnce(page, action)) || (await tryOnce(page, action));
    findings.push({
      of: nameOfAction(action),
      ...(isDone ? { seen: 'when it came' } : await judge(page, action.place)),
    });
  }
  for (const { name } of visit.cases) {
    if (findings.some(({ of }) => of.startsWith(name)) || !(await isUnwell(page, name))) continue;
    findings.push({ of: name, ...(await judge(page, name)) });
  }
  return findings;
}

/** @returns whether a widget of a case has not mounted, or something is still pending */
function isUnwell(page: Page, place: string): Promise<boolean> {
  return page
    .locator(`[data-case="${place}"]`)
    .evaluate(
      (section) =>
        window.atoll === undefined ||
        window.atoll
          .widgets()
          .some(({ element, state }) => section.contains(element) && state === 'loading') ||
        section.querySelector('[data-atoll-state="failed"],[aria-busy="true"],.submitting,.resetting') !==
          null,
    );
}

const nameOfAction = ({ place, what }: Action): string => `${place}: ${what}`;

/** Waits until nothing is pending, or for as long as a visitor would. */
async function settled(page: Page): Promise<void> {
  await Promise.race([
    page.evaluate(() => window.atoll?.settled()),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}

async function tryOnce(
  page: Page,
  { place, act, isDone }: Action,
  patienceMs = PATIENCE_MS,
): Promise<boolean> {
  const section = page.locator(`[data-case="${place}"]`);
  if (await section.evaluate(isDone)) return true;
  await section.evaluate(act);
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (await section.evaluate(isDone)) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return false;
}

/** @returns the result of a case whose widget does not work */
async function judge(page: Page, place: string): Promise<Pick<Finding, 'seen' | 'detail'>> {
  const problem = await page.locator(`[data-case="${place}"]`).evaluate((section) => {
    const { atoll, printed } = window as unknown as {
      atoll?: { widgets: () => readonly { element: HTMLElement; state: string }[] };
      printed: Map<string, string>;
    };
    const own = (atoll?.widgets() ?? []).filter(({ element }) => section.contains(element));
    const busy = section.querySelector(
      '[aria-busy="true"],.gdlr-core-now-loading,form.submitting,form.resetting',
    );
    if (busy) return `it waits for ever: ${busy.className}`;
    if (own.some(({ state }) => state === 'loading')) return 'its code is still on its way';
    const bare = section.innerHTML.replaceAll(/ data-atoll(-state)?="[^"]*"/g, '');
    const isSame = bare === printed.get(section.dataset['case'] ?? '');
    // One of two widgets may have failed, while the other's changes stay.
    if (isSame || (own.some(({ state }) => state === 'failed') && own.some(({ state }) => state === 'ready')))
      return '';
    return own.length > 0 && own.every(({ state }) => state === 'ready')
      ? 'it is ready'
      : `the markup is another: ${bare.slice(0, 2000)}`;
  });
  if (problem === '') return { seen: 'as without Atoll' };
  return { seen: problem === 'it is ready' ? 'nothing' : 'BROKEN', detail: problem };
}
