/** A page with posts and a server that answers with link rules. A test file calls `openLinkTargets` once. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import idsB from '../../mocks/answers/ids-b.json';
import idsD from '../../mocks/answers/ids-d.json';
import { type LentPage, lendPage } from './page-pool';
import { openChromium } from './shared-chromium';
import { type PageServer, startPageServer } from './page-server';
import { fragment, htmlPage } from './pages';

export const AJAX = '/wp-admin/admin-ajax.php';
let browser: Browser;
export let server: PageServer;
export let context: BrowserContext;
export let page: Page;
let giveBack: LentPage['giveBack'];

/** Bodies of the requests that reached the server. */
export let calls: string[];

export let complaints: string[];

/** Starts the browser and the server of a test file, which calls this once, and gives each test a page. */
export function openLinkTargets(): void {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openChromium(), startPageServer()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  beforeEach(async () => {
    calls = [];
    complaints = [];
    ({ page, giveBack } = await lendPage(browser, { origin: server.origin }));
    context = page.context();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
  });
  afterEach(async () => {
    await giveBack();
    server.routes.clear();
  });
}

/** The mocked site's URLs, moved to the test server. */
const here = (text: string): string => text.replaceAll('https://school.example', '');

export const markup = (...names: string[]): string =>
  names.map((name) => here(fragment(`link-targets/${name}.html`))).join('');

export function answerWith(rules: unknown): void {
  server.routes.set(AJAX, ({ body }) => {
    calls.push(body);
    return { body: here(JSON.stringify(rules)), type: 'application/json' };
  });
}

interface Setup {
  readonly rules?: unknown;
  readonly settings?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  readonly withEntry?: boolean;
}

/** Opens a page and waits until its widgets are mounted. */
export async function open(
  body: string,
  { rules = idsB, settings, headers, withEntry = true }: Setup = {},
): Promise<void> {
  answerWith(rules);
  const html = htmlPage({ body, config: { ajaxUrl: AJAX, settings }, withEntry });
  server.routes.set('/page', { body: html, ...(headers && { headers }) });
  await page.goto(`${server.origin}/page`);
  if (withEntry) await mounted();
}

export async function mounted(): Promise<void> {
  // On a page without posts, the widget waits for the visitor's first action.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset['atollState'] === 'ready');
}

/** Waits until the response has been used. */
export async function marked(count: number): Promise<void> {
  await page.waitForFunction((all) => document.querySelectorAll('article a[target]').length === all, count);
}

/** Waits until the page is idle, so that missing effects can be asserted. */
export async function idle(): Promise<void> {
  await page.waitForLoadState('networkidle');
}

export function attributesOf(selector: string): Promise<(string | null)[][]> {
  return page
    .locator(selector)
    .evaluateAll((links) =>
      links.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
    );
}

/** Shape D as editors get it. */
export function withEditLinks(): unknown {
  return Object.fromEntries(
    Object.entries(idsD).map(([id, entry]) => [
      id,
      { ...entry, el: `/wp-admin/post.php?post=${id}&action=edit` },
    ]),
  );
}
