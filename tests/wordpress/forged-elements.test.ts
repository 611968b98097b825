/** A post with elements that pretend to be Atoll's, after WordPress's own filter for authors. */
import { expect, inject, onTestFinished, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { forgedGlobals, forgedMarkup, forgedScripts, OWN_IDS } from '../support/forged';

const { url } = inject('site');

/** The filter removes scripts, forms and links, and keeps ids and names. */
const POST = `${forgedMarkup()}<form id="ea"><input name="hooks"></form>${forgedScripts()}${forgedGlobals()}`;

test('the page’s widgets work, and nothing is sent to another site', async () => {
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const lines: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) lines.push(message.text());
  });
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  // As the body of a form, because a URL would be too long.
  await page.route('**/demo/?fixture=post', (route) =>
    route.continue({
      method: 'POST',
      headers: { ...route.request().headers(), 'content-type': 'application/x-www-form-urlencoded' },
      postData: `markup=${encodeURIComponent(Buffer.from(POST).toString('base64'))}`,
    }),
  );
  await page.goto(`${url}demo/?fixture=post`);
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
