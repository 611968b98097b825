/**
 * Replaces the page builder's listing controls (goodlayers-listings). Kept: durations, styles and classes. Fixed: page
 * numbers have tab stops; one holder (10.2).
 */
import { describe, expect, it } from 'vitest';
import { listingAnswer } from '../../mocks/handlers/listings-server';
import {
  FILTER,
  finish,
  holdCalls,
  idle,
  listingBrowser,
  MORE,
  mounted,
  movements,
  SELECT,
  slowMotion,
  spoken,
  stopTimers,
} from '../../tests/support/listing-page';

const { open } = listingBrowser();
const CALM = { reducedMotion: 'reduce' } as const;

const first = (noun: string, ...numbers: readonly number[]): string[] =>
  numbers.map((number) => `${noun} ${number}`);

describe('replacing items', () => {
  it('follows its timeline, step by step', async () => {
    const { page, holder, titles, press } = await open(FILTER);
    const calls = await holdCalls(page);
    await slowMotion(page);
    await press('Music');
    await page.waitForSelector('.gdlr-core-now-loading');
    expect(await movements(page)).toEqual([
      'gdlr-core-portfolio-item-holder opacity 150',
      'gdlr-core-now-loading opacity 200',
    ]);
    const filterer = page.locator('.gdlr-core-filterer-wrap');
    expect(await filterer.getAttribute('class')).toContain('gdlr-core-disable');
    expect(await filterer.locator('.gdlr-core-active').allTextContents()).toEqual(['Music']);
    expect(await holder.evaluate(({ previousElementSibling: before }) => before?.className)).toBe(
      'gdlr-core-now-loading',
    );
    expect(await holder.getAttribute('style')).toContain('opacity: 0');
    expect(await titles()).toEqual(first('Project', 1, 2, 3, 4, 5, 6));
    expect(await spoken(page)).toBe('Loading');

    await calls.letGo();
    await page.waitForSelector('text="Project 7"');
    expect(await titles()).toEqual(first('Project', 3, 7, 11, 15, 19, 23));
    const now = await movements(page);
    expect(now).toContain('gdlr-core-portfolio-item-holder height+opacity+overflow 400');
    expect(now).toContain('gdlr-core-now-loading opacity 200');
    expect(now.filter((line) => line.startsWith('gdlr-core-pagination'))).toEqual([
      'gdlr-core-pagination height+marginBottom+marginTop+overflow+paddingBottom+paddingTop 100',
      'gdlr-core-pagination height+marginBottom+marginTop+overflow+paddingBottom+paddingTop 100',
    ]);
    // As long as the indicator is there.
    expect(await filterer.getAttribute('class')).toContain('gdlr-core-disable');
    await finish(page);
    expect(await holder.getAttribute('style')).toBe('opacity: 1;');
    expect(await page.locator('.gdlr-core-pagination').count()).toBe(1);
    expect(await page.locator('.gdlr-core-pagination a').allTextContents()).toEqual(['1', '2']);
    expect(await spoken(page)).toBe('6 items');
  });

  it('lets one item enter every 200 ms, each for 600 ms', async () => {
    const { page, holder, press } = await open(FILTER);
    await stopTimers(page);
    await press('Music');
    await page.waitForSelector('text="Project 7"');
    const states = () =>
      holder
        .locator('.gdlr-core-item-list')
        .evaluateAll((items) =>
          items.map((item) => /animate-(init|end)|animate(?=\s|$)/.exec(item.className)?.[0] ?? ''),
        );
    expect(await states()).toEqual(Array.from({ length: 6 }, () => 'animate-init'));
    const moved = async (count: number): Promise<boolean> =>
      (await holder.locator('.gdlr-core-animate,.gdlr-core-animate-end').count()) >= count;
    for (let item = 1; item <= 2; item += 1) {
      while (!(await moved(item))) await page.clock.runFor(200);
      expect(await holder.locator('.gdlr-core-animate').last().getAttribute('style')).toBe(
        'animation-duration: 600ms;',
      );
    }
    await page.clock.runFor(4000);
    expect(await states()).toEqual(Array.from({ length: 6 }, () => 'animate-end'));
    expect(await holder.locator('.gdlr-core-animate-init,.gdlr-core-animate').count()).toBe(0);
  });

  it('gives a slider 300 ms to find its size', async () => {
    const { page, press, answer } = await open(FILTER);
    await slowMotion(page);
    answer({ status: 'success', content: '<div class="gdlr-core-flexslider">Slides</div>' });
    await press('Music');
    await page.waitForSelector('.gdlr-core-flexslider');
    expect(await movements(page)).toContain(
      'gdlr-core-portfolio-item-holder height+opacity+overflow 400 after 300',
    );
  });

  it('shows no indicator if the stylesheet has none', async () => {
    const { page, titles } = await open(SELECT);
    const calls = await holdCalls(page);
    await page.locator('select').selectOption('music');
    await page.waitForSelector('[aria-busy]');
    await expect.poll(calls.waiting).toBe(1);
    expect(await page.locator('.gdlr-core-now-loading').count()).toBe(0);
    await calls.letGo();
    await idle(page);
    expect(await titles()).toEqual(first('News', 3, 7, 11, 15, 19));
  });
});

