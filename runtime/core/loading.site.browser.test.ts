/** The production build on sites with policies, a CDN or a cache in front. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasten, openStage, waitForReady } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';

const { open, server, url } = openStage();
const ACCORDION = fragment('goodlayers/accordion-2.1.7-box-icon.html');
const COUNTER = fragment('goodlayers/counter-2.1.7.html');

const states = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.atoll?.widgets() ?? []).filter(({ name }) => name !== 'link-targets').map(({ state }) => state),
  );

/** The title opens its item, whether it is the server's or a mounted widget's. */
async function clickSecondTitle(page: Page): Promise<void> {
  await page.locator('.gdlr-core-accordion-item-title').nth(1).click();
}

describe('RELIABILITY 74, 75: a policy', () => {
  const POLICIES = [
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'",
    "require-trusted-types-for 'script'; trusted-types atoll",
    "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types atoll",
  ];

  it.each(POLICIES)('is never violated: %s', async (policy) => {
    // The inline styles in the fragments are the server's, and are blocked with or without Atoll.
    const body = [ACCORDION, fragment('goodlayers/toggle-box-2.1.7-title-link.html'), COUNTER]
      .join('')
      .replaceAll(/ style="[^"]*"/g, '');
    const { page, errors } = await open({
      body: htmlPage({ body, config: { ajaxUrl: '/ajax' } }),
      headers: { 'content-security-policy': policy },
    });
    server().routes.set('/ajax', { body: '{}', type: 'application/json' });
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) => {
        violations.push(`${violatedDirective} ${sourceFile} ${sample}`);
      });
    });
    await page.goto(url);
    await hasten(page);
    await waitForReady(page, 3);
    await clickSecondTitle(page);
    await page.locator('.gdlr-core-toggle-box-item-title').first().click();
    await page.keyboard.press('Tab');
    await page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      await window.atoll?.settled();
    });
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

/** Opens the page's server under its other host name: another origin, without CORS headers. */
async function openFromCdn(isShared: boolean) {
  const other = server().origin.replace('127.0.0.1', 'localhost');
  const html = htmlPage({ body: ACCORDION }).replace('src="/assets/', `src="${other}/assets/`);
  // A cached answer keeps its CORS headers.
  const watched = await open(html, { isFresh: true });
  const asked: string[] = [];
  watched.page.on('request', (request) => request.url().startsWith(other) && asked.push(request.url()));
  if (isShared) {
    await watched.page.route(`${other}/**`, async (route) => {
      const answer = await route.fetch({ url: route.request().url().replace('localhost', '127.0.0.1') });
      const headers = { ...answer.headers(), 'access-control-allow-origin': '*' };
      await route.fulfill({ response: answer, headers });
    });
  }
  await watched.page.goto(url);
  return { ...watched, asked };
}

describe('a CDN in front of wp-content', () => {
  it('serves all chunks if it allows other origins', async () => {
    const { page, asked, errors, scripts } = await openFromCdn(true);
    await hasten(page);
    await waitForReady(page);
    expect(asked.length).toBeGreaterThan(2);
    expect(asked).toHaveLength(scripts.length);
    expect(errors).toEqual([]);
  });

  it('leaves the page as the server sent it if it does not', async () => {
    const { page, asked, lines } = await openFromCdn(false);
    await expect.poll(() => lines.some((line) => line.includes('CORS'))).toBe(true);
    expect(asked).toHaveLength(1);
    const isAsServed = await page.locator('main').evaluate((main, html) => {
      const served = document.createElement('main');
      served.append(document.createRange().createContextualFragment(html));
      return main.isEqualNode(served);
    }, ACCORDION);
    expect(isAsServed).toBe(true);
  });
});

it('a page that a cache has kept with the old combined bundle is left to that bundle, with one console line', async () => {
  const bundle = 'window.jQuery = () => {}; jQuery.fn = { gdlr_core_accordion() {} };';
  server().routes.set('/cache/autoptimize_0f.js', { body: bundle, type: 'text/javascript' });
  const { page, lines } = await open(
    htmlPage({ body: ACCORDION, head: '<script defer src="/cache/autoptimize_0f.js"></script>' }),
  );
  await page.goto(url);
  await expect.poll(() => states(page)).toEqual(['deferred']);
  expect(lines).toEqual([expect.stringContaining('runtime:goodlayers_script_is_live')]);
});
