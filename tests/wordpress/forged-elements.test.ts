/** A post with elements that pretend to be Atoll's, after WordPress's own filter for authors. */
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { forgedGlobals, forgedMarkup, forgedScripts, OWN_IDS } from '../support/forged';

const { url } = inject('site');

/** The filter removes scripts, forms and links, and keeps ids and names. */
const POST = `${forgedMarkup()}<form id="ea"><input name="hooks"></form>${forgedScripts()}${forgedGlobals()}`;

/** A browser's page, what it reports, and the servers that it asks. */
interface Opened {
  readonly page: Page;
  readonly lines: readonly string[];
  readonly asked: readonly string[];
}

/**
 * Opens the demo page with a post.
 *
 * @param post its HTML, before the filter
 * @param isAdministrator whether an administrator opens it
 */
async function open(post: string, isAdministrator = false): Promise<Opened> {
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const lines: string[] = [];
  const asked: string[] = [];
  if (isAdministrator) await page.goto(`${url}?fixture_user=admin`);
  page.on('pageerror', ({ message }) => lines.push(`[atoll] ${message}`));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) lines.push(message.text());
  });
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  // As the body of a form, because a URL would be too long.
  await page.route('**/demo/?fixture=post', (route) =>
    route.continue({
      method: 'POST',
      headers: { ...route.request().headers(), 'content-type': 'application/x-www-form-urlencoded' },
      postData: `markup=${encodeURIComponent(Buffer.from(post).toString('base64'))}`,
    }),
  );
  await page.goto(`${url}demo/?fixture=post`);
  return { page, lines, asked };
}

test('the page’s widgets work, and nothing is sent to another site', async () => {
  const { page, lines, asked } = await open(POST);
  // The filter has kept the elements with the plugin's ids.
  const forged = await page
    .locator('body [id]')
    .evaluateAll((all) => all.filter(({ localName }) => localName !== 'script').map(({ id }) => id));
  expect(forged).toEqual(expect.arrayContaining([...OWN_IDS]));
  expect(
    await page.locator('svg script, template, form#ea, body link[rel="https://api.w.org/"]').count(),
  ).toBe(0);
  const closed = page.locator('.gdlr-core-accordion-item-tab:not(.gdlr-core-active)');
  const tab = await closed.first().elementHandle();
  await closed.first().locator('.gdlr-core-accordion-item-title').click();
  await page.waitForFunction(() =>
    document.querySelector('.gdlr-core-accordion-item[data-atoll-state="ready"]'),
  );
  await page.waitForFunction((element) => element?.classList.contains('gdlr-core-active'), tab);
  expect(asked.filter((origin) => origin.includes('elsewhere'))).toEqual([]);
  expect(lines.filter((line) => line.includes('[atoll]'))).toEqual([]);
});

/** The toolbar of WordPress, as a post can contain it, and the places of our screens. */
const TOOLBAR = `<div id="wpadminbar"><ul><li id="wp-admin-bar-atoll"><a href="#">Atoll</a></li></ul></div>
<div id="atoll-status"></div><pre id="atoll-status"></pre><form id="atoll-status"></form>`;

test.each([
  ['Atoll’s elements', POST],
  ['the toolbar', TOOLBAR],
  ['both', `${TOOLBAR}${POST}`],
])('the inspector works on a page whose post forges %s', async (_what, post) => {
  const { page, lines, asked } = await open(post, true);
  expect(await page.locator('pre[id^="atoll-"]').count()).toBeGreaterThan(0);
  const button = page.getByRole('button', { name: /^Atoll: \d+ widgets?$/ });
  await button.click();
  const panel = page.getByRole('region', { name: 'Atoll on this page' });
  await panel.getByRole('row', { name: /^vk-ltc-js Removed: / }).waitFor();
  expect(await panel.getByRole('row', { name: /^accordion / }).count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => panel.count()).toBe(0);
  expect(asked.filter((origin) => origin.includes('elsewhere'))).toEqual([]);
  expect(lines.filter((line) => line.includes('[atoll]'))).toEqual([]);
});
