/**
 * Replaces the page builder's listing controls (goodlayers-listings). Kept: requests, times, styles and classes.
 * Fixed: a failure leaves the old items, the earlier active link and a usable control (6.9); one request a block (6.1);
 * one holder (10.2); an empty list still updates its controls; page numbers have tab stops; lightbox sets stay those
 * of their block (10.1); the bar follows the focus (3.2).
 * One file, because one block is tried: its parts (request, answer, address, focus) only mean something together.
 */
import { describe, expect, it } from 'vitest';
import { listingAnswer } from '../../mocks/handlers/listings-server';
import { axeFaults, finishMovements } from '../../tests/support/panel-page';
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
  SHOP,
  slowMotion,
  spoken,
  STAFF,
  stopTimers,
} from '../../tests/support/listing-page';

const { open, stage } = listingBrowser();

const CALM = { reducedMotion: 'reduce' } as const;
const first = (noun: string, ...numbers: readonly number[]): string[] =>
  numbers.map((number) => `${noun} ${number}`);

describe('replace', () => {
  it('goes through its timeline, step by step', async () => {
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

  it('lets items enter one every 200 ms, each for 600 ms', async () => {
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

  it('has no indicator where the stylesheet knows none', async () => {
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
  it('that was changed before its code was there loads what it says', async () => {
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

describe('append', () => {
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
    // Masonry has placed them, under the old ones.
    const tops = await holder
      .locator('.gdlr-core-item-list')
      .evaluateAll((items) => items.map((item) => Number.parseFloat((item as HTMLElement).style.top)));
    expect(Math.min(...tops.slice(3))).toBeGreaterThan(0);
    expect(await spoken(page)).toBe('3 more items');
    await finish(page);

    // A replacement is laid out before the holder's new height is looked at, and keeps that height.
    await press('Music');
    await finish(page);
    expect(await titles()).toEqual(first('Project', 3, 7, 11));
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
  it('takes what comes to it, and lays it out', async () => {
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

describe('RELIABILITY 44: the request', () => {
  it('[RELIABILITY 44] settings go as they came, and are replaced by the answer’s', async () => {
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
    // Each control has its own.
    await press('Music');
    await idle(page);
    expect(sent[2]).toContain('settings[num-fetch]=6');
  });

  it('asks for everything with no option at all', async () => {
    const { page, sent, press } = await open(FILTER, CALM);
    await press('Music');
    await idle(page);
    await press('All');
    await idle(page);
    expect(sent[1]).not.toContain('option');
  });
});

describe('RELIABILITY 45: one request a block', () => {
  it('[RELIABILITY 45] a second click, and one on the active link, ask for nothing', async () => {
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

  it('[RELIABILITY 45] a late answer of an older request is dropped', async () => {
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

  it('[RELIABILITY 45] whatever fails leaves a usable block with its old items, and one line', async () => {
    const { page, press, titles, holder, answer, lines, errors, sent } = await open(FILTER, CALM);
    const failures: readonly unknown[] = [
      { body: 'Critical error.', status: 500 },
      { body: '<!doctype html><title>One moment</title>' },
      { body: '{"status":"success","content":"<div' },
      { body: '0', status: 400 },
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
      expect(await titles()).toEqual(first('Project', 1, 2, 3, 4, 5, 6));
      expect(await holder.getAttribute('style')).toBe('opacity: 1;');
      expect(await page.locator('.gdlr-core-filterer.gdlr-core-active').allTextContents()).toEqual(['All']);
      expect(await page.locator('[aria-disabled]').count()).toBe(0);
    }
    const own = lines.filter((line) => line.startsWith('[atoll]'));
    expect(own).toHaveLength(1);
    expect(own[0]).toContain('listing:request_failed');
    expect(errors).toEqual([]);
    answer(undefined);
    await press('Music');
    await idle(page);
    expect(await titles()).toEqual(first('Project', 3, 7, 11, 15, 19, 23));
  });

  it('[RELIABILITY 45] load more can be pressed again after it has failed', async () => {
    const { page, press, titles, answer } = await open(MORE, CALM);
    answer({ body: '', status: 502 });
    await press('Load More');
    await expect.poll(() => spoken(page)).toBe('The items could not be loaded');
    await idle(page);
    answer(undefined);
    await press('Load More');
    await expect.poll(titles).toHaveLength(6);
  });

  it('[RELIABILITY 11] a page that comes back from the back/forward cache is not disabled', async () => {
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

describe('RELIABILITY 46: what is returned', () => {
  it('[RELIABILITY 46] controls go with none, stay without a key, and follow an empty list too', async () => {
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

  it('[RELIABILITY 46] the last of the pages takes load more away, and a filter brings it back', async () => {
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
    // The focus goes on where the visitor does.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Last');
    answer(undefined);
    await press('Music');
    await idle(page);
    expect(await titles()).toEqual(first('Project', 3, 7, 11));
    expect(await page.locator('.gdlr-core-load-more-wrap').count()).toBe(1);
  });

  it('[RELIABILITY 46] the focus stays in the block', async () => {
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

  it('[RELIABILITY 46] scrolls to 120 px above, in 1500 ms, only for pages and only upwards', async () => {
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

  it('[RELIABILITY 42, 47] their widgets mount, their links open new tabs, their scripts never run', async () => {
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
    await item.locator('.gdlr-core-accordion-item[data-atoll-state="ready"]').waitFor();
    await item.locator('a[target="_blank"]').waitFor();
    // The set of its own holder, whatever the answer calls it.
    expect(await item.locator('a').getAttribute('data-lightbox-group')).toBe('gdlr-core-img-group-7');
    expect(await item.locator('script,[onerror]').count()).toBe(0);
    expect(await page.evaluate(() => '__x' in window)).toBe(false);
    expect(await page.evaluate(() => Reflect.get(window, 'players') as unknown)).toEqual([
      ['audio', 'responsive'],
    ]);
    expect(errors).toEqual([]);
  });

  it('[RELIABILITY 47] fifty changes leave no widget, listener or observer behind', async () => {
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

describe('what is known already', () => {
  it('a filter chosen again is there at once, without a request, a wait or an entrance', async () => {
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

  it('a pointer or a focus that stays for 65 ms fetches ahead; one that passes by does not', async () => {
    const { page, press, sent, titles } = await open(FILTER, CALM);
    // Fetched first, so that the time is the pointer's alone.
    await press('Biology');
    await idle(page);
    await stopTimers(page);
    const links = page.locator('.gdlr-core-filterer');
    const over = (name: string) =>
      links.filter({ hasText: name }).evaluate((link) => {
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
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

  it('nothing is fetched ahead where the site does not want it', async () => {
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

describe('the address', () => {
  it('keeps filter and page, so that reload, back and a shared link work', async () => {
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
    await idle(page);
    expect(await page.locator('[data-ajax] .gdlr-core-active').allTextContents()).toEqual(['Music', '2']);
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

  it('brings back as many items as load more had brought, and Back leads away from the page', async () => {
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

  it('counts blocks, and asks only for what the page offers', async () => {
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

  it('is left alone where the site does not want it', async () => {
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

describe('controls', () => {
  it('the bar stands under the active link, and follows pointer and focus in 200 ms', async () => {
    const { page, press } = await open(FILTER);
    await slowMotion(page);
    const bar = page.locator('.gdlr-core-filterer-slide-bar');
    const link = (name: string) => page.getByRole('button', { name, exact: true });
    const offset = async (name: string): Promise<readonly number[]> => {
      const [bars, links] = [await bar.boundingBox(), await link(name).boundingBox()];
      return [bars, links].every(Boolean)
        ? [(bars?.x ?? 0) - (links?.x ?? 0), (bars?.width ?? 0) - (links?.width ?? 0)].map(Math.round)
        : [NaN];
    };
    const stands = async (name: string): Promise<void> => {
      await expect
        .poll(async () => {
          await finishMovements(page);
          return offset(name);
        })
        .toEqual([0, 0]);
    };
    await stands('All');
    await link('Music').hover();
    expect((await movements(page)).filter((line) => line.includes('slide-bar'))).toEqual([
      'gdlr-core-filterer-slide-bar left+width 200',
    ]);
    await stands('Music');
    await page.mouse.move(5, 2500);
    await stands('All');
    await link('Sport').focus();
    await stands('Sport');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await press('History');
    await finish(page);
    await stands('History');
    await page.setViewportSize({ width: 800, height: 3000 });
    await stands('History');
  });

  it('a custom dropdown loads by keyboard, and says what it said before when that fails', async () => {
    // How long a key has been down is nobody's to say here.
    const settings = { 'listings.prefetch': false };
    const { page, titles, answer, sent } = await open(STAFF, { ...CALM, settings });
    const box = page.getByRole('combobox');
    await box.press('Enter');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect.poll(titles).toEqual(first('Teacher', 1, 4, 7, 10, 13, 16));
    await idle(page);
    expect(await box.textContent()).toBe('Junior school');
    answer({ body: 'no', status: 500 });
    await box.press('Enter');
    await box.press('End');
    await box.press('Enter');
    await expect.poll(() => spoken(page)).toBe('The items could not be loaded');
    await idle(page);
    expect(await box.textContent()).toBe('Junior school');
    expect(await page.locator('.gdlr-core-ajax-link.gdlr-core-active').textContent()).toBe('Junior school');
    expect(sent).toHaveLength(2);
    answer(undefined);
    await page.goBack();
    await expect.poll(titles).toEqual(first('Teacher', 1, 2, 3, 4, 5, 6));
    expect(await box.textContent()).toBe('All');
    expect(decodeURIComponent(sent[2] ?? '')).toContain('option[name]=category&option[value]=');
  });

  it('a shop’s dropdown is a combobox for the keyboard, and its label is what was chosen', async () => {
    const { page, titles, sent, answer } = await open(SHOP, CALM);
    const box = page.getByRole('combobox', { name: 'Filter' });
    const list = page.getByRole('listbox', { name: 'Filter' });
    const selected = () => page.locator('[role="option"][aria-selected="true"]').allTextContents();
    const at = () =>
      box.evaluate((node) => {
        const entry = document.getElementById(node.getAttribute('aria-activedescendant') ?? '');
        return entry && { text: entry.textContent, ring: entry.style.outlineWidth };
      });
    const faults = await axeFaults(page);
    const newFaults = async () => (await axeFaults(page)).filter((fault) => !faults.includes(fault));
    expect(await page.getByRole('group').count()).toBe(0);

    await box.press('Enter');
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    expect(await list.getAttribute('id')).toBe(await box.getAttribute('aria-controls'));
    expect(await at()).toEqual({ text: 'All', ring: '2px' });
    expect(await newFaults()).toEqual([]);
    await stopTimers(page);
    await box.press('n');
    expect(await at()).toEqual({ text: 'Novels', ring: '2px' });
    await box.press('Escape');
    expect(await list.isVisible()).toBe(false);
    expect(await at()).toBeNull();
    expect(await selected()).toEqual(['All']);
    expect(sent).toEqual([]);

    // Two letters lead to the last entry; the one before it is stayed at, and fetched ahead.
    await box.press('a');
    await box.press('t');
    expect(await at()).toEqual({ text: 'Atlases', ring: '2px' });
    await box.press('ArrowUp');
    await page.clock.runFor(65);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toContain('novels');
    await page.clock.resume();
    await box.press('End');
    // Chooses, and goes on.
    await box.press('Tab');
    await expect.poll(titles).toEqual(first('Book', 2, 4, 6, 8, 10, 12));
    await idle(page);
    expect(await box.innerHTML()).toBe('<span class="gdlr-core-head">Atlases</span>');
    expect([await selected(), await list.isVisible()]).toEqual([['Atlases'], false]);
    const active = page.locator(':focus');
    expect(await active.evaluate((node) => node.closest('[class*="-item-holder"]') !== null)).toBe(true);
    expect(await newFaults()).toEqual([]);

    // What fails is taken back, from the label too.
    answer({ body: 'no', status: 500 });
    await box.press('Home');
    await box.press('Space');
    await expect.poll(() => spoken(page)).toBe('The items could not be loaded');
    await idle(page);
    expect([await box.textContent(), ...(await selected())]).toEqual(['Atlases', 'Atlases']);
    answer(undefined);
    await page.goBack();
    await expect.poll(selected).toEqual(['All']);
    expect(await box.textContent()).toBe('All');
  });

  it('a shop’s dropdown opens under a mouse as before, and a finger opens and closes it', async () => {
    const { page, titles } = await open(SHOP, CALM);
    const box = page.getByRole('combobox');
    const list = page.locator('.gdlr-core-filterer-dropdown');
    await box.hover();
    expect([await list.isVisible(), await box.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect(await list.getAttribute('style')).toBeFalsy();
    await page.getByRole('option', { name: 'Novels' }).click();
    await expect.poll(titles).toEqual(first('Book', 1, 3, 5, 7, 9, 11));
    // The focus is where the keyboard goes on, and the list is there as long as the mouse is.
    expect(await box.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await list.isVisible()).toBe(true);
    await page.mouse.move(5, 2500);
    expect([await list.isVisible(), await box.getAttribute('aria-expanded')]).toEqual([false, 'false']);
    // A click keeps it open, until the next one elsewhere.
    await box.click();
    await page.mouse.move(5, 2500);
    expect(await list.isVisible()).toBe(true);
    await page.mouse.click(5, 2500);
    expect(await list.isVisible()).toBe(false);

    const touched = await open(SHOP, { ...CALM, hasTouch: true, isMobile: true });
    const fingerBox = touched.page.getByRole('combobox');
    const fingerList = touched.page.locator('.gdlr-core-filterer-dropdown');
    for (const isOpen of [true, false, true]) {
      await fingerBox.tap();
      expect([isOpen, await fingerList.isVisible()]).toEqual([isOpen, isOpen]);
    }
    await touched.page.getByRole('option', { name: 'Atlases' }).tap();
    await expect.poll(touched.titles).toEqual(first('Book', 2, 4, 6, 8, 10, 12));
    expect(await fingerList.isVisible()).toBe(false);
  });

  it('have roles and names, and axe finds nothing in any state', async () => {
    const { page, press } = await open(FILTER, CALM);
    const roles = () =>
      page
        .locator('[data-ajax]')
        .evaluateAll((all) => all.map((one) => [one.getAttribute('role'), one.getAttribute('aria-label')]));
    expect(await roles()).toEqual([
      ['group', 'Filter'],
      ['navigation', 'Pages'],
    ]);
    expect(await page.getByRole('button', { pressed: true }).allTextContents()).toEqual(['All']);
    expect(await page.locator('[aria-current="page"]').getAttribute('aria-label')).toBe('Page 1');
    const faults = await axeFaults(page);
    const calls = await holdCalls(page);
    await press('Music');
    await page.waitForSelector('[aria-busy]');
    expect((await axeFaults(page)).filter((fault) => !faults.includes(fault))).toEqual([]);
    await calls.letGo();
    await idle(page);
    await mounted(page);
    expect(await page.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Music']);
    expect(await roles()).toEqual([
      ['group', 'Filter'],
      ['navigation', 'Pages'],
    ]);
  });

  it('plain page links and a control without a holder are left alone', async () => {
    const plain = '<div class="gdlr-core-pagination"><a class="page-numbers" href="#2">2</a></div>';
    const lost =
      '<div class="gdlr-core-js" data-ajax="x" data-target="none"><a href="#" data-ajax-name="paged">2</a></div>';
    const { page, lines } = await open(`${plain}${lost}${FILTER}`, CALM);
    await expect.poll(() => lines.filter((line) => line.includes('listing:mount_failed'))).toHaveLength(1);
    expect(await page.locator('.page-numbers').first().getAttribute('role')).toBeNull();
    expect(stage.server().routes.has('/ajax')).toBe(true);
  });
});
