/**
 * Pages that others change, on the sites with the originals: a translator or a reading aid changes their texts, a script of the
 * site presses their controls with jQuery, and a visitor prints them (goodlayers-motion, goodlayers-listings, essential-addons).
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../support/browser';
import { FORMATS, print } from '../support/printed';
import { skipFor } from '../support/skip';
import { installTextScript, type TextScript } from '../support/translator';
import { type Site, SITE_A, SITE_B, whyNot } from './sites';
import { scrollThrough } from './walk';

const PATIENCE = { timeout: 240_000 };
const VIEWPORT = { width: 1350, height: 940 };

/** Numbers and bars that start from a placeholder, and titles. */
const TEXTS =
  '.gdlr-core-counter-item-count,.gdlr-core-skill-bar-filled,.eael-progressbar-count,.eael-progressbar-line-fill,h1,h2,h3,.gdlr-core-accordion-item-title,.eael-accordion-tab-title,.eael-tab-title';

const PAGES: readonly (readonly [Site, string])[] = [
  [SITE_A, 'motion/'],
  [SITE_A, 'panels/'],
  [SITE_A, 'sliders/'],
  [SITE_A, 'listings/'],
  [SITE_B, 'eael/'],
  [SITE_B, 'eael-variants/'],
];

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium(['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1']);
});

afterAll(() => browser?.close());

/** Calls a function with a page that is closed afterwards, and expects no error of the page. */
async function onPage<T>(run: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    const result = await run(page);
    expect(errors).toEqual([]);
    return result;
  } finally {
    await page.close();
  }
}

/** Visits a page to its end. @returns its texts and widths when nothing moves any more */
async function textsOf(url: string, script?: TextScript, isEarly = false): Promise<readonly string[]> {
  return onPage(async (page) => {
    if (script && isEarly)
      await page.addInitScript(
        `addEventListener('DOMContentLoaded', () => (${String(installTextScript)})('${script}'))`,
      );
    await page.goto(url);
    if (script && !isEarly) await page.evaluate(installTextScript, script);
    await scrollThrough(page);
    await page.evaluate(() => window.atoll?.settled());
    const failed = () =>
      page.evaluate(() => window.atoll?.widgets().filter(({ state }) => state === 'failed').length);
    expect(await failed()).toBe(0);
    return page.evaluate(async (selector) => {
      const read = (): string[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].map((element) =>
          (element.textContent?.trim() || element.style.width).replaceAll(/\s+/g, ' '),
        );
      // What counts or fills changes in each frame.
      let texts: string[];
      do {
        texts = read();
        for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
      } while (texts.join('|') !== read().join('|'));
      return texts;
    }, TEXTS);
  });
}

for (const [site, path] of PAGES) {
  describe(`/${path} of site ${site.name}`, skipFor(await whyNot(site)), () => {
    let expected: readonly string[];
    const url = new URL(path, site.url).href;
    beforeAll(async () => {
      expected = await textsOf(url);
    }, PATIENCE.timeout);

    it.each([
      ['translated before Atoll starts', 'translator', true],
      ['translated after it', 'translator', false],
      ['marked by a reading aid before Atoll starts', 'reading-aid', true],
      ['marked by a reading aid after it', 'reading-aid', false],
    ] as const)('shows the same if it is %s', PATIENCE, async (_what, script, isEarly) => {
      expect(expected.length).toBeGreaterThan(15);
      expect(await textsOf(url, script, isEarly)).toEqual(expected);
    });
  });
}

describe('while a page is translated', skipFor((await whyNot(SITE_A)) ?? (await whyNot(SITE_B))), () => {
  it.each([
    ['a typed text', SITE_A, 'motion/', '.gdlr-core-type-animation-item-content [data-animation-text]'],
    ['a fancy text', SITE_B, 'eael/', '.eael-fancy-text-strings:not([data-atoll-place] *)'],
  ] as const)('%s goes on', PATIENCE, async (_what, site, path, selector) => {
    const texts = await onPage(async (page) => {
      await page.goto(new URL(path, site.url).href);
      await page.locator(selector).first().scrollIntoViewIfNeeded();
      await page.evaluate(installTextScript, 'translator' as const);
      return page.evaluate(async (selector) => {
        const seen = new Set<string>();
        while (seen.size < 8) {
          seen.add(document.querySelector(selector)?.textContent?.trim() ?? '');
          await new Promise(requestAnimationFrame);
        }
        return [...seen];
      }, selector);
    });
    expect(texts).toHaveLength(8);
  });

  it('the lightbox counts on', PATIENCE, async () => {
    const counts = await onPage(async (page) => {
      await page.goto(new URL('blocks/', SITE_A.url).href);
      await page.locator('a.gdlr-core-lightgallery[data-lightbox-group]').first().dispatchEvent('click');
      const counter = page.getByRole('dialog').locator('.atoll-lightbox-counter');
      await expect.poll(() => counter.textContent()).toMatch(/^1 \/ /);
      await page.evaluate(installTextScript, 'translator' as const);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => counter.textContent()).toMatch(/^2 \/ /);
      return counter.textContent();
    });
    expect(counts).toMatch(/^2 \/ \d+$/);
  });
});

