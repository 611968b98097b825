/** The status box of the settings page: the check of the site's pages. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSettings, save } from './administrator';
import { type OwnSite, startOwnSite } from './own-site';
import { visit } from './site';

/** A separate site, because settings affect all tests. */
let site: OwnSite['site'];
let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ site, browser, page } = await startOwnSite({ permissions: ['clipboard-read', 'clipboard-write'] }));
});
afterAll(() => Promise.all([browser.close(), site.stop()]));

/** Only these pages, because a PHP process handles one request after another. */
const PAGES = ['', 'demo/', 'plain/', 'uncovered/', 'no-such-page/'];

/** Opens the settings page, on which the check knows only some pages of the site. */
async function openBox(): Promise<void> {
  await page.route(/atoll\/v1\/pages/, (route) =>
    route.fulfill({ json: PAGES.map((path) => `${site.url}${path}`) }),
  );
  await openSettings(page, site.url);
}

const row = (path: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: path, exact: true }) });

async function checkNow(): Promise<void> {
  await page.getByRole('button', { name: 'Check now' }).click();
  // The default of 30 s is too short on a busy machine.
  await page.getByText(`${PAGES.length} of ${PAGES.length} pages checked`).waitFor({ timeout: 120_000 });
}

test('lists the replaced plugins with their releases', async () => {
  await openSettings(page, site.url);
  const found = page.getByRole('table', { name: 'Found on this site' });
  expect(await found.getByRole('row', { name: 'Contact Form 7 6.1.6, tested' }).count()).toBe(1);
  expect(await page.getByText('No page has been checked yet.').count()).toBe(1);
});

test.each(['demo/', 'accordion/', 'counter/', 'plain/'])(
  'counts at least the scripts of Atoll that a visitor of /%s loads without a press',
  async (path) => {
    const query = new URLSearchParams({ fixture: 'own-scripts', page: `/${path}` });
    const counted = JSON.parse((await visit(`?${query}`, 'anonymous', {}, site.url)).text) as string[];
    const visitor = await browser.newPage();
    await visitor.goto(`${site.url}${path}`);
    await visitor.mouse.move(1, 1);
    await visitor.mouse.move(2, 2);
    await visitor.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
        scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await window.atoll?.settled();
    });
    const loaded = await visitor.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/atoll\/(assets\/.+\.js)/.exec(name)?.[1] ?? '')
        .filter((name) => name !== ''),
    );
    await visitor.close();
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((file) => !counted.includes(file))).toEqual([]);
  },
);

describe('a check', () => {
  test('says for each page what goes, what stays, and what is saved', async () => {
    await openBox();
    await checkNow();
    const demo = await row('/demo/').getByRole('cell').allTextContents();
    expect(demo[0]).toContain('GoodLayers Core');
    expect(demo[0]).toContain('jQuery');
    // The stand-ins for the originals are small, so React alone is larger than all that goes.
    expect(demo[2]).toMatch(/^\d\d+ kB more$/);
    // The entry and the inline scripts have about 9.5 kB.
    expect((await row('/plain/').getByRole('cell').allTextContents())[2]).toMatch(/^(?:9|10) kB more$/);
    expect((await row('/uncovered/').getByRole('cell').allTextContents())[2]).toMatch(/^\d\d? kB more$/);
    const stays = row('/uncovered/').getByRole('cell').nth(1);
    expect(await stays.getByText(/Isotope/).isVisible()).toBe(false);
    await stays.getByText('Why?').click();
    expect(await stays.getByText(/Isotope/).isVisible()).toBe(true);
    expect(await row('/no-such-page/').textContent()).toContain('There is no page at this URL (404).');
    expect(await page.getByText('Recommended: look at the pages with a problem.').count()).toBe(1);
  });

  test('is kept, and its report can be copied', async () => {
    await openBox();
    await page.getByText(/^Last check: /).waitFor();
    await page.getByRole('button', { name: 'Copy report' }).click();
    await page.getByText('The report is in the clipboard.').waitFor();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toMatch(/^Atoll \d+\.\d+\.\d+, WordPress /);
    expect(report).toContain(`${site.url}demo/`);
    expect(report).toContain('  - GoodLayers Core');
  });

  test('starts anew', async () => {
    await openBox();
    await checkNow();
    await page.reload();
    await page.getByText(/^Last check: /).waitFor();
    expect(await row('/demo/').count()).toBe(1);
  });

  test('works in report-only mode, and nothing changes for visitors', async () => {
    await save(page, site.url, { 'Change nothing for visitors': true });
    await openBox();
    await checkNow();
    expect(await page.getByText('Report only: visitors get the original scripts.').count()).toBe(1);
    expect((await row('/demo/').getByRole('cell').allTextContents())[0]).toContain('GoodLayers Core');
    expect((await visit('demo/', 'anonymous', {}, site.url)).config).toBeUndefined();
  });
});

test.each([
  ['GET', 'pages'],
  ['POST', 'check'],
])('%s %s is refused to visitors and readers', async (method, route) => {
  const path = `wp-json/atoll/v1/${route}`;
  const init = { method, body: method === 'POST' ? new URLSearchParams({ page: site.url }) : null };
  const answers = await Promise.all([
    visit(path, 'anonymous', init, site.url),
    visit(path, 'reader', init, site.url),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
});
