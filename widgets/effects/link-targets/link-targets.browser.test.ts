/**
 * The link rule of the production build in a real browser. Replaces VK Link Target Controller's script; quirks that
 * are kept stand in widgets/effects/link-targets/link-targets.test.ts. Here: what only a browser knows, and captured pages.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import idsB from '../../../mocks/answers/ids-b.json';
import idsD from '../../../mocks/answers/ids-d.json';
import { launchChromium } from '../../../tests/support/browser';
import { type PageServer, ROOT, startPageServer } from '../../../tests/support/page-server';
import { capturedPage, fragment, htmlPage, whyNoCaptures } from '../../../tests/support/pages';
import { skipFor } from '../../../tests/support/skip';

const AJAX = '/wp-admin/admin-ajax.php';
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let browser: Browser;
let server: PageServer;
let context: BrowserContext;
let page: Page;
/** Bodies of the calls that the server got. */
let calls: string[];
let complaints: string[];

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

beforeEach(async () => {
  calls = [];
  complaints = [];
  context = await browser.newContext();
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
});

afterEach(async () => {
  await context.close();
  server.routes.clear();
});

/** The mocked site, as if it were the test server's. */
const here = (text: string): string => text.replaceAll('https://school.example', '');
const markup = (...names: string[]): string =>
  names.map((name) => here(fragment(`link-targets/${name}.html`))).join('');

function answerWith(rules: unknown): void {
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
async function open(
  body: string,
  { rules = idsB, settings, headers, withEntry = true }: Setup = {},
): Promise<void> {
  answerWith(rules);
  const html = htmlPage({ body, config: { ajaxUrl: AJAX, settings }, withEntry });
  server.routes.set('/page', { body: html, ...(headers && { headers }) });
  await page.goto(`${server.origin}/page`);
  if (withEntry) await mounted();
}

async function mounted(): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['atollState'] === 'ready');
}

/** Waits until the answer has been used. */
async function marked(count: number): Promise<void> {
  await page.waitForFunction((all) => document.querySelectorAll('article a[target]').length === all, count);
}

/** Waits until the page has nothing to do, so that what has not happened by now will not. */
async function idle(): Promise<void> {
  await page.waitForLoadState('networkidle');
}

function attributesOf(selector: string): Promise<(string | null)[][]> {
  return page
    .locator(selector)
    .evaluateAll((links) =>
      links.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
    );
}

/** The chunks that the page fetched. */
function chunks(): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/(.+?)-[\w-]{8}\.js/.exec(name)?.[1])
      .filter((name) => name !== undefined),
  );
}

/** The ids of the rules that the page breaks. */
async function violations(): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  return violations.map(({ id }) => id);
}

describe('RELIABILITY 50', () => {
  test('50. the opened tab has no way back to the page, whatever the link’s own rel says', async () => {
    server.routes.set('/class-photos/', { body: '<title>Photos</title>' });
    await open(markup('links').replace('<a href="/class-photos/"', '$& rel="opener"'));
    await marked(5);
    const link = page.getByRole('link', { name: 'Class photos can be ordered' });
    expect(await link.getAttribute('rel')).toBe('opener noopener');
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await tab.waitForLoadState();
    expect(await tab.title()).toBe('Photos');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    // The releases that list addresses still tell the other site where the visitor came from.
    expect(await tab.evaluate(() => document.referrer)).toBe(`${server.origin}/page`);
  });

  test('50. a page asks once, after it has loaded', async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/slow.png', async (route) => {
      await held;
      await route.fulfill({ status: 404 });
    });
    answerWith(idsB);
    const body = `${markup('articles', 'links')}<img src="/slow.png" alt="">`;
    server.routes.set('/page', { body: htmlPage({ body, config: { ajaxUrl: AJAX } }) });
    await page.goto(`${server.origin}/page`, { waitUntil: 'commit' });
    await mounted();
    // A call made too early would need two trips: one for the client's code, one for itself.
    for (let trip = 0; trip < 6; trip += 1) await page.evaluate(async () => (await fetch('/page')).text());
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    expect(calls).toEqual([]);
    release?.();
    await marked(7);
    await idle();
    expect(calls).toEqual(['action=ids']);
    const [loadedAt, askedAt] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const call = performance.getEntriesByType('resource').find(({ name }) => name.includes('admin-ajax'));
      return [navigation?.loadEventStart ?? NaN, call?.startTime ?? NaN];
    });
    expect(askedAt).toBeGreaterThanOrEqual(loadedAt);
  });
});

