/** Every page is as high as without Atoll, on a desktop and on a phone. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { skipFor } from '../support/skip';
import {
  type Site,
  SITE_A,
  SITE_A71,
  SITE_ATT,
  SITE_B,
  SITE_B41,
  SITE_B71,
  SITE_E,
  SITE_INF,
  SITE_LOG,
  SITE_TT,
  whyNoPage,
  whyNot,
} from './sites';
import { scrollThrough } from './walk';

const SITES = [SITE_A, SITE_B, SITE_E, SITE_A71, SITE_B71, SITE_B41, SITE_TT, SITE_INF, SITE_ATT, SITE_LOG];
const WIDTHS = [1350, 390];
const TOLERANCE_PX = 2;

/** Its listings with random order are different at each visit. */
const RANDOM = 'builder-2/';

/** Pages that are higher or lower on purpose (docs/originals.md, "Differences that are wanted"). */
const WANTED: readonly { readonly path: string; readonly width?: number; readonly why: string }[] = [
  { path: 'chart-bug/', why: 'the original throws an error and draws no chart' },
  { path: 'eael-variants/', width: 390, why: 'a gallery starts with the filter that its author has set' },
];

/** Tickers and quotations change the height of a page as long as it is open. */
const SAME_WITHIN_MS = 15_000;
const PATIENCE = { timeout: 240_000 };
const LOAD_MS = 120_000;

/** A video has no height before its file has come, which the originals do not wait for. */
const VIDEO_RATIO = '<style>video{aspect-ratio:16/9}</style>';

/**
 * Opens a page and scrolls through it. Images have no `srcset`: the browser may show any of its pictures, whose heights
 * differ by rounding.
 */
async function open(browser: Browser, url: URL, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  page.setDefaultTimeout(LOAD_MS);
  await page.route(url.href, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(/ srcset=("[^"]*"|'[^']*')/g, '');
    await route.fulfill({ response, body: html.replace('</head>', `${VIDEO_RATIO}</head>`) });
  });
  await page.goto(url.href, { waitUntil: 'load', timeout: LOAD_MS });
  await scrollThrough(page);
  await page.evaluate(() => window.atoll?.settled());
  await scrollThrough(page);
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    await window.atoll?.settled();
    await document.fonts.ready;
  });
  return page;
}

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** Stops at each slider that has not started. It starts when the page rests with the slider in view. */
async function startSliders(page: Page): Promise<void> {
  const waiting = page.locator('.gdlr-core-flexslider:not([data-atoll-state])').filter({ visible: true });
  for (let left = await waiting.count(); left > 0; left -= 1) {
    const slider = await waiting.first().elementHandle({ timeout: SAME_WITHIN_MS });
    if (slider === null) return;
    await slider.scrollIntoViewIfNeeded();
    await expect
      .poll(() => slider.getAttribute('data-atoll-state'), { timeout: SAME_WITHIN_MS })
      .not.toBeNull();
    if ((await waiting.count()) === 0) return;
  }
}

for (const site of SITES) await testHeights(site);

async function testHeights(site: Site): Promise<void> {
  const why = await whyNot(site);
  const { builderPages, quietPages = [], freedPages = [], keptPages = {} } = site;
  const more = new Set([...builderPages, ...quietPages, ...freedPages, ...Object.keys(keptPages)]);
  const optional = [...more].filter((path) => path !== RANDOM && !site.pages.includes(path));
  const missing = new Map(
    await Promise.all(optional.map(async (path) => [path, why ?? (await whyNoPage(site, path))] as const)),
  );
  describe(`heights on site ${site.name}`, skipFor(why), () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchChromium([
        `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${new URL(site.url).hostname}`,
      ]);
    });
    afterAll(() => browser?.close());

    for (const path of [...site.pages, ...optional]) {
      const widths = WIDTHS.filter((width) => !isWanted(path, width));
      if (widths.length === 0) continue;
      describe(`/${path}`, skipFor(missing.get(path)), () => {
        test.each(widths)('is as high as without Atoll at %i px', PATIENCE, async (width) => {
          const [original, ours] = await Promise.all([
            open(browser, new URL(`${path}?orig=1`, site.url), width),
            open(browser, new URL(`${path}?with-atoll=1`, site.url), width),
          ]);
          try {
            const difference = async (): Promise<number> =>
              Math.abs((await heightOf(ours)) - (await heightOf(original)));
            if ((await difference()) > TOLERANCE_PX) await startSliders(ours);
            // What was prepared after it had been in view is laid out when it comes near the screen again.
            const differenceAfterWalk = async (): Promise<number> => {
              if ((await difference()) > TOLERANCE_PX) await scrollThrough(ours);
              return difference();
            };
            await expect
              .poll(differenceAfterWalk, { timeout: SAME_WITHIN_MS })
              .toBeLessThanOrEqual(TOLERANCE_PX);
          } finally {
            await Promise.all([original.close(), ours.close()]);
          }
        });
      });
    }
  });
}

function isWanted(path: string, width: number): boolean {
  return WANTED.some((page) => page.path === path && (page.width ?? width) === width);
}
