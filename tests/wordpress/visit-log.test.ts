/** The log of visits: off by default, counts only, limited, and erased by a button. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSettings, rowsOf, save } from './administrator';
import { type OwnSite, startOwnSite } from './own-site';
import { visit } from './site';

/** A separate site, because settings affect all tests. */
let site: OwnSite['site'];
let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ site, browser, page } = await startOwnSite());
});
afterAll(() => Promise.all([browser.close(), site.stop()]));

interface Report {
  readonly page?: unknown;
  readonly variant?: unknown;
  readonly vitals?: unknown;
  readonly failed?: unknown;
}

/**
 * Sends a report as a page of the site would.
 *
 * @param address of the visitor
 * @returns the status of the response
 */
async function send(
  report: Report,
  origin = new URL(site.url).origin,
  address = '198.51.100.1',
): Promise<number> {
  const headers = { 'content-type': 'application/json', origin };
  const body = JSON.stringify({ page: 'front', variant: 'atoll', ...report });
  const path = `wp-json/atoll/v1/log?fixture=from&address=${address}`;
  return (await visit(path, 'anonymous', { method: 'POST', headers, body }, site.url)).status;
}

/** @returns the row of the settings page that counts the front page's visits with Atoll */
async function counted(): Promise<string | undefined> {
  await openSettings(page, site.url);
  const rows = await page.locator('#atoll-visits tbody tr').allTextContents();
  return rows.find((row) => row.startsWith('Front pagewith Atoll'));
}

const LOG = { 'Count on this site': true };

test('is off: nothing is printed, and no report is taken', async () => {
  const { text } = await visit('demo/', 'anonymous', {}, site.url);
  expect(text).not.toContain('atoll-log');
  expect(await send({ vitals: { LCP: 900 } })).toBe(401);
  expect(await rowsOf(site.url)).not.toContain('atoll_log');
});

