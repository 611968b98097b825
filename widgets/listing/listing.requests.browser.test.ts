/**
 * The requests of a listing (goodlayers-listings). Kept: the requests. Fixed: a failure leaves the old items, the previous
 * active link and a usable control (6.9); a block sends one request at a time (6.1).
 */
import { describe, expect, it } from 'vitest';
import {
  failureLines,
  FILTER,
  finish,
  holdCalls,
  idle,
  listingBrowser,
  MORE,
  SELECT,
  spoken,
  stopTimers,
} from '../../tests/support/listing-page';

const { open } = listingBrowser();
const CALM = { reducedMotion: 'reduce' } as const;

const first = (noun: string, ...numbers: readonly number[]): string[] =>
  numbers.map((number) => `${noun} ${number}`);

describe('RELIABILITY 44: the request', () => {
  it('[RELIABILITY 44] sends settings unchanged, and the response’s settings replace them', async () => {
    const { page, sent, press, answer } = await open(FILTER, CALM);
    answer({ status: 'success', content: 'Text', settings: { fresh: ['a', { b: true }], none: null } });
    await press('2');
    await idle(page);
    expect(sent[0]).toContain('settings[hover-info][]=icon&');
    expect(sent[0]).toContain('settings[thumbnail-button-padding][settings]=unlink');
    await press('3');
    await idle(page);
    expect(sent[1]).toBe(
      'action=gdlr_core_portfolio_ajax&settings[fresh][]=a&settings[fresh][1][b]=true&settings[none]=&option[name]=paged&option[value]=3',
    );
    // Each control has its own settings.
    await press('Music');
    await idle(page);
    expect(sent[2]).toContain('settings[num-fetch]=6');
  });

  it('requests everything with no option at all', async () => {
    const { page, sent, press } = await open(FILTER, CALM);
    await press('Music');
    await idle(page);
    await press('All');
    await idle(page);
    expect(sent[1]).not.toContain('option');
  });
});

describe('RELIABILITY 45: one request a block', () => {
  it('[RELIABILITY 45] sends nothing on a second click or a click on the active link', async () => {
    const { page, press, titles, sent } = await open(FILTER, CALM);
    await press('All');
    const calls = await holdCalls(page);
    await press('Music');
    await page.waitForSelector('[aria-busy]');
    await press('Sport');
    await press('2');
    await press('Music');
    expect(await page.locator('[data-ajax] .gdlr-core-active').allTextContents()).toEqual(['Music', '1']);
    expect(await page.locator('[data-ajax] a').first().getAttribute('aria-disabled')).toBe('true');
    await calls.letGo();
    await idle(page);
    expect(sent).toHaveLength(1);
    expect(calls.waiting()).toBe(0);
    expect(await titles()).toEqual(first('Project', 3, 7, 11, 15, 19, 23));
    expect(await page.locator('[aria-disabled]').count()).toBe(0);
  });

  it('[RELIABILITY 45] ignores a late response to an older request', async () => {
    const { page, titles } = await open(SELECT, { ...CALM });
    const calls = await holdCalls(page);
    await page.locator('select').selectOption('music');
    await expect.poll(calls.waiting).toBe(1);
    await page.locator('select').selectOption('biology');
    await expect.poll(calls.waiting).toBe(2);
    await calls.letGo(1);
    await page.waitForSelector('text="News 9"');
    await calls.letGo(0);
    await idle(page);
    expect(await titles()).toEqual(first('News', 1, 5, 9, 13, 17));
  });

  it('[RELIABILITY 45] keeps a usable block with its old items after any failure, and reports it once', async () => {
    const { page, press, titles, holder, answer, lines, errors, sent } = await open(FILTER, CALM);
    const failures: readonly unknown[] = [
      { body: 'Critical error.', status: 500 },
      { body: '<!doctype html><title>One moment</title>' },
      { body: '{"status":"success","content":"<div' },
      { body: '0', status: 400 },
      { body: 'Briefly unavailable.', status: 503 },
      { body: '<h1>Forbidden</h1>', status: 403 },
      { body: '<h1>Time-out</h1>', status: 504 },
      { body: '' },
      { body: '0' },
      { status: 'error', content: '<p>No</p>' },
      { status: 'failed', message: 'No settings' },
      { status: 'success' },
      { status: 'success', content: ['x'], pagination: 7 },
      [],
    ];
    for (const [index, failure] of failures.entries()) {
      answer(failure);
      await press('Music');
      await idle(page);
      expect(sent).toHaveLength(index + 1);
      expect(await spoken(page)).toBe('The items could not be loaded');
      // Beside the control that was pressed, once.
      expect(await failureLines(page)).toEqual(['The items could not be loaded']);
      expect(await page.locator('.gdlr-core-filterer-wrap + .atoll-listing-failed').isVisible()).toBe(true);
      expect(await titles()).toEqual(first('Project', 1, 2, 3, 4, 5, 6));
      expect(await holder.getAttribute('style')).toBe('opacity: 1;');
      expect(await page.locator('.gdlr-core-filterer.gdlr-core-active').allTextContents()).toEqual(['All']);
      expect(await page.locator('[aria-disabled]').count()).toBe(0);
    }
    const own = lines.filter((line) => line.startsWith('[atoll]'));
    expect(own).toHaveLength(failures.length);
    expect(own.filter((line) => !line.includes('listing:request_failed'))).toEqual([]);
    expect(errors).toEqual([]);
    answer(undefined);
    await press('Music');
    await idle(page);
    expect(await titles()).toEqual(first('Project', 3, 7, 11, 15, 19, 23));
    expect(await failureLines(page)).toEqual([]);
  });

  it('prints an error for each press without a network, before and after its code has arrived', async () => {
    const { page, press, titles } = await open(FILTER, CALM);
    const printed: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().startsWith('[atoll]')) printed.push(message.text());
    });
    const pressAndFail = async (count: number): Promise<void> => {
      await press('Music');
      await expect.poll(() => printed).toHaveLength(count);
    };
    await page.context().setOffline(true);
    await pressAndFail(1);
    await expect.poll(() => failureLines(page)).toEqual(['The items could not be loaded']);
    expect(await spoken(page)).toBe('The items could not be loaded');
    await page.context().setOffline(false);
    await page.route('**/ajax', (route) => route.abort());
    await page.reload();
    await pressAndFail(2);
    await idle(page);
    await pressAndFail(3);
    expect(printed[0]).toMatch(/listing:(?:block|request)_failed/);
    expect(printed[2]).toContain('listing:request_failed');
    expect(await titles()).toEqual(first('Project', 1, 2, 3, 4, 5, 6));
  });

  it('[RELIABILITY 45] lets load more be pressed again after a failure', async () => {
    const { page, press, titles, answer } = await open(MORE, CALM);
    answer({ body: '', status: 502 });
    await press('Load More');
    await expect.poll(() => spoken(page)).toBe('The items could not be loaded');
    await idle(page);
    expect(await page.locator('.gdlr-core-load-more-wrap + .atoll-listing-failed').isVisible()).toBe(true);
    answer(undefined);
    await press('Load More');
    await expect.poll(titles).toHaveLength(6);
    expect(await failureLines(page)).toEqual([]);
  });

  it('[RELIABILITY 11] enables the controls of a page that comes back from the back/forward cache', async () => {
    const { page, press, lines } = await open(FILTER, CALM);
    await holdCalls(page);
    await press('Music');
    await page.waitForSelector('[aria-busy]');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await page.locator('[aria-busy],.gdlr-core-disable,.gdlr-core-now-loading').count()).toBe(0);
    expect(await page.locator('.gdlr-core-filterer.gdlr-core-active').allTextContents()).toEqual(['All']);
    expect(lines.filter((line) => line.startsWith('[atoll]'))).toEqual([]);
  });
});

