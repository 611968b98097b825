/** Visitors get the originals back if the entry does not start, whatever the reason, and only then. */
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { fragment } from '../support/pages';
import { visit } from './site';

const ENTRY = /\/atoll\/assets\/atoll-[\w-]+\.js/;

/** Every stand-in that Atoll removes from the page, in the order in which WordPress printed them. */
const ORIGINALS = ['gdlr-core-plugin', 'gdlr-core-page-builder'];

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(120_000);
});
afterEach(() => page.context().close());

const javascript = (body: string) => (route: Route) =>
  route.fulfill({ body, contentType: 'text/javascript' });

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'has the wrong type': (route) => route.fulfill({ body: '', contentType: 'text/html' }),
  'is refused by a firewall': (route) => route.fulfill({ status: 403, body: '' }),
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'cannot be parsed': javascript('let a = ;'),
  throws: javascript('throw new Error("broken")'),
};

const address = (path: string) => `${inject('site').url}${path}`;

/** Waits until the last original has run. */
const restored = () =>
  page.waitForFunction((last) => window.__legacy?.includes(last), ORIGINALS.at(-1) ?? '');

const ran = () => page.evaluate(() => window.__legacy?.filter((name) => name.startsWith('gdlr')));

describe('the originals come back in order, once, with jQuery, if the entry', () => {
  test.each(Object.entries(FAILURES))('%s', async (_, fail) => {
    await page.route(ENTRY, fail);
    await page.goto(address('demo/'), { waitUntil: 'load' });
    await restored();
    expect(await ran()).toEqual(ORIGINALS);
    expect(await page.evaluate(() => ['jQuery' in window, window.atoll])).toEqual([true, undefined]);
  });

  test('is blocked by a content security policy', async () => {
    await page.route(address('demo/'), async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/\/assets\/atoll-/g, '/assets/blocked/atoll-');
      const policy = `script-src 'unsafe-inline' ${address('wp-includes/')} ${address('wp-content/plugins/goodlayers-core/')}`;
      await route.fulfill({
        response,
        body,
        headers: { 'content-type': 'text/html', 'content-security-policy': policy },
      });
    });
    await page.goto(address('demo/'));
    await restored();
    expect(await ran()).toEqual(ORIGINALS);
  });

  test.each([
    ['Chrome 119', () => Reflect.deleteProperty(URL, 'canParse')],
    ['Firefox 123 or Safari 17.3', () => Reflect.deleteProperty(AbortSignal, 'any')],
    [
      'Chrome 65',
      () => {
        Reflect.deleteProperty(URL, 'canParse');
        Reflect.deleteProperty(window, 'AbortSignal');
      },
    ],
  ])('would run in %s, which is too old', async (_, removal) => {
    await page.addInitScript(removal);
    await page.goto(address('demo/'));
    await restored();
    expect(await ran()).toEqual(ORIGINALS);
    expect(await page.evaluate(() => window.atoll)).toBeUndefined();
  });

  test('does not answer in time, and the entry does not start when it arrives', async () => {
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(ENTRY, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(address('demo/'), { waitUntil: 'commit' });
    await restored();
    const arrived = page.waitForResponse(ENTRY);
    answer?.();
    await arrived;
    await page.waitForLoadState();
    expect(await ran()).toEqual(ORIGINALS);
    expect(await page.evaluate(() => window.atoll)).toBeUndefined();
  });
});

test('the early queue ends with the entry, so a click reaches the originals', async () => {
  await page.route(ENTRY, javascript('throw new Error("broken")'));
  await page.goto(address('demo/'));
  await restored();
  const title = page.locator('.gdlr-core-accordion-item-title').first();
  const heard = await title.evaluate((element) => {
    let count = 0;
    element.addEventListener('click', () => (count += 1));
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return count;
  });
  expect(heard).toBe(1);
});

test('no original is requested if the entry starts', async () => {
  await page.goto(address('demo/'));
  await page.evaluate(() => window.atoll?.settled());
  expect(await page.locator('#atoll-entry-fallback').count()).toBe(1);
  expect(await page.evaluate(() => [window.__legacy, 'jQuery' in window])).toEqual([undefined, false]);
});

test('a script that does not declare its dependencies comes back after them', async () => {
  const theme = encodeURIComponent(
    Buffer.from(fragment('goodlayers-theme/back-to-top-3.2.9.html')).toString('base64'),
  );
  const [page, without] = await Promise.all(
    ['kingster,allow-theme', 'disable,kingster,allow-theme'].map((scenarios) =>
      visit(`demo/?fixture=${scenarios},markup&markup=${theme}`),
    ),
  );
  const fallback = page?.scripts.find(({ id }) => id === 'atoll-entry-fallback');
  const urls = JSON.parse(
    fallback?.attributes.get('data-scripts')?.replaceAll('&quot;', '"') ?? '[]',
  ) as string[];
  const paths = urls.map((url) => url.split('?')[0] ?? '');
  const before = without?.scripts.map(({ src }) => src).filter((src) => paths.includes(src));
  expect(paths.map((path) => path.split('/').at(-1))).toEqual(
    expect.arrayContaining(['jquery.min.js', 'kingster-learnpress.js', 'script-core.js']),
  );
  expect(paths.filter((path) => before?.includes(path))).toEqual(before);
});
