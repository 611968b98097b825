/** The code of widgets that wait for the visitor: fetched after the page has loaded, and run when it is needed. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openStage, waitForReady, type Watched } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';

const stage = openStage();
const ACCORDION = fragment('goodlayers/accordion-2.1.7-box-icon.html');
const FAR_BELOW = `<div style="height:5000px"></div>${ACCORDION}`;

/** Opens a page that counts how often React has run. */
async function open(html: string, headers: Record<string, string> = {}): Promise<Watched> {
  const watched = await stage.open({ body: html, headers });
  await watched.page.addInitScript(() => {
    const counts = { runs: 0 };
    // React reports itself to this hook when its code runs.
    const hook = { supportsFiber: true, inject: () => (counts.runs += 1) };
    Object.assign(window, { counts, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  await watched.page.goto(stage.url);
  return watched;
}

const reactRuns = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { counts: { runs: number } }).counts.runs);

/** Waits until the browser has fetched chunks. The default are those that a press needs. */
const fetched = (page: Page, names = ['react-', '/accordion']): Promise<unknown> =>
  page.waitForFunction(
    (names) =>
      names.every((name) =>
        performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
      ),
    names,
  );

it('is fetched after the load, and runs on the first press, which requests nothing', async () => {
  const { page, scripts, errors, lines } = await open(htmlPage({ body: FAR_BELOW }));
  await fetched(page);
  // Any action of the visitor fetches the code for links.
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await fetched(page, ['/link-targets']);
  expect(await reactRuns(page)).toBe(0);
  expect(await page.evaluate(() => window.atoll?.widgets().map(({ state }) => state))).toContain('waiting');
  const before = scripts.length;
  expect(before).toBeGreaterThan(2);
  await page.locator('.gdlr-core-accordion-item-title').nth(1).click();
  await waitForReady(page);
  expect(await reactRuns(page)).toBe(1);
  expect(scripts.slice(before)).toEqual([]);
  expect([errors, lines]).toEqual([[], []]);
});

it('has the nonce of the page’s scripts', async () => {
  const html = htmlPage({ body: FAR_BELOW }).replaceAll('<script ', '<script nonce="abc" ');
  const { page, errors, lines } = await open(html, {
    'content-security-policy': "script-src 'nonce-abc'; style-src 'self' 'unsafe-inline'",
  });
  await fetched(page);
  await page.waitForLoadState('networkidle');
  expect([errors, lines]).toEqual([[], []]);
});

it('is not fetched before the visitor needs it if reduced data is preferred', async () => {
  const { page, scripts } = await stage.open({ body: htmlPage({ body: FAR_BELOW }), headers: {} });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto(stage.url);
  await page.waitForSelector('.gdlr-core-accordion-item-title [role="button"]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((name) => name.startsWith('react-'))).toEqual([]);
});