describe('if it is on', () => {
  beforeAll(() => save(page, site.url, LOG));

  test('a page has its type and whether Atoll runs on it, and is the same for all visitors', async () => {
    const printed = async (path: string): Promise<unknown> => {
      const { scripts } = await visit(path, 'anonymous', {}, site.url);
      return JSON.parse(scripts.find(({ id }) => id === 'atoll-log')?.text ?? 'null');
    };
    expect(await printed('demo/')).toMatchObject({ page: 'page', variant: 'atoll', share: 0.1 });
    expect(await printed('no-such-page/')).toMatchObject({ page: 'missing', variant: 'atoll' });
    expect(await printed('demo/?fixture=disable')).toMatchObject({ page: 'page', variant: 'original' });
    const { text } = await visit('demo/', 'admin', {}, site.url);
    expect(text).not.toContain('id="atoll-log"');
  });

  test.each(['null', 'http://www.example.org', ''])(
    'a report with the origin "%s" is refused',
    async (origin) => {
      expect(await send({ vitals: { LCP: 900 } }, origin)).toBe(401);
    },
  );

  test('a visit reports its vitals when the page is hidden, and widgets that failed', async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.route(/\/demo\//, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"share":0.1', '"share":1') });
    });
    await visitor.goto(`${site.url}demo/`);
    await visitor.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /web-vitals/.test(name)),
    );
    await visitor.evaluate(() => window.atoll?.settled());
    await visitor.evaluate(() =>
      document.body.dispatchEvent(
        new CustomEvent('atoll:error', { bubbles: true, detail: { widget: 'tabs', code: 'load_failed' } }),
      ),
    );
    const sent = visitor.waitForRequest(/atoll\/v1\/log/);
    await visitor.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const report = await sent;
    expect(JSON.parse(report.postData() ?? '')).toMatchObject({
      page: 'page',
      variant: 'atoll',
      vitals: { CLS: expect.any(Number) as number },
      failed: ['tabs'],
    });
    // The next test's reports would be counted at the same time otherwise.
    expect((await report.response())?.status()).toBe(204);
    await context.close();
  });

  test('the settings page shows what three quarters of the visits had, with and without Atoll', async () => {
    const lcp = async (variant: string, values: readonly number[]): Promise<void> => {
      for (const LCP of values) expect(await send({ variant, vitals: { LCP, CLS: 0.01 } })).toBe(204);
    };
    await lcp('original', [2100, 2200, 2900]);
    await lcp('atoll', [600, 700, 900, 4000]);
    expect(await send({ failed: ['tabs', 'tabs', 'not-a-widget'] })).toBe(204);
    await openSettings(page, site.url);
    const rows = await page.locator('#atoll-visits tbody tr').allTextContents();
    expect(rows).toContain('Front pagewithout Atoll3≤ 3,000 ms–≤ 0.02');
    expect(rows).toContain('Front pagewith Atoll4≤ 1,000 ms–≤ 0.02');
    expect(await page.locator('li', { hasText: /^tabs \d$/ }).count()).toBe(1);
    expect(await page.getByText('not-a-widget').count()).toBe(0);
  });

  test.each<[string, Report]>([
    ['an unknown type of page', { page: 'secret' }],
    ['an unknown variant', { variant: 'other' }],
    ['a text as a value', { vitals: { LCP: 'fast' } }],
    ['too many widgets', { failed: Array.from({ length: 51 }, () => 'tabs') }],
    ['a widget with a long name', { failed: ['x'.repeat(101)] }],
    [
      'too many values',
      { vitals: Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`v${index}`, 1])) },
    ],
  ])('a report with %s is refused', async (_what, report) => {
    expect(await send(report)).toBe(400);
  });

  test('a report of another site is refused', async () => {
    expect(await send({ vitals: { LCP: 900 } }, 'https://elsewhere.example')).toBe(401);
  });

  test('a button erases the counts', async () => {
    await openSettings(page, site.url);
    await page.getByRole('button', { name: 'Erase the log' }).click();
    await page.getByText('No visit has been reported yet.').waitFor();
    expect((await rowsOf(site.url)).filter((name) => name.startsWith('atoll_log'))).toEqual([]);
  });

  test('takes 60 reports a minute', async () => {
    await visit('?fixture=full-log&count=59', 'anonymous', {}, site.url);
    expect(await send({ failed: ['tabs'] })).toBe(204);
    expect(await send({ failed: ['tabs'] })).toBe(429);
  });

  test('reports at the same time are all counted', async () => {
    await visit('?fixture=full-log&count=0', 'anonymous', {}, site.url);
    const sent = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send({ vitals: { LCP: 900 } }, new URL(site.url).origin, `198.51.100.${index}`),
      ),
    );
    const taken = sent.filter((status) => status === 204).length;
    // Addresses of one group share its limit.
    expect(taken).toBeGreaterThan(30);
    expect(await counted()).toBe(`Front pagewith Atoll${taken}≤ 1,000 ms––`);
  });

  test('one visitor cannot use up a minute, whatever pages are reported', async () => {
    await visit('?fixture=full-log&count=0', 'anonymous', {}, site.url);
    const pages = ['front', 'page', 'post', 'search', 'missing'];
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send({ page: pages[index % 5], vitals: { LCP: 0 } }, new URL(site.url).origin, '203.0.113.9'),
      ),
    );
    expect(sent.filter((status) => status === 204)).toHaveLength(10);
    // Another group of addresses has its own limit.
    const others = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        send({ vitals: { LCP: 900 } }, new URL(site.url).origin, `198.51.100.${index}`),
      ),
    );
    expect(others).toContain(204);
  });

  test('the option of the day is written once a minute, and the counts are the same before and after', async () => {
    const days = async (): Promise<readonly string[]> =>
      (await rowsOf(site.url)).filter((name) => name.startsWith('atoll_log_'));
    await openSettings(page, site.url);
    await page.getByRole('button', { name: 'Erase the log' }).click();
    await page.getByText('No visit has been reported yet.').waitFor();
    await visit('?fixture=full-log&count=0', 'anonymous', {}, site.url);
    expect(await send({ vitals: { LCP: 900 } })).toBe(204);
    expect(await days()).toEqual([]);
    await visit('?fixture=next-minute', 'anonymous', {}, site.url);
    // One minute back is the current one, so the one after it is needed too.
    await visit('?fixture=next-minute', 'anonymous', {}, site.url);
    expect(await send({ vitals: { LCP: 900 } })).toBe(204);
    expect(await days()).toHaveLength(1);
    expect(await counted()).toBe('Front pagewith Atoll2≤ 1,000 ms––');
  });

  test('a counted report writes one option; a refused report writes nothing', async () => {
    await visit('?fixture=full-log&count=50', 'anonymous', {}, site.url);
    await visit('?fixture=log-writes', 'anonymous', {}, site.url);
    const sent = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send({ vitals: { LCP: 900 } }, new URL(site.url).origin, `192.0.2.${index}`),
      ),
    );
    expect(sent.filter((status) => status === 204)).toHaveLength(10);
    expect(sent.filter((status) => status === 429)).toHaveLength(30);
    // The lock is an option, too.
    const { text } = await visit('?fixture=log-writes', 'anonymous', {}, site.url);
    const { 'atoll_log.lock': locks, ...written } = JSON.parse(text) as Record<string, number>;
    expect(written).toEqual({ atoll_log: 10 });
    expect(locks).toBeGreaterThanOrEqual(10);
  });

  test('days are kept for four weeks', async () => {
    await visit('?fixture=old-days', 'anonymous', {}, site.url);
    await openSettings(page, site.url);
    expect(await page.locator('li', { hasText: /^tabs / }).textContent()).toBe('tabs 27');
    expect(await page.getByText('Anyone can send invented values').count()).toBe(1);
  });

  test('the log is deleted when it is switched off', async () => {
    expect((await rowsOf(site.url)).filter((name) => name.startsWith('atoll_log')).length).toBeGreaterThan(1);
    await save(page, site.url, { 'Count on this site': false });
    expect((await rowsOf(site.url)).filter((name) => name.startsWith('atoll_log'))).toEqual([]);
    await save(page, site.url, LOG);
  });

  test('the privacy text names it', async () => {
    const { text } = await visit('wp-admin/options-privacy.php?tab=policyguide', 'admin', {}, site.url);
    expect(text).toContain('It does not store who reported a value.');
  });
});