/** Runs in the page. */
const numbersOnPaper = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '.gdlr-core-counter-item-count,.gdlr-core-skill-bar-filled,.eael-progressbar-count,.eael-progressbar-line-fill,.elementor-counter-number',
    ),
  ].map((element) => (element.textContent ?? '').trim() || element.style.width);
/** Runs in the page. */
const blankCanvases = () =>
  [...document.querySelectorAll('canvas')].map((canvas) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    return data?.some((value) => value !== 0) ? 'drawn' : 'blank';
  });

describe('on paper', skipFor((await whyNot(SITE_A)) ?? (await whyNot(SITE_B))), () => {
  const NUMBERS: Readonly<Record<string, readonly string[]>> = {
    'motion/': ['1240', '98', '2500000', '42', '91%', '87%', '34%'],
    'eael/': ['72', '72%', '91', '84', '1,240'],
  };
  it.each(FORMATS)('numbers that were never in view are at their end: %s', PATIENCE, async (format) => {
    for (const [site, path] of [[SITE_A, 'motion/'] as const, [SITE_B, 'eael/'] as const]) {
      const seen = await onPage(async (page) => {
        await page.goto(new URL(path, site.url).href);
        await page.waitForLoadState('networkidle');
        return print(page, format, numbersOnPaper);
      });
      expect([path, seen]).toEqual([path, expect.arrayContaining([...(NUMBERS[path] ?? [])])]);
      expect([path, seen]).not.toEqual([path, expect.arrayContaining(['0'])]);
    }
  });

  it.each(FORMATS)('charts and circles that were never in view are drawn: %s', PATIENCE, async (format) => {
    for (const [path, count] of [['motion/', 9] as const, ['chart-bug/', 2] as const]) {
      const seen = await onPage(async (page) => {
        await page.goto(new URL(path, SITE_A.url).href);
        await page.waitForLoadState('networkidle');
        return print(page, format, blankCanvases);
      });
      expect([path, seen]).toEqual([path, Array.from({ length: count }, () => 'drawn')]);
    }
  });
});

/** Where the items of a listing lead after a press, and what jQuery's listeners have heard. */
interface Pressed {
  readonly links: readonly (string | null)[];
  readonly events: readonly string[];
}

/** Presses the first control of each listing that has one. */
async function pressEach(query: string, selector: string): Promise<readonly Pressed[]> {
  return onPage(async (page) => {
    await page.goto(new URL(`listings/${query}`, SITE_A.url).href);
    if (query === '')
      await page.addScriptTag({ url: new URL('wp-includes/js/jquery/jquery.min.js', SITE_A.url).href });
    return page.evaluate(async (selector) => {
      type Listener = (event: Event, request?: { status: number }, call?: { data: string }) => void;
      type Chain = (target: unknown) => {
        on: (name: string, listener: Listener) => void;
        trigger: (name: string) => void;
      };
      const $ = Reflect.get(window, 'jQuery') as unknown as Chain;
      const results: Pressed[] = [];
      for (const list of document.querySelectorAll('.gdlr-core-pbf-element')) {
        const control = list.querySelector(selector);
        if (!control) continue;
        const events: string[] = [];
        await new Promise<void>((resolve) => {
          for (const name of [
            'ajaxStart',
            'ajaxSend',
            'ajaxSuccess',
            'ajaxError',
            'ajaxComplete',
            'ajaxStop',
          ])
            $(document).on(name, (_event, request, call) => {
              const action = /action=\w+/.exec(call?.data ?? '')?.[0] ?? '';
              events.push(`${name} ${request?.status ?? ''} ${action}`.trim());
              if (name === 'ajaxStop') resolve();
            });
          $(control).trigger('click');
        });
        results.push({
          links: [...list.querySelectorAll('.gdlr-core-item-list a[href]:not([href="#"])')].map((link) =>
            link.getAttribute('href'),
          ),
          events,
        });
      }
      return results;
    }, selector);
  });
}

describe('driven by jQuery', skipFor(await whyNot(SITE_A)), () => {
  it.each([
    ['filter', '.gdlr-core-filterer:not(.gdlr-core-active)', 4],
    ['page number', '.page-numbers:not(.gdlr-core-active)', 3],
    ['“load more”', '.gdlr-core-load-more', 2],
  ])(
    'the first %s of each listing does as with the original, and jQuery’s listeners hear the same',
    PATIENCE,
    async (_what, selector, lists) => {
      const original = await pressEach('?orig=1', selector);
      expect(original.length).toBeGreaterThanOrEqual(lists);
      expect(original[0]?.events).toContain('ajaxComplete 200 action=gdlr_core_portfolio_ajax');
      expect(original[0]?.links.length).toBeGreaterThan(2);
      expect(await pressEach('', selector)).toEqual(original);
    },
  );
});