describe('prefetching and caching', () => {
  it('shows a filter that is chosen again at once, without a request, a delay or an entrance', async () => {
    const { page, press, sent, titles } = await open(FILTER);
    for (const name of ['Music', 'Sport']) {
      await press(name);
      await finish(page);
    }
    const seen = await page.evaluate(async () => {
      const link = [...document.querySelectorAll<HTMLElement>('.gdlr-core-filterer')].find(
        ({ textContent }) => textContent === 'Music',
      );
      link?.click();
      await new Promise(requestAnimationFrame);
      const holder = document.querySelector<HTMLElement>('.gdlr-core-portfolio-item-holder');
      return {
        title: holder?.querySelector('h3')?.textContent,
        opacity: Number(holder && getComputedStyle(holder).opacity),
        waiting: document.querySelectorAll('.gdlr-core-now-loading,.gdlr-core-animate-init').length,
      };
    });
    expect(seen).toEqual({ title: 'Project 3', opacity: 1, waiting: 0 });
    await finish(page);
    expect(sent).toHaveLength(2);
    expect(await titles()).toHaveLength(6);
  });

  it('prefetches after 65 ms of hover or focus; a shorter one prefetches nothing', async () => {
    const { page, press, sent, titles } = await open(FILTER, CALM);
    // Prefetched first, so that only the pointer's time counts.
    await press('Biology');
    await idle(page);
    await stopTimers(page);
    const links = page.locator('.gdlr-core-filterer');
    const over = (name: string) =>
      links.filter({ hasText: name }).evaluate((link) => {
        link.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
      });
    await over('History');
    await page.clock.runFor(64);
    await over('Music');
    await page.clock.runFor(64);
    expect(sent).toHaveLength(1);
    await page.clock.runFor(1);
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toContain('option[value]=music');
    await page.getByRole('button', { name: 'Sport' }).focus();
    await page.clock.runFor(65);
    await expect.poll(() => sent.length).toBe(3);
    await press('Music');
    await expect.poll(titles).toEqual(first('Project', 3, 7, 11, 15, 19, 23));
    expect(sent).toHaveLength(3);
  });

  it('prefetches nothing for a link that scrolls under a resting pointer', async () => {
    const SPACE = '<div style="height:3000px"></div>';
    const { page, press, sent } = await open(SPACE + FILTER + SPACE, CALM);
    await press('Biology');
    await idle(page);
    const link = page.getByRole('button', { name: 'Sport' });
    const box = await link.boundingBox();
    if (!box) throw new Error('the link is not shown');
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 - 100 };
    await page.mouse.move(place.x, place.y);
    await stopTimers(page);
    const over = await link.evaluateHandle((element) => ({
      seen: new Promise((resolve) => element.addEventListener('pointerover', resolve, { once: true })),
    }));
    await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
    await over.evaluate(({ seen }) => seen.then(() => undefined));
    await page.clock.runFor(1000);
    expect(sent).toHaveLength(1);
    await page.mouse.move(place.x + 2, place.y);
    await page.clock.runFor(65);
    await expect.poll(() => sent.length).toBe(2);
  });

  it('prefetches nothing if the site says so', async () => {
    const { page, sent, press } = await open(FILTER, { ...CALM, settings: { 'listings.prefetch': false } });
    await press('Biology');
    await idle(page);
    await stopTimers(page);
    await page.getByRole('button', { name: 'Sport' }).hover();
    await page.clock.runFor(1000);
    await press('Music');
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toContain('music');
  });
});
