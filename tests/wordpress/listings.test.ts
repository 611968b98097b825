/**
 * Listings of posts on a real WordPress: filters, pages and “load more” with the server's actions (goodlayers-listings,
 * sections 5 and 8).
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import posts from '../../mocks/college/posts.json' with { type: 'json' };
import { launchChromium } from '../support/browser';
import { point } from '../support/page-browser';
import { visit } from './site';

const url = inject('site').url;

/** The works in the order of the listing, from each category in turn. */
const works = posts.works.biology.flatMap((title, index) => [
  title,
  ...[posts.works.history, posts.works.music, posts.works.sport].map((titles) => titles[index] ?? ''),
]);

/** Sends a request to admin-ajax as a visitor who is not signed in. */
async function ask(fields: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  const { text } = await visit('wp-admin/admin-ajax.php', 'anonymous', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return JSON.parse(text) as Record<string, unknown>;
}

/** @returns the number of items that an action lists */
const count = async (action: string, category = ''): Promise<number> => {
  const { content } = await ask({ action, 'settings[num-fetch]': '50', 'settings[category]': category });
  return String(content).split('class="gdlr-core-item-list').length - 1;
};

describe('the server’s actions', () => {
  const settings = { 'settings[num-fetch]': '9', 'settings[pagination]': 'page', 'settings[category]': '' };

  test('list 40 works in four categories, 30 members of staff and 40 posts', async () => {
    expect(
      await Promise.all([
        count('gdlr_core_portfolio_ajax'),
        count('gdlr_core_portfolio_ajax', 'music'),
        count('gdlr_core_personnel_ajax'),
        count('gdlr_core_post_ajax'),
      ]),
    ).toEqual([40, 10, 30, 40]);
  });

  test('return controls for a filter but not for a page, with the content type of HTML', async () => {
    const action = 'gdlr_core_portfolio_ajax';
    const filter = await ask({ action, ...settings, 'option[name]': 'category', 'option[value]': 'music' });
    expect(Object.keys(filter)).toEqual(['status', 'content', 'pagination']);
    expect(filter['pagination']).toContain('&quot;category&quot;:&quot;music&quot;');
    const page = await ask({ action, ...settings, 'option[name]': 'paged', 'option[value]': '5' });
    expect(Object.keys(page)).toEqual(['status', 'content']);
    expect(
      [...String(page['content']).matchAll(/<h3[^>]*><a[^>]*>([^<]+)/g)].map(([, title]) => title),
    ).toEqual(works.slice(36));
    expect(await ask({ action })).toEqual({ status: 'failed', message: expect.any(String) as unknown });
    const unknown = await visit('wp-admin/admin-ajax.php', 'anonymous', {
      method: 'POST',
      body: new URLSearchParams({ action: 'gdlr_core_unknown_ajax' }),
    });
    expect([unknown.status, unknown.text]).toEqual([400, '0']);
  });
});

describe('a visitor', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1000, height: 4000 } });
    page = await context.newPage();
    page.setDefaultTimeout(60_000);
  });
  afterEach(() => context.close());

  const titles = (block: string): Promise<string[]> =>
    page.locator(`.gdlr-core-${block}-item h3`).allTextContents();
  const soon = { timeout: 20_000 };

  test('filters, pages, loads more, and gets the same items again from the URL', async () => {
    await page.goto(new URL('listings/', url).href);
    await point(page);
    await page.waitForFunction(() => document.querySelectorAll('[data-atoll~="listing"]').length === 5);
    const works = page.locator('.gdlr-core-portfolio-item');
    await works.getByRole('button', { name: 'Music' }).click();
    await expect.poll(() => titles('portfolio'), soon).toHaveLength(9);
    await expect.poll(async () => (await titles('portfolio'))[1], soon).toBe(posts.works.music[1]);
    await works.getByRole('button', { name: 'Page 2' }).click();
    await expect.poll(() => titles('portfolio'), soon).toEqual([posts.works.music[9]]);
    await page.locator('.gdlr-core-load-more').click();
    await expect.poll(() => titles('blog'), soon).toHaveLength(12);
    await page.locator('.gdlr-core-load-more').click();
    await expect.poll(() => titles('blog'), soon).toHaveLength(18);
    await page.getByRole('combobox').press('Enter');
    await page.getByRole('option', { name: 'Office' }).click();
    await expect.poll(() => titles('personnel'), soon).toHaveLength(10);
    expect(new URL(page.url()).search).toBe(
      '?atoll-1-category=music&atoll-1-paged=2&atoll-2-paged=3&atoll-3-category=office',
    );
    await page.reload();
    await expect.poll(() => titles('portfolio'), soon).toEqual([posts.works.music[9]]);
    await expect.poll(() => titles('blog'), soon).toHaveLength(18);
    await expect.poll(() => titles('personnel'), soon).toHaveLength(10);
  });
});
