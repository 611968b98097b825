/** A visitor's walk through a page of a site, from top to bottom, in a browser. */
import type { Browser, Page } from 'playwright-core';

/** What happened on the way. */
export interface Walk {
  /** Addresses of all scripts that the browser asked for, without their queries. */
  readonly scripts: readonly string[];
  /** Uncaught errors and errors in the console, without what other hosts have to do with. */
  readonly errors: readonly string[];
  /** The widgets that Atoll found, as "name: state", each once. Empty on a page without Atoll. */
  readonly widgets: readonly string[];
}

const VIEWPORT = { width: 1350, height: 940 };
const LOAD_MS = 120_000;

/** @param url of the page, with its query */
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
      // No other host can be reached: frames and fonts of others fail with and without Atoll, at other times.
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

/** Brings every part of the page into view once, for two frames: long enough for observers to tell. */
async function scrollThrough(page: Page): Promise<void> {
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
