/**
 * Replaces the counter of goodlayers-core 1.6.0 to 2.1.7 (goodlayers-motion, section 1), here in Chromium, with a
 * real screen. The tests control the clock. Kept: two easings and two roundings, for counters in view at the start
 * and for those that are scrolled to. Not kept: a hidden tab stopped the animation.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../../tests/support/shared-chromium';
import { type Sample, sampleCounter } from '../../tests/support/counter-samples';
import { type PageServer, startPageServer } from '../../tests/support/page-server';
import { capturedPage, fragment, htmlPage, whyNoCaptures } from '../../tests/support/pages';
import { skipFor } from '../../tests/support/skip';

const COUNT = '.gdlr-core-counter-item-count';

let browser: Browser;
let server: PageServer;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([openChromium(), startPageServer()]);
});

afterEach(() => page.close());

afterAll(async () => {
  await browser.close();
  await server.close();
});

interface Opening {
  readonly width?: number;
  readonly reducedMotion?: 'reduce';
  /** The clock is paused from the start: no frame runs until the test asks for it. */
  readonly isStill?: boolean;
}

/** Opens a page under a clock that the test controls, with the counter mounted and not yet running. */
async function open(
  body: string,
  { width = 1000, reducedMotion, isStill = false }: Opening = {},
): Promise<void> {
  server.routes.set('/', { body: htmlPage({ body }) });
  page = await browser.newPage({ viewport: { width, height: 600 }, ...(reducedMotion && { reducedMotion }) });
  await page.clock.install({ time: 0 });
  if (isStill) await page.clock.pauseAt(1000);
  await page.goto(server.origin);
  await page.waitForFunction(() => window.atoll !== undefined);
}

const mounted = (): Promise<unknown> => page.waitForSelector(`${COUNT}[data-atoll-state="ready"]`);
const text = async (): Promise<string> => (await page.textContent(COUNT)) ?? '';
const counter = (file: string): string => fragment(`goodlayers/counter-${file}.html`);

/** Opens a page with the counter below the screen, but near enough to mount. */
const below = (html: string): string =>
  `<div style="height:700px"></div>${html}<div style="height:2000px"></div>`;

const scrollToIt = (): Promise<void> =>
  page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), COUNT);

/** @returns the samples that are not on the curve of easeOutQuart, rounded up */
const offQuart = (samples: readonly Sample[]): readonly Sample[] =>
  samples.filter(
    ({ p, shown }) =>
      shown < Math.ceil(1240 * (1 - (1 - p.least) ** 4)) || shown > Math.ceil(1240 * (1 - (1 - p.most) ** 4)),
  );

/** Records every text from now on. */
async function recordTexts(): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((selector) => {
    const element = document.querySelector(selector);
    const texts: string[] = [];
    Object.assign(window, { texts });
    if (!element) return;
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  }, COUNT);
  return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts);
}

/** The time of the first frame, in which the counter starts. */
async function begun(): Promise<void> {
  await page.waitForFunction(
    (selector) => !/^(0|100)$/.test(document.querySelector(selector)?.textContent ?? '0'),
    COUNT,
    { polling: 5 },
  );
}

describe('a counter in view from the start', () => {
  it('counts to its end in its duration, and never past it', async () => {
    await open(counter('2.1.7'));
    await mounted();
    const texts = await recordTexts();
    await begun();
    await page.clock.runFor(4000);
    expect(await text()).toBe('1240');
    const numbers = (await texts()).map(Number);
    expect(numbers.every((value, index) => value >= (numbers[index - 1] ?? 0) && value <= 1240)).toBe(true);
    expect(numbers.length).toBeGreaterThan(20);
  });

  it('uses easeOutExpo, a sixth power, and rounds to the nearest number', async () => {
    await open(counter('2.1.7'), { isStill: true });
    await mounted();
    const samples = await sampleCounter(page, COUNT, 1240);
    expect(samples.length).toBeGreaterThan(20);
    for (const { p, shown } of samples) {
      expect(shown).toBeGreaterThanOrEqual(Math.round(1240 * (1 - (1 - p.least) ** 6)));
      expect(shown).toBeLessThanOrEqual(Math.round(1240 * (1 - (1 - p.most) ** 6)));
    }
  });

  it('is named by its final value while it counts, and is plain text afterwards', async () => {
    await open(counter('2.1.7-separators'));
    await mounted();
    const attributes = (): Promise<(string | null)[]> =>
      page
        .locator(COUNT)
        .evaluate((element) => ['role', 'aria-label'].map((name) => element.getAttribute(name)));
    await begun();
    expect(await attributes()).toEqual(['img', '1,500']);
    await page.clock.runFor(4000);
    expect(await text()).toBe('1,500');
    expect(await attributes()).toEqual([null, null]);
  });

  it('counts for 4000 ms if the builder’s field is empty', async () => {
    await open(counter('2.1.7-empty-duration'));
    await mounted();
    await page.waitForFunction((selector) => document.querySelector(selector)?.hasAttribute('role'), COUNT);
    await begun();
    await page.clock.runFor(1500);
    expect(await page.getAttribute(COUNT, 'role')).toBe('img');
    await page.clock.runFor(2500);
    expect(await text()).toBe('64');
    expect(await page.getAttribute(COUNT, 'role')).toBeNull();
  });

  it.each([
    ['2.1.7-down', '25'],
    ['2.1.7-negative', '-18'],
    ['2.1.7-decimals', '3.75'],
    ['2.1.7-trailing-zero', '12.5'],
    ['2.1.7-start', '1912'],
    ['1.6.0', '640'],
    ['1.8.7', '38'],
  ])('%s ends at %s', async (file, end) => {
    await open(counter(file));
    await mounted();
    const first = await text();
    await page.waitForFunction(
      ([selector, first, end]) => {
        const shown = document.querySelector(selector)?.textContent;
        return shown !== first || shown === end;
      },
      [COUNT, first, end] as const,
      { polling: 5 },
    );
    await page.clock.fastForward(5000);
    await page.clock.runFor(100);
    expect(await text()).toBe(end);
  });

  it('shows the right value after a time without frames, as in a hidden tab', async () => {
    await open(counter('2.1.7-long'));
    await mounted();
    await begun();
    // One frame after half a minute: the clock counts, not the frames.
    await page.clock.fastForward(30_000);
    const half = Number(await text());
    expect(half).toBeGreaterThan(2_500_000 * (1 - 0.5 ** 6) - 2);
    await page.clock.fastForward(30_000);
    expect(await text()).toBe('2500000');
  });
});

