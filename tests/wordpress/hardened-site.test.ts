/** Sites that restrict or rewrite their scripts: a policy with nonces, hashes of files, and a CDN. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser';

let browser: Browser;
let page: Page;
let refused: string[];

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  refused = [];
  page.on('console', (message) => {
    if (/Content Security Policy|integrity|CORS/.test(message.text())) refused.push(message.text());
  });
});
afterEach(async () => {
  // Routes still fetch code in advance. A context that closes meanwhile would make them fail.
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});

const open = (query: string): Promise<unknown> => page.goto(`${inject('site').url}accordion/?${query}`);

/** Opens the second panel with Atoll. */
async function openPanel(): Promise<void> {
  const button = page.locator('.gdlr-core-accordion-item').first().locator('[aria-expanded]').nth(1);
  await button.click();
  await page.waitForFunction((element) => element?.ariaExpanded === 'true', await button.elementHandle());
}

const originalsRun = (): Promise<unknown> =>
  page.waitForFunction(() => window.__legacy?.includes('gdlr-core-page-builder'));

test('a policy with nonces: the widgets work, and no script of the page is refused', async () => {
  await open('fixture=nonces');
  await openPanel();
  expect(refused).toEqual([]);
});

describe('hashes of files', () => {
  test('that are right: the widgets work', async () => {
    await open('fixture=hashes');
    expect(await page.locator('#atoll-js-module').getAttribute('integrity')).toMatch(/^sha384-/);
    await openPanel();
    expect(refused).toEqual([]);
  });

  test('that are wrong, because an optimiser has changed the file: the originals come back', async () => {
    await open('fixture=hashes&hash=wrong');
    await originalsRun();
    expect(refused).not.toEqual([]);
  });
});

describe('a CDN for the files', () => {
  const FILES = /^http:\/\/localhost:\d+\/wp-content\/plugins\/atoll\/assets\//;

  test('that allows the site to load modules: all code comes from there, and the widgets work', async () => {
    const loaded: string[] = [];
    await page.route(FILES, async (route) => {
      loaded.push(route.request().url());
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'access-control-allow-origin': '*' },
      });
    });
    const own: string[] = [];
    page.on('request', (request) => {
      if (/^http:\/\/127.*\/atoll\/assets\//.test(request.url())) own.push(request.url());
    });
    await open('fixture=files-host');
    await openPanel();
    expect(loaded.length).toBeGreaterThan(2);
    expect(own).toEqual([]);
    expect(refused).toEqual([]);
  });

  test('that does not: the originals come back', async () => {
    await open('fixture=files-host');
    await originalsRun();
    expect(refused).not.toEqual([]);
  });
});
