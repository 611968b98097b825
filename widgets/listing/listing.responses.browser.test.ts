/**
 * What a listing does with a response (goodlayers-listings). Fixed: an empty list still updates its controls; lightbox sets
 * stay those of their block (10.1).
 */
import { describe, expect, it } from 'vitest';
import {
  FILTER,
  finish,
  idle,
  listingBrowser,
  MORE,
  mounted,
  spoken,
} from '../../tests/support/listing-page';

const { open } = listingBrowser();
const CALM = { reducedMotion: 'reduce' } as const;

const first = (noun: string, ...numbers: readonly number[]): string[] =>
  numbers.map((number) => `${noun} ${number}`);

describe('RELIABILITY 46: a response', () => {
  it('[RELIABILITY 46] removes a control with “none”, keeps it without a key, and updates controls even with an empty list', async () => {
    const { page, press, titles, answer } = await open(FILTER, CALM);
    answer({ status: 'success', content: '<p>One</p>' });
    await press('2');
    await idle(page);
    expect(await page.locator('.gdlr-core-pagination').count()).toBe(1);
    expect(await page.locator('.gdlr-core-pagination .gdlr-core-active').textContent()).toBe('2');
    answer({ status: 'success', content: '', pagination: 'none', load_more: 'none' });
    await press('Sport');
    await idle(page);
    expect(await titles()).toEqual([]);
    expect(await page.locator('.gdlr-core-portfolio-item-holder > *').count()).toBe(0);
    expect(await page.locator('.gdlr-core-pagination').count()).toBe(0);
    expect(await spoken(page)).toBe('No items');
  });

  it('[RELIABILITY 46] with the last page removes load more, and a filter restores it', async () => {
    const { page, press, answer, titles } = await open(MORE, CALM);
    answer({
      status: 'success',
      content: '<div class="gdlr-core-item-list"><a href="#l">Last</a></div>',
      load_more: 'none',
    });
    await page.locator('.gdlr-core-load-more').focus();
    await press('Load More');
    await idle(page);
    expect(await page.locator('.gdlr-core-load-more-wrap').count()).toBe(0);
    // The focus stays where the visitor moved it.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Last');
    answer(undefined);
    await press('Music');
    await idle(page);
    expect(await titles()).toEqual(first('Project', 3, 7, 11));
    expect(await page.locator('.gdlr-core-load-more-wrap').count()).toBe(1);
  });

  it('[RELIABILITY 46] keeps the focus in the block', async () => {
    const { page, press } = await open(FILTER, CALM);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('button', { name: 'Music' }).press('Enter');
    await idle(page);
    expect(await focused()).toBe('Music');
    await page.getByRole('button', { name: 'Page 2' }).press('Space');
    await idle(page);
    expect(await focused()).toBe('2');
    // Their control is replaced while it has the focus.
    await press('Sport');
    await idle(page);
    expect(await focused()).toBe('1');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-ajax]')?.className)).toContain(
      'pagination',
    );
  });

  it('[RELIABILITY 46] scrolls to 120 px above the block, in 1500 ms, only for pages and only upwards', async () => {
    const { page, press, holder } = await open(`${FILTER}<div style="height:4000px"></div>`, {
      viewport: { width: 1000, height: 900 },
    });
    const top = await holder.evaluate((node) => node.getBoundingClientRect().top + scrollY);
    await press('Music');
    await finish(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 700));
    await press('2');
    await page.waitForFunction((top) => Math.abs(scrollY - (top - 120)) < 1.5, Math.max(top, 120));
    await finish(page);
    await page.evaluate(() => scrollTo(0, 0));
    await press('1');
    await finish(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

describe('RELIABILITY 47: new items', () => {
  const CONTENT =
    '<div class="gdlr-core-item-list post-42"><a class="gdlr-core-lightgallery" href="https://school.example/far/" data-lightbox-group="gdlr-core-img-group-1">Far</a>' +
    '<div class="gdlr-core-accordion-item"><div class="gdlr-core-accordion-item-tab"><h4 class="gdlr-core-accordion-item-title gdlr-core-js">Q</h4><div class="gdlr-core-accordion-item-content">A</div></div></div>' +
    '<audio src="data:audio/mp3;base64,AAAA"></audio><img src="x" onerror="window.__x=1"><script>window.__x=1</script></div>';

  it('[RELIABILITY 42, 47] mount their widgets, open links in new tabs, and never run their scripts', async () => {
    const body = FILTER.replaceAll('img-group-1', 'img-group-7');
    const { page, press, answer, errors } = await open(body, CALM);
    answer((sent: string) =>
      sent.startsWith('action=ids')
        ? { 42: ['https://school.example/far/'] }
        : { status: 'success', content: CONTENT },
    );
    await page.evaluate(() => {
      const players: unknown[] = [];
      function MediaElementPlayer(media: Element, { stretching }: { stretching: string }): void {
        players.push([media.localName, stretching]);
      }
      Object.assign(window, { players, MediaElementPlayer });
    });
    await press('Music');
    const item = page.locator('.post-42');
    await item.locator('.gdlr-core-accordion-item [aria-expanded]').first().waitFor();
    await item.locator('a[target="_blank"]').waitFor();
    // The set of its holder, whatever the response calls it.
    expect(await item.locator('a').getAttribute('data-lightbox-group')).toBe('gdlr-core-img-group-7');
    expect(await item.locator('script,[onerror]').count()).toBe(0);
    expect(await page.evaluate(() => '__x' in window)).toBe(false);
    expect(await page.evaluate(() => Reflect.get(window, 'players') as unknown)).toEqual([
      ['audio', 'responsive'],
    ]);
    expect(errors).toEqual([]);
  });

  it('[RELIABILITY 47] leave no widget, listener or observer behind after fifty changes', async () => {
    const { page, press, answer } = await open(FILTER, CALM);
    answer({
      status: 'success',
      content: CONTENT,
      pagination: FILTER.slice(FILTER.indexOf('<div class="gdlr-core-pagination'), -7),
    });
    const alive = () =>
      page.evaluate(() =>
        (window.atoll?.widgets() ?? []).map(({ name, state }) => `${name} ${state}`).toSorted(),
      );
    const change = async (count: number): Promise<void> => {
      for (let round = 0; round < count; round += 1) {
        await press(round % 2 === 0 ? 'Music' : 'Sport');
        await idle(page);
      }
      await mounted(page);
      await page.evaluate(() => window.atoll?.settled());
    };
    await change(2);
    const before = await alive();
    await change(50);
    expect(await alive()).toEqual(before);
    expect(before).toContain('accordion ready');
    expect(await page.locator('.gdlr-core-pagination').count()).toBe(1);
  });
});