test('a page without posts fetches neither the answer nor the client, and no page fetches React', async () => {
  await open('<p class="post-title"><a href="/">Text</a></p>');
  await idle();
  expect(calls).toEqual([]);
  expect(await chunks()).toEqual(expect.not.arrayContaining(['rest', 'react']));

  await open(markup('articles'));
  await marked(2);
  expect(await chunks()).toContain('rest');
  expect(await chunks()).not.toContain('react');
  expect(complaints).toEqual([]);
});

test('RELIABILITY 48: every mocked page is marked as the mocked answer says, in both shapes', async () => {
  const names = [
    'articles',
    'class-only',
    'duplicates',
    'encoded',
    'id-only',
    'quotes',
    'redirected',
    'similar-ids',
  ];
  await open(markup(...names));
  await marked(11);
  expect((await attributesOf('a[target]')).map(([, ...marks]) => marks)).toEqual(
    Array.from({ length: 11 }, () => ['_blank', 'noopener']),
  );
  await open(markup(...names), { rules: idsD });
  await marked(12);
  const hrefs = (await attributesOf('a[target="_self"]')).map(([href]) => href);
  expect(hrefs).toEqual(['https://walls.example/holds']);
  expect(complaints).toEqual([]);
});

test('a form whose inputs have the names of DOM properties is a post like any other', async () => {
  const names = ['id', 'className', 'classList'];
  const inputs = names.map((name) => `<input name="${name}" aria-label="x">`);
  await open(`<article><form id="post-42">${inputs.join('')}<a href="/a/">Text</a></form></article>`, {
    rules: { 42: ['/a/'] },
  });
  await marked(1);
  expect(complaints).toEqual([]);
});