describe('RELIABILITY 13: a select', () => {
  it('that the visitor changed before its code loaded loads its value', async () => {
    const { page, titles, sent } = await open('');
    await page.evaluate((html) => {
      const main = document.querySelector('main');
      main?.replaceChildren(document.createRange().createContextualFragment(html));
      const select = main?.querySelector('select');
      if (select) select.value = 'music';
    }, SELECT);
    await mounted(page);
    await idle(page);
    expect(await titles()).toEqual(first('News', 3, 7, 11, 15, 19));
    expect(sent).toHaveLength(1);
  });
});

describe('appending items', () => {
  it('adds items at the end, without a fade, and the next button slides open in 100 ms', async () => {
    const masonry = MORE.replace('data-layout="fitrows"', 'data-layout="masonry"');
    const { page, holder, titles, press, sent } = await open(masonry);
    await slowMotion(page);
    await press('Load More');
    await page.waitForSelector('text="Project 4"');
    const now = await movements(page);
    expect(now.filter((line) => /holder|now-loading/.test(line))).toEqual([]);
    expect(now.filter((line) => line.startsWith('gdlr-core-load-more-wrap'))).toEqual([
      'gdlr-core-load-more-wrap height+marginBottom+marginTop+overflow+paddingBottom+paddingTop 100',
    ]);
    expect(await page.locator('.gdlr-core-load-more-wrap').count()).toBe(1);
    expect(await page.locator('.gdlr-core-load-more').getAttribute('data-ajax-value')).toBe('3');
    expect(await titles()).toEqual(first('Project', 1, 2, 3, 4, 5, 6));
    expect(sent[0]).toMatch(
      /^action=gdlr_core_portfolio_ajax&settings\[category\]=&.*&option\[name\]=paged&option\[value\]=2$/,
    );
    // Masonry has placed them below the old ones.
    const tops = await holder
      .locator('.gdlr-core-item-list')
      .evaluateAll((items) => items.map((item) => Number.parseFloat((item as HTMLElement).style.top)));
    expect(Math.min(...tops.slice(3))).toBeGreaterThan(0);
    expect(await spoken(page)).toBe('3 more items');
    await finish(page);

    // Masonry lays a replacement out before the listing reads the holder's new height, and the holder keeps that
    // height.
    await press('Music');
    await finish(page);
    expect(await titles()).toEqual(first('Project', 3, 7, 11));
    // An item that is entering is drawn below its place.
    await expect
      .poll(() => holder.locator('.gdlr-core-item-list:not(.gdlr-core-animate-end)').count())
      .toBe(0);
    const { style, bottom } = await holder.evaluate((node) => ({
      style: node.getAttribute('style') ?? '',
      bottom: Math.max(...[...node.children].map((item) => item.getBoundingClientRect().bottom)),
    }));
    expect(style).toContain('opacity: 1');
    const box = await holder.boundingBox();
    expect(Number(/height: ([\d.]+)px/.exec(style)?.[1])).toBeCloseTo(box?.height ?? 0, 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(bottom - 1);
  });
});

const listed = (items: string): string => `<ul class="products">${items}</ul>`;

describe('a shop’s list', () => {
  it('takes items that are inserted into it, and lays them out', async () => {
    const body = MORE.replace('"fitrows"', '"masonry"').replace(
      /(data-layout="masonry"[^>]*>)([\s\S]*?)(<\/div><div class="gdlr-core-load-more-wrap)/,
      (_all, before: string, items: string, after: string) => before + listed(items) + after,
    );
    const { page, holder, titles, press, answer } = await open(body, CALM);
    answer((sent: string) => {
      const given = listingAnswer(sent);
      return given && { ...given, content: listed(String(given['content'])) };
    });
    await press('Load More');
    await idle(page);
    expect(await titles()).toEqual(first('Project', 1, 2, 3, 4, 5, 6));
    expect(await holder.locator('ul').count()).toBe(1);
    const placed = await holder
      .locator('> ul.products > .gdlr-core-item-list')
      .evaluateAll((items) => items.map((item) => (item as HTMLElement).style.position));
    expect(placed).toEqual(Array.from({ length: 6 }, () => 'absolute'));
    expect(await holder.locator('> ul').evaluate(({ style }) => style.position)).toBe('relative');
    expect(await holder.evaluate((node) => (node as HTMLElement).style.height)).toBe('');
  });
});
