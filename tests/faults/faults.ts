/** One visit in which one request fails once, and what the visitor experiences. */
import type { Browser, BrowserContext } from 'playwright-core';
import type { PageServer } from '../support/page-server';
import { htmlPage } from '../support/pages';
import { type Finding, performActions, POLLING_MS } from './findings';
import { continueRoute, failRoute, type Fault, nameOf, respond, STALE_NONCE } from './responses';
import type { Visit } from './visits';

/** The duration of a slow request, in ms of the page's clock. */
const SLOW_MS = 30_000;

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
  // A slow request needs a window with a fake clock. Other visits share a window, because opening one takes longer.
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
  let release: (() => void) | undefined;
  let wasHit = false;
  await page.route('**/*', async (route) => {
    const name = nameOf(route);
    if (name === undefined) return continueRoute(route, path, followed);
    if (!requests.includes(name)) requests.push(name);
    if (wasHit || name !== failing?.request) return respond(route);
    wasHit = true;
    if (failing.fault !== 'slow') return failRoute(route, failing.fault);
    await new Promise<void>((resolve) => (release = resolve));
    // The page may have aborted it.
    await respond(route).catch(() => undefined);
  });
  try {
    if (isSlow) await page.clock.install();
    // A pending entry delays the page's events.
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'printed' in window, undefined, { polling: POLLING_MS });
    let hasArrived = false;
    const findings = await performActions(page, visit, followed, {
      isPending: () => release !== undefined && !hasArrived,
      async arrive() {
        if (!release) return;
        await page.clock.fastForward(SLOW_MS);
        hasArrived = true;
        release();
      },
    });
    return { requests, wasHit, findings, errors, reports };
  } finally {
    release?.();
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