test('content that a script inserts is marked without a second request', async () => {
  await open(markup('articles'));
  await marked(2);
  await page.evaluate(
    (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
    markup('duplicates'),
  );
  await marked(4);
  await idle();
  expect(calls).toHaveLength(1);
});

test('a failed call leaves the links alone and says so on the console, once', async () => {
  answerWith(idsB);
  await open(markup('articles'));
  await marked(2);
  complaints = [];
  server.routes.set(AJAX, () => {
    calls.push('again');
    return { body: '0', status: 400 };
  });
  await page.reload();
  await mounted();
  await idle();
  expect(calls).toEqual(['action=ids', 'again']);
  expect(await page.locator('a[target]').count()).toBe(0);
  expect(complaints.filter((text) => text.startsWith('[atoll] link-targets:ids_failed'))).toHaveLength(1);
});

describe('the hint', () => {
  test('describes the link to assistive technology; its name and its look stay', async () => {
    await open(markup('articles'));
    await marked(2);
    const link = page.getByRole('link', { name: 'The choir wins the regional prize', exact: true });
    expect(await link.innerText()).toBe('The choir wins the regional prize');
    const devTools = await context.newCDPSession(page);
    const { nodes } = await devTools.send('Accessibility.getFullAXTree');
    const described = nodes.filter(({ description }) => description?.value === '(opens in a new tab)');
    expect(described.map(({ role, name }) => [role?.value, name?.value])).toEqual([
      ['link', 'The choir wins the regional prize'],
      ['link', 'The library opens on Saturdays'],
    ]);
    expect(await page.locator('#atoll-new-tab').isVisible()).toBe(false);
    expect(nodes.filter(({ name }) => name?.value === '(opens in a new tab)')).toEqual([]);
  });

  test('and the edit links break no accessibility rule that the server’s page keeps', async () => {
    const body = `<h1>News</h1>${markup('articles', 'links', 'class-only')}`;
    const rules = withEditLinks();
    await open(body, { rules, withEntry: false });
    const before = await violations();
    await open(body, { rules });
    await marked(9);
    expect(await page.locator('.vk-ltc-edit-link').count()).toBe(5);
    expect(await violations()).toEqual(before);
  });
});

test('the edit link has the original’s look under a policy that allows no inline styles', async () => {
  const headers = { 'content-security-policy': "default-src 'self'; img-src data:" };
  await open(markup('articles'), { rules: withEditLinks(), headers });
  await marked(3);
  const edit = page.getByRole('link', { name: '[Edit] The choir wins the regional prize', exact: true });
  const { ratio, ...look } = await edit.evaluate((link) => {
    const { fontSize, marginLeft, whiteSpace } = getComputedStyle(link);
    const around = link.parentElement ? getComputedStyle(link.parentElement).fontSize : '';
    const margin = Number.parseFloat(marginLeft) / Number.parseFloat(fontSize);
    return { ratio: Number.parseFloat(fontSize) / Number.parseFloat(around), margin, whiteSpace };
  });
  expect(ratio).toBeCloseTo(0.75);
  expect(look).toEqual({ margin: 0.5, whiteSpace: 'nowrap' });
  expect(complaints).toEqual([]);
});

test('RELIABILITY 48: 10,000 posts cost one walk, and one query a post', async () => {
  const MANY = 10_000;
  await page.addInitScript(() => {
    const counts: Record<string, number> = {};
    Object.assign(window, { counts });
    for (const prototype of [Document.prototype, Element.prototype]) {
      const original = Reflect.get(prototype, 'querySelectorAll');
      Object.defineProperty(prototype, 'querySelectorAll', {
        value(selector: string): unknown {
          counts[selector] = (counts[selector] ?? 0) + 1;
          return Reflect.apply(original, this, [selector]);
        },
      });
    }
  });
  const ids = Array.from({ length: MANY }, (_, at) => at + 1);
  const body = ids
    .map((id) => `<article id="post-${id}" class="post-${id}"><a href="/${id}/">Text</a></article>`)
    .join('');
  await open(body, { rules: Object.fromEntries(ids.map((id) => [id, [`/${id}/`]])) });
  await marked(MANY);
  const counts = await page.evaluate(() => Reflect.get(window, 'counts') as Record<string, number>);
  expect(counts['a[href]']).toBe(1 + MANY);
  expect(counts['[id^="post-"],[class*="post-"]']).toBe(1 + 1 + 1);
});

describe('the captured site', skipFor(whyNoCaptures), () => {
  test('has its blog marked as its own answer says, and nothing else', async () => {
    answerWith(capturedRules());
    server.routes.set('/blog/', { body: capturedPage('goodlayers/blog.html', { ajaxUrl: AJAX }) });
    await page.goto(`${server.origin}/blog/`);
    await marked(4);
    expect(await attributesOf('article h3 a')).toEqual([
      ['https://www.example.com/robotics-prize', '_blank', 'noopener noreferrer'],
      ['/plain/', '_self', null],
      ['/panels/', '_blank', 'noopener noreferrer'],
      ['/a-conversation-with-the-new-dean/', null, null],
      ['https://www.example.org/rowing', '_blank', 'noopener noreferrer'],
      ['/how-we-teach-statistics/', null, null],
    ]);
    // The same posts in the footer's list stand in no element with their id.
    expect(await page.locator('[href="/students-win-the-national-robotics-prize/"]').count()).toBeGreaterThan(
      0,
    );
    expect(calls).toEqual(['action=ids']);
  });

  test('is not asked about its listings, which have no post’s id', async () => {
    answerWith(capturedRules());
    server.routes.set('/listings/', { body: capturedPage('goodlayers/listings.html', { ajaxUrl: AJAX }) });
    await page.goto(`${server.origin}/listings/`);
    await mounted();
    await idle();
    expect(calls).toEqual([]);
  });
});

/** Shape D as editors get it. */
function withEditLinks(): unknown {
  return Object.fromEntries(
    Object.entries(idsD).map(([id, entry]) => [
      id,
      { ...entry, el: `/wp-admin/post.php?post=${id}&action=edit` },
    ]),
  );
}

/** The captured answer, from the same host as the captured pages. */
function capturedRules(): unknown {
  const answer = readFileSync(join(ROOT, '../shared/captured/goodlayers/ajax/vk-ids.json'), 'utf8');
  return JSON.parse(answer.replaceAll('https:\\/\\/college.example', ''));
}
