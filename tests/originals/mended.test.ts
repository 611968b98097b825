/** What once differed from the originals on their sites, and what is mended with Atoll only. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { skipFor } from '../support/skip';
import { scrollThrough } from './walk';
import { type Site, SITE_A, SITE_A71, SITE_B, SITE_B41, SITE_B71, SITE_E, whyNot } from './sites';

const PATIENCE = { timeout: 120_000 };
const LOAD_MS = 60_000;
const DESKTOP = { width: 1350, height: 800 };
const PHONE = { width: 390, height: 800 };
const VARIANTS = 'eael-variants/';

/** Tabs that close again and have no default. */
const CLOSED_TABS = '.eael-advance-tabs.eael-tab-toggle';
const FADING_TICKER = '.eael-content-ticker[data-effect="fade"]';
/** The gallery whose default filter has letters outside of ASCII. */
const GALLERY = '[data-default_control_key="1"]';
const ITEM = '.eael-filterable-gallery-item-wrap';
const PLACE_LINK = 'a[href="#deep"]';
/** The strings of a fancy text that shows one after the other. */
const FANCY = '[data-fancy-text-transition-type="zoomIn"] [id^="eael-fancy-text-"]';
const FEATURES = '.gdlr-core-tab-featurev-title, .gdlr-core-tab-featurev-title-item-title';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium(['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1']);
});
afterAll(() => browser?.close());

/** Runs a function on a page, and closes the page. */
async function on<T>(
  site: Site,
  path: string,
  viewport: { width: number; height: number },
  look: (page: Page) => Promise<T>,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<T> {
  const page = await browser.newPage({ viewport });
  try {
    page.setDefaultTimeout(LOAD_MS);
    await prepare(page);
    await page.goto(new URL(path, site.url).href, { waitUntil: 'load', timeout: LOAD_MS });
    return await look(page);
  } finally {
    await page.close();
  }
}

const both = <T>(
  site: Site,
  path: string,
  viewport: { width: number; height: number },
  look: (page: Page) => Promise<T>,
): Promise<[T, T]> =>
  Promise.all([on(site, `${path}?orig=1`, viewport, look), on(site, path, viewport, look)]);

/** Records each height of an element from its first frame on. */
const recordHeights = (selector: string) => (page: Page) =>
  page.addInitScript((selector) => {
    const heights = new Set<number>();
    Reflect.set(window, 'testHeights', heights);
    const look = (): void => {
      const element = document.querySelector<HTMLElement>(selector);
      if (element) heights.add(element.offsetHeight);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);

const recordedHeights = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'testHeights') as Set<number>)]);

/** Scrolls to an element, puts the pointer on it, and waits for its widget. */
async function visitElement(page: Page, selector: string): Promise<void> {
  await scrollThrough(page);
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  await element.hover();
  await page.evaluate(() => window.atoll?.settled());
}

/** Waits until the widget of links to places is there. Its code is fetched at the visitor's first action. */
async function useLink(page: Page): Promise<void> {
  await page.locator(PLACE_LINK).hover();
  await page.locator(PLACE_LINK).focus();
  await page.evaluate(() => window.atoll?.settled());
}

/** @returns how far below the top of the window a link's target comes to rest */
async function placeAfter(page: Page, press: (page: Page) => Promise<void>): Promise<number> {
  await press(page);
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await page.evaluate(() => scrollY);
        return before > 0 && before === last;
      },
      { timeout: LOAD_MS, interval: 300 },
    )
    .toBe(true);
  return page.evaluate(() => Math.round(document.querySelector('#deep')?.getBoundingClientRect().top ?? -1));
}

for (const site of [SITE_B, SITE_B71, SITE_B41, SITE_E]) {
  describe(`Essential Addons on site ${site.name}`, skipFor(await whyNot(site)), () => {
    test.each([DESKTOP, PHONE])(
      'closed tabs stay closed until a visitor opens one (%o)',
      PATIENCE,
      async (viewport) => {
        const [heights, shown] = await on(
          site,
          VARIANTS,
          viewport,
          async (page) => {
            await visitElement(page, `${CLOSED_TABS} .eael-tab-nav-item`);
            const tabs = page.locator(CLOSED_TABS);
            const shown = await tabs.locator('.eael-tab-content-item').filter({ visible: true }).count();
            const heights = await recordedHeights(page);
            await tabs.locator('.eael-tab-nav-item').first().click();
            await tabs.locator('.eael-tab-content-item').first().waitFor({ state: 'visible' });
            return [heights, shown];
          },
          recordHeights(CLOSED_TABS),
        );
        expect(shown).toBe(0);
        expect(heights).toHaveLength(1);
      },
    );

    test.each([DESKTOP, PHONE])(
      'a fading ticker keeps its height when it starts (%o)',
      PATIENCE,
      async (viewport) => {
        const heights = await on(
          site,
          VARIANTS,
          viewport,
          async (page) => {
            await visitElement(page, FADING_TICKER);
            await page.locator(`${FADING_TICKER}.swiper-initialized`).waitFor();
            return recordedHeights(page);
          },
          recordHeights(FADING_TICKER),
        );
        expect(heights).toHaveLength(1);
      },
    );

    test('a fancy text shows the author’s inline markup, as the original', PATIENCE, async () => {
      const bold = await both(site, VARIANTS, DESKTOP, async (page) => {
        await page.locator(FANCY).scrollIntoViewIfNeeded();
        // The original starts only when the visitor scrolls.
        await page.mouse.wheel(0, 1);
        const bold = page.locator(`${FANCY} b`);
        await bold.waitFor({ state: 'visible' });
        return bold.evaluate((element) => [element.outerHTML, element.parentElement?.textContent?.trim()]);
      });
      expect(bold[0][0]).toBe('<b>second</b>');
      expect(bold[1]).toEqual(bold[0]);
    });

    test('a gallery starts with the filter that its author has set', PATIENCE, async () => {
      const shown = await on(site, VARIANTS, DESKTOP, async (page) => {
        const gallery = page.locator(`.eael-filter-gallery-wrapper${GALLERY}, ${GALLERY}`).first();
        await gallery.scrollIntoViewIfNeeded();
        await page.evaluate(() => window.atoll?.settled());
        const items = gallery.locator(ITEM).filter({ visible: true });
        return items.evaluateAll((items) => items.map(({ className }) => className));
      });
      expect(shown).not.toEqual([]);
      expect(shown.filter((name) => !name.includes('eael-cf-Über-uns'))).toEqual([]);
    });
  });
}

