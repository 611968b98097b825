/**
 * Consent on a real server (goodlayers-panels, sections 13 to 15): the box, the form and the reload make the server print the
 * withheld content. Visitors who have answered never see the box of a cached page.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { delayResponse } from '../support/page-browser';

const url = new URL('consent/', inject('site').url).href;

const BOX = '.gdlr-core-privacy-box-wrap';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** @returns the content that the server printed for this visitor */
const printed = async (page: Page) => ({
  hasBox: (await page.locator(BOX).count()) > 0,
  isCounted: await page.evaluate(() => '__counted' in window),
  contents: await page
    .locator('main [data-entry]')
    .evaluateAll((all) => all.map((entry) => (entry.querySelector('.demo-consented') ? 'shown' : 'blocked'))),
});

const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.atoll !== undefined);
  await page.evaluate(() => window.atoll?.settled());
};

const storedSettings = async (context: BrowserContext): Promise<unknown> => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'gdlr-core-privacy-settings');
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
};

test('accepting shows the default content, and the form shows the rest', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(url);
  await ready(page);
  expect(await printed(page)).toEqual({ hasBox: true, isCounted: false, contents: ['blocked', 'blocked'] });

  // The server prints the roles, because the visitor has done nothing yet.
  const box = page.getByRole('region', { name: /cookies/i });
  expect(await box.getByRole('button').allTextContents()).toEqual([
    'privacy settings',
    'Accept',
    'Privacy Settings',
  ]);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Accept' }).click()]);
  await ready(page);
  expect(await printed(page)).toEqual({ hasBox: false, isCounted: true, contents: ['shown', 'blocked'] });

  await page.locator('main').getByRole('button', { name: 'privacy settings' }).click();
  await page.getByRole('tab', { name: 'Visitor counts' }).click();
  await page.getByRole('checkbox', { name: 'Visitor counts' }).press(' ');
  await page.getByRole('tab', { name: 'Videos' }).click();
  await page.getByRole('checkbox', { name: 'Videos' }).press(' ');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Save Settings' }).click()]);
  expect(await storedSettings(context)).toEqual({
    'gdlr-core-privacy-1': 0,
    'gdlr-core-privacy-2': 1,
    'gdlr-core-privacy-3': 0,
    'gdlr-core-privacy-4': 1,
  });
  expect(await printed(page)).toEqual({ hasBox: false, isCounted: false, contents: ['blocked', 'shown'] });
  expect(problems).toEqual([]);
  await context.close();
});

test('a page in a sandboxed frame, which may not read cookies, has no uncaught error', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': 'sandbox allow-scripts' };
    await route.fulfill({ response, headers });
  });
  await page.goto(url);
  await page.waitForFunction(() => document.querySelector('#atoll-consent-hint-js') !== null);
  const access = await page.evaluate(() => {
    try {
      return document.cookie;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(access).toBe('SecurityError');
  expect(errors).toEqual([]);
  await page.close();
});

test('[RELIABILITY 52] a cached page never paints the box for visitors who have answered, even before Atoll runs', async () => {
  const cached = await (await fetch(url)).text();
  expect(cached).toContain('gdlr-core-privacy-box-wrap gdlr-core-pos-bottom-bar');
  const context = await browser.newContext();
  await context.addCookies([{ name: 'gdlr-core-privacy-box', value: '1', url }]);
  const page = await context.newPage();
  await page.route(url, (route) => route.fulfill({ body: cached, contentType: 'text/html' }));
  const entry = /\/atoll\/assets\/atoll-/;
  const release = await delayResponse(page, entry);
  const asked = page.waitForRequest(entry);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(BOX).waitFor({ state: 'attached' });
  expect(await page.locator(BOX).isVisible()).toBe(false);
  await asked;
  release();
  // The widget hides the box after the visitor's first action.
  await page.waitForFunction(() => window.atoll !== undefined);
  await page.keyboard.press('Shift');
  await ready(page);
  await page.waitForFunction(
    (box) => document.querySelector<HTMLElement>(box)?.style.display === 'none',
    BOX,
  );
  expect(loads).toEqual([url]);
  await context.close();
});

test('a link in the box is underlined on a page without sliders and charts', async () => {
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator('.gdlr-core-privacy-box-text').waitFor({ state: 'attached' });
  const decoration = await page.locator('.gdlr-core-privacy-box-text').evaluate((text) => {
    const link = text.querySelector('a') ?? text.appendChild(document.createElement('a'));
    return getComputedStyle(link).textDecorationLine;
  });
  expect(await page.locator('#atoll-first-paint-css').count()).toBe(0);
  expect(decoration).toBe('underline');
  await page.close();
});
