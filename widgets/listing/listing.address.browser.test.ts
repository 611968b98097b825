/** Filter and page of a listing in the page's address. */
import { describe, expect, it } from 'vitest';
import { FILTER, idle, listingBrowser, MORE, STAFF } from '../../tests/support/listing-page';

const { open } = listingBrowser();
const CALM = { reducedMotion: 'reduce' } as const;

const first = (noun: string, ...numbers: readonly number[]): string[] =>
  numbers.map((number) => `${noun} ${number}`);

describe('the address', () => {
  it('keeps filter and page, so that reload, Back and a shared link work', async () => {
    const { page, press, titles } = await open(FILTER, { ...CALM, search: '?lang=de%20x&b' });
    const query = () => new URL(page.url()).search;
    await press('Music');
    await idle(page);
    expect(query()).toBe('?lang=de%20x&b&atoll-1-category=music');
    await press('2');
    await idle(page);
    expect(query()).toBe('?lang=de%20x&b&atoll-1-category=music&atoll-1-paged=2');
    const second = first('Project', 27, 31, 35, 39);
    expect(await titles()).toEqual(second);

    await page.reload();
    await expect.poll(titles).toEqual(second);
    const active = page.locator('[data-ajax] .gdlr-core-active');
    await expect.poll(() => active.allTextContents()).toEqual(['Music', '2']);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect.poll(titles).toEqual(first('Project', 3, 7, 11, 15, 19, 23));
    await page.goBack();
    await expect.poll(titles).toEqual(first('Project', 1, 2, 3, 4, 5, 6));
    await idle(page);
    expect(query()).toBe('?lang=de%20x&b');
    await page.goForward();
    await expect.poll(titles).toEqual(first('Project', 3, 7, 11, 15, 19, 23));
  });

  it('restores as many items as load more had loaded, and Back leaves the page', async () => {
    const { page, press, titles, sent } = await open(MORE, CALM);
    const length = await page.evaluate(() => history.length);
    for (const count of [6, 9]) {
      await press('Load More');
      await expect.poll(titles).toHaveLength(count);
      await idle(page);
    }
    expect(new URL(page.url()).search).toBe('?atoll-1-paged=3');
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.reload();
    await expect.poll(titles).toHaveLength(9);
    expect(sent).toHaveLength(4);
  });

  it('numbers the blocks, and requests only what the page offers', async () => {
    const search = '?atoll-2-category=music&atoll-1-category=%3Cimg%3E&atoll-1-paged=99&atoll-1-x=%22';
    const { page, sent, lines, titles } = await open(FILTER + STAFF + FILTER, {
      ...CALM,
      search,
    });
    await page.evaluate(() => window.atoll?.settled());
    expect(await titles()).toEqual(first('Project', 1, 2, 3, 4, 5, 6));
    expect(sent).toEqual([]);
    expect(lines.filter((line) => line.startsWith('[atoll]'))).toEqual([]);
  });

  it('does not change if the site says so', async () => {
    const { page, press, titles } = await open(FILTER, {
      ...CALM,
      settings: { 'listings.address': false },
      search: '?atoll-1-category=sport',
    });
    await press('Music');
    await expect.poll(titles).toEqual(first('Project', 3, 7, 11, 15, 19, 23));
    await idle(page);
    expect(new URL(page.url()).search).toBe('?atoll-1-category=sport');
  });
});
