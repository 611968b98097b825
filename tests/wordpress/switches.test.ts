/** Test mode, addresses, the box in the editor and the filter: who gets Atoll, and on which pages. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openSettings, save as saveFields } from './administrator';
import { type OwnSite, startOwnSite } from './own-site';
import { loaded, type Visitor, visit as visitSite } from './site';

const ENTRY = 'atoll-js-module';

/** A separate site, because settings affect all tests. */
let site: OwnSite['site'];
let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ site, browser, page } = await startOwnSite());
});
afterAll(() => Promise.all([browser.close(), site.stop()]));
afterEach(() => visitSite('?fixture=forget-settings', 'anonymous', {}, site.url));

const save = (fields: Readonly<Record<string, boolean | string>>): Promise<void> =>
  saveFields(page, site.url, fields);

const hasAtoll = async (path: string, as: Visitor = 'anonymous'): Promise<boolean> =>
  loaded(await visitSite(path, as, {}, site.url)).includes(ENTRY);

const rules = (): Promise<readonly string[]> => page.locator('.form-table li').allTextContents();

describe('test mode', () => {
  test('runs Atoll for administrators only, and the toolbar says so', async () => {
    await save({ 'Run Atoll for administrators only': true });
    expect(await Promise.all([hasAtoll('demo/'), hasAtoll('demo/', 'reader')])).toEqual([false, false]);
    const { text, headers } = await visitSite('demo/', 'admin', {}, site.url);
    expect(text).toContain(`id="${ENTRY}"`);
    expect(text).toContain('Atoll: test mode');
    expect(headers.get('cache-control')).toContain('no-cache');
  });
});

test('a widget that is off leaves the original scripts on the pages that contain it, and only there', async () => {
  const kept = async (path: string): Promise<boolean> =>
    loaded(await visitSite(path, 'anonymous', {}, site.url)).includes('gdlr-core-page-builder-js');
  expect(await Promise.all([kept('accordion/'), kept('counter/')])).toEqual([false, false]);
  await page.goto(`${site.url}wp-admin/options-general.php?page=atoll`);
  await page.getByText('Switch off single widgets').click();
  await page.getByRole('checkbox', { name: 'accordion', exact: true }).check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(/settings-updated/);
  expect(await page.getByRole('checkbox', { name: 'accordion', exact: true }).isChecked()).toBe(true);
  expect(await Promise.all([kept('accordion/'), kept('counter/')])).toEqual([true, false]);
});

describe('excluded pages', () => {
  test('are understood and counted, and a folder includes itself', async () => {
    await save({ 'Excluded pages': `/demo/*\n${site.url}%C3%A4pfel/\n/学校/\n/nowhere/` });
    await page.goto(`${site.url}wp-admin/options-general.php?page=atoll`);
    expect(await rules()).toEqual([
      '/demo/* matches 1 page of the sitemap',
      '/äpfel/ matches 0 pages of the sitemap',
      '/学校/ matches 0 pages of the sitemap',
      '/nowhere/ matches 0 pages of the sitemap',
    ]);
    expect(await hasAtoll('demo/')).toBe(false);
    expect(await hasAtoll('counter/')).toBe(true);
  });

  test.each([
    ['a query', '?p=12', '“?p=12” has a part after “?” or “#”'],
    ['a fragment', '/demo/#top', '“/demo/#top” has a part after “?” or “#”'],
    ['another site', 'https://example.org/demo/', '“https://example.org/demo/” belongs to another site.'],
  ])('with %s are refused, and the rest is saved', async (_name, line, message) => {
    await openSettings(page, site.url);
    await page.getByLabel('Excluded pages').fill(`${line}\n/accordion/`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect(await page.locator('.notice-error').textContent()).toContain(message);
    expect(await page.locator('#atoll-excluded').inputValue()).toBe('/accordion/');
    expect(await hasAtoll('')).toBe(true);
    expect(await hasAtoll('accordion/')).toBe(false);
  });
});

test.each([['http://xn--mller-kva.example'], ['http://müller.example']])(
  'a rule for the site %s may have its host in letters or encoded',
  async (home) => {
    const lines = [
      'http://müller.example/shop/',
      'https://WWW.MÜLLER.example/shop/',
      '//xn--mller-kva.example/shop/',
      'http://muller.example/shop/',
      'http://xn--mller-kva.example.org/shop/',
    ];
    const query = new URLSearchParams({ fixture: 'rules', home, lines: lines.join('\n') });
    const { text } = await visitSite(`?${query}`, 'anonymous', {}, site.url);
    expect(JSON.parse(text)).toEqual(['/shop/', '/shop/', '/shop/', null, null]);
  },
);

test('the filter atoll_skip_page leaves a page alone', async () => {
  expect(await hasAtoll('demo/?fixture=skip-page')).toBe(false);
  expect(await hasAtoll('counter/?fixture=skip-page')).toBe(true);
});

test('the box in the editor switches a page off and on again', async () => {
  const { text } = await visitSite('wp-json/wp/v2/pages?slug=demo', 'anonymous', {}, site.url);
  const [{ id }] = JSON.parse(text) as readonly [{ readonly id: number }];
  for (const isOff of [true, false]) {
    await page.goto(`${site.url}wp-admin/post.php?post=${id}&action=edit&fixture=classic-editor`);
    await page.getByLabel('Use the original scripts on this page').setChecked(isOff);
    await Promise.all([
      page.waitForURL(/[?&]message=\d/, { waitUntil: 'commit' }),
      page.locator('#publish').click(),
    ]);
    expect(await hasAtoll('demo/')).toBe(!isOff);
  }
});