describe('a counter that is scrolled to', () => {
  it('waits until its top edge is above the screen’s lower edge', async () => {
    await open(below(counter('2.1.7')));
    await mounted();
    await page.clock.runFor(5000);
    expect(await text()).toBe('0');
  });

  it('uses easeOutQuart and rounds up', async () => {
    await open(below(counter('2.1.7')), { isStill: true });
    await mounted();
    // Its observer must have reported once that it is not in view.
    await page.evaluate(
      () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
    );
    await scrollToIt();
    const samples = await sampleCounter(page, COUNT, 1240);
    expect(samples.length).toBeGreaterThan(20);
    expect(offQuart(samples)).toEqual([]);
  });

  it('uses easeOutQuart too if a jump brings it into view before it is mounted', async () => {
    await open(`<div style="height:3000px"></div>${below(counter('2.1.7'))}`, { isStill: true });
    await scrollToIt();
    await mounted();
    const samples = await sampleCounter(page, COUNT, 1240);
    expect(samples.length).toBeGreaterThan(20);
    expect(offQuart(samples)).toEqual([]);
  });

  it('runs once, however often it is scrolled to', async () => {
    await open(below(counter('2.1.7')));
    await mounted();
    await scrollToIt();
    await begun();
    await page.clock.runFor(4000);
    expect(await text()).toBe('1240');
    const texts = await recordTexts();
    await page.evaluate(() => scrollTo(0, 0));
    await scrollToIt();
    await page.clock.runFor(4000);
    expect(await texts()).toEqual([]);
  });

  it('runs from page load at a phone’s width', async () => {
    await open(below(counter('2.1.7')), { width: 400 });
    await mounted();
    await begun();
    await page.clock.runFor(4000);
    expect(await text()).toBe('1240');
  });
});

describe('reduced motion', () => {
  it('shows the final value as soon as the counter mounts', async () => {
    await open(counter('2.1.7'), { reducedMotion: 'reduce', isStill: true });
    await mounted();
    await expect.poll(text).toBe('1240');
  });
});

describe('on a captured page', skipFor(whyNoCaptures), () => {
  it('every counter reaches its end, on the server’s nodes, without a console message', async () => {
    server.routes.set('/captured', { body: capturedPage('goodlayers/motion.html') });
    page = await browser.newPage({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce' });
    const lines: string[] = [];
    page.on('pageerror', (error) => lines.push(String(error)));
    page.on('console', (message) => {
      const isMissingFile = message.text().startsWith('Failed to load resource');
      if (/^(error|warning)$/.test(message.type()) && !isMissingFile) lines.push(message.text());
    });
    await page.addInitScript((selector) => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { server: [...document.querySelectorAll(selector)] });
      });
    }, COUNT);
    await page.goto(`${server.origin}/captured`);
    const counters = page.locator(COUNT);
    expect(await counters.count()).toBeGreaterThan(2);
    for (const one of await counters.all()) {
      await one.scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (element) => element?.textContent === element?.getAttribute('data-counter-end'),
        await one.elementHandle(),
      );
    }
    const isSame = await page.evaluate((selector) => {
      const before = (window as unknown as { server: Element[] }).server;
      return [...document.querySelectorAll(selector)].every((element, index) => element === before[index]);
    }, COUNT);
    expect(isSame).toBe(true);
    expect(lines).toEqual([]);
  });
});
