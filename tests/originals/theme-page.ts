/** Pages with a GoodLayers theme, with and without Atoll, for the theme's checklist (goodlayers-theme, section 12). */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { launchChromium } from '../support/browser';
import { type Site, SITE_A } from './sites';

/** Whose script runs the page. */
export type Who = 'Atoll' | 'the original';

/** Who does what both do. Improvements are tested with Atoll only. */
export const BOTH: readonly Who[] = ['the original', 'Atoll'];

/** What the page is opened with. */
export interface Visit extends BrowserContextOptions {
  readonly path?: string;
  /** Options of the theme that the site overrides for this request. */
  readonly options?: Readonly<Record<string, string>>;
  /** True for the page as a site in a language from right to left prints it (`?rtl=1`). */
  readonly isRightToLeft?: boolean;
}

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 800 };

/** Starts a browser for the file. The function opens a page of the site in a new context. */
export function themeBrowser(site: Site = SITE_A): (who: Who, visit?: Visit) => Promise<Page> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());
  return async (who, { path = 'everything/', options = {}, isRightToLeft = false, ...context } = {}) => {
    const url = new URL(path, site.url);
    if (who === 'the original') url.searchParams.set('orig', '1');
    if (isRightToLeft) url.searchParams.set('rtl', '1');
    for (const [name, value] of Object.entries(options)) url.searchParams.set(`ko[${name}]`, value);
    const opened = await browser.newContext({ viewport: DESK, ...context });
    onTestFinished(() => opened.close());
    const page = await opened.newPage();
    await page.goto(url.href);
    return page;
  };
}

/** Opens the page again, with its document changed before the browser gets it. */
export async function reopenEdited(page: Page, edit: (html: string) => string): Promise<void> {
  const address = page.url();
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
  await page.goto(address);
}

/** An edge or a size of the first element, in whole pixels. */
export async function measure(
  page: Page,
  selector: string,
  what: 'left' | 'right' | 'top' | 'width' | 'height',
): Promise<number> {
  const element = page.locator(selector).first();
  return element.evaluate((element, what) => Math.round(element.getBoundingClientRect()[what]), what);
}

/** Resolves when nothing on the page moves any more that ends by itself. */
export async function rest(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      const place = (): string =>
        JSON.stringify([element.getBoundingClientRect(), getComputedStyle(element).opacity]);
      const SAME_FRAMES = 12;
      for (let before = place(), same = 0; same < SAME_FRAMES;) {
        await new Promise(requestAnimationFrame);
        const now = place();
        same = now === before ? same + 1 : 0;
        before = now;
      }
    });
}

/** Whether the element with the focus matches. */
export function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);
}

/** Scrolls by a jump, and lets the page react. */
export async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, top);
}