describe('links to places on site E', skipFor(await whyNot(SITE_E)), () => {
  const presses: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['click', (page) => page.locator(PLACE_LINK).click()],
    ['Enter', (page) => page.locator(PLACE_LINK).press('Enter')],
  ];
  test.each([DESKTOP, PHONE].flatMap((viewport) => presses.map((press) => [viewport, ...press] as const)))(
    'stop below the header (%o, %s)',
    PATIENCE,
    async (viewport, _name, press) => {
      const [original, ours] = await both(SITE_E, 'x-nest/', viewport, async (page) => {
        await useLink(page);
        return placeAfter(page, press);
      });
      expect(original).toBeGreaterThan(0);
      expect(Math.abs(ours - original)).toBeLessThanOrEqual(2);
    },
  );

  test.each([DESKTOP, PHONE].flatMap((viewport) => presses.map((press) => [viewport, ...press] as const)))(
    'stop below the header when Elementor’s script scrolls, because ours has not arrived (%o, %s)',
    PATIENCE,
    async (viewport, _name, press) => {
      const original = await on(SITE_E, 'x-nest/?orig=1', viewport, (page) => placeAfter(page, press));
      let held = 0;
      const ours = await on(
        SITE_E,
        'x-nest/',
        viewport,
        async (page) => {
          const place = await placeAfter(page, press);
          expect(await page.locator('[data-atoll="anchors"]').count()).toBe(0);
          return place;
        },
        // Everything but the entry is never answered.
        (page) => page.route(/\/plugins\/atoll\/assets\/(?!atoll-)[^?]*\.js/, () => void held++),
      );
      expect(held).toBeGreaterThan(0);
      expect(original).toBeGreaterThan(0);
      expect(Math.abs(ours - original)).toBeLessThanOrEqual(2);
    },
  );
});

for (const site of [SITE_A, SITE_A71]) {
  describe(`the page builder on site ${site.name}`, skipFor(await whyNot(site)), () => {
    test('the titles of vertical feature tabs stand where the original’s do', PATIENCE, async () => {
      const [original, ours] = await both(site, 'panels/', DESKTOP, async (page) => {
        await visitElement(page, '.gdlr-core-tab-featurev-title');
        await page.mouse.move(0, 0);
        return page.locator(FEATURES).evaluateAll((titles) => {
          const item = titles[0]?.closest('.gdlr-core-tab-featurev-item')?.getBoundingClientRect().top ?? 0;
          return titles.map((title) => Math.round((title.getBoundingClientRect().top - item) * 10) / 10);
        });
      });
      expect(original.length).toBeGreaterThan(3);
      expect(ours).toEqual(original);
    });

    test('a listing says that the server could not answer, and keeps its items', PATIENCE, async () => {
      await on(site, 'listings/', DESKTOP, async (page) => {
        await page.route(/admin-ajax\.php/, (route) =>
          route.fulfill({ status: 503, contentType: 'text/plain', body: 'Briefly unavailable.' }),
        );
        const listing = page.locator('.gdlr-core-portfolio-item:has(.gdlr-core-filterer)').first();
        const items = await listing.locator('.gdlr-core-portfolio-title').allTextContents();
        await listing.locator('.gdlr-core-filterer:not(.gdlr-core-active)').first().click();
        await listing.locator('.atoll-listing-failed').waitFor({ state: 'visible' });
        expect(items).not.toEqual([]);
        expect(await listing.locator('.gdlr-core-portfolio-title').allTextContents()).toEqual(items);
      });
    });
  });
}

for (const [site, path] of [
  [SITE_A, 'contact/'],
  [SITE_A71, 'contact/'],
  [SITE_B, 'eael-contact/'],
  [SITE_B41, 'eael-contact/'],
] as const) {
  test(
    `a form on site ${site.name} says that the server could not answer, and keeps what was typed`,
    {
      ...skipFor(await whyNot(site)),
      ...PATIENCE,
    },
    async () => {
      await on(site, path, DESKTOP, async (page) => {
        await page.route(/contact-forms\/\d+\/feedback/, (route) =>
          route.fulfill({ status: 503, contentType: 'text/plain', body: 'Briefly unavailable.' }),
        );
        const form = page.locator('form.wpcf7-form:not(:has([type="checkbox"]))').first();
        const name = form.locator('[type="text"], [type="email"]').first();
        await name.fill('Ada Keller');
        await form.locator('.wpcf7-submit').click();
        const response = form.locator('.wpcf7-response-output');
        await expect
          .poll(() => response.textContent(), { timeout: LOAD_MS })
          .toMatch(/error|trouble|failed/i);
        expect(await response.isVisible()).toBe(true);
        expect(await name.inputValue()).toBe('Ada Keller');
      });
    },
  );
}
