/** Opens a page in a browser, scrolls through it, and records its scripts, errors and widgets. */
import type { Browser, Page } from 'playwright-core';

/** The record of a visit. */
export interface Walk {
  /** URLs of all scripts that the browser requested, without their queries. */
  readonly scripts: readonly string[];
  /** Uncaught errors and console errors, without those of other hosts. */
  readonly errors: readonly string[];
  /** The widgets that Atoll found, as "name: state", without duplicates. Empty on a page without Atoll. */
  readonly widgets: readonly string[];
}

const VIEWPORT = { width: 1350, height: 940 };
const LOAD_MS = 120_000;

/** @param url URL of the page, with its query */
export async function walk(browser: Browser, url: string): Promise<Walk> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LOAD_MS);
    const { host } = new URL(url);
    const scripts: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url().replace(/\?.*/, ''));
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      // Other hosts are blocked, so their frames and fonts fail with and without Atoll, at varying times.
      const isForeign = !message.location().url.includes(host);
      if (message.type() === 'error' && !isForeign) errors.push(message.text());
    });
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_MS });
    await scrollThrough(page);
    return { scripts, errors: [...new Set(errors)], widgets: await widgetsOn(page) };
  } finally {
    await context.close();
  }
}

/** Brings every part of the page into view for two frames, long enough for observers to report it. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

async function widgetsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await window.atoll?.settled();
    return [...new Set(window.atoll?.widgets().map(({ name, state }) => `${name}: ${state}`))];
  });
}
