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
  // Not the URL: the admin area takes its `settings-updated` away as soon as its scripts run.
  await page.getByText('Settings saved.').waitFor();
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

/** @returns the ids and URLs that were purged since the last call, one list for each purge */
const purgedUrls = async (): Promise<readonly (readonly string[])[]> =>
  JSON.parse(
    (await visitSite('?fixture=purged-urls', 'anonymous', {}, site.url)).text,
  ) as readonly (readonly string[])[];

const purges = async (): Promise<number> => {
  const { scripts } = await visitSite('?fixture=purges', 'anonymous', {}, site.url);
  return Number(scripts.find(({ id }) => id === 'fixture-purges')?.text);
};

/** Saves a post with the classic editor's request. @returns what was purged */
const saveBox = async (
  as: Visitor,
  post: Readonly<Record<string, string>>,
): Promise<readonly (readonly string[])[]> => {
  const query = new URLSearchParams({ fixture: 'save-box', ...post });
  const { text } = await visitSite(`?${query}`, as, {}, site.url);
  expect(JSON.parse(text)).toEqual({ isOff: post['off'] === '1' });
  return purgedUrls();
};

describe('the box in the editor purges', () => {
  test('nothing for a draft, private or planned post, in every transition that stays invisible', async () => {
    const before = await purges();
    let off = 0;
    for (const status of ['draft', 'pending', 'private', 'future', 'draft', 'trash']) {
      off = 1 - off;
      expect(await saveBox('admin', { slug: 'hidden-post', status, off: String(off) })).toEqual([]);
    }
    // The author of a draft cannot do more.
    for (const isOff of ['1', '0', '1', '0'])
      expect(await saveBox('writer', { slug: 'own-draft', status: 'draft', off: isOff })).toEqual([]);
    expect(await purges()).toBe(before);
  });

  test.each([
    ['a post', { type: 'post' }, ['box-post/']],
    ['a page with a password', { type: 'page', password: 'secret' }, ['box-page/']],
    [
      'a post with page breaks',
      { type: 'post', content: 'a<!--nextpage-->b<!--nextpage-->c', slug: 'box-parts' },
      ['box-parts/', 'box-parts/2/', 'box-parts/3/'],
    ],
    ['a custom post type', { type: 'portfolio', slug: 'box-work' }, ['portfolio/box-work/']],
  ])('the URLs of %s, and nothing else', async (_what, post, paths) => {
    const before = await purges();
    const saved = { slug: `box-${post.type}`, status: 'publish', ...post };
    const urls = paths.map((path) => site.url + path);
    expect(await saveBox('admin', { ...saved, off: '1' })).toEqual([urls]);
    expect(await saveBox('admin', { ...saved, off: '1' })).toEqual([]);
    expect(await saveBox('admin', { ...saved, off: '0' })).toEqual([urls]);
    expect(await purges()).toBe(before);
  });

  test('a post that was visible once, when it gets hidden', async () => {
    const post = { slug: 'box-gone', type: 'post' };
    expect(await saveBox('admin', { ...post, status: 'publish', off: '1' })).toEqual([
      [`${site.url}box-gone/`],
    ]);
    expect(await saveBox('admin', { ...post, status: 'draft', off: '0' })).toEqual([
      [`${site.url}box-gone/`],
    ]);
    expect(await saveBox('admin', { ...post, status: 'draft', off: '1' })).toEqual([]);
    expect(await saveBox('admin', { ...post, status: 'publish', off: '0' })).toEqual([
      [`${site.url}box-gone/`],
    ]);
  });

  test('the page of a file', async () => {
    const file = { slug: 'box-file', type: 'attachment', status: 'inherit' };
    expect(await saveBox('admin', { ...file, off: '1' })).toEqual([[`${site.url}box-file/`]]);
  });
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
    expect(await purgedUrls()).toEqual([[`${site.url}demo/`]]);
  }
});
