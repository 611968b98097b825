/** Pages with a filterable gallery, and what tests read from them. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { hasten, openStage, type Watched } from './page-browser';
import { elsewhereOr } from './page-server';
import { fragment, htmlPage } from './pages';

export const BAR = fragment('essential-addons/filterable-gallery-4.9.1.html');
export const LAYOUT_3 = fragment('essential-addons/filterable-gallery-6.6.9-layout-3.html');
export const CALM: BrowserContextOptions = { reducedMotion: 'reduce' };
const PICTURE = "<svg xmlns='http://www.w3.org/2000/svg' width='1600' height='900'/>";

export async function ready(page: Page): Promise<void> {
  await hasten(page);
  await page.waitForFunction(() => {
    const found = (window.atoll?.widgets() ?? []).filter(({ name }) => /gallery/.test(name));
    return found.length > 1 && found.every(({ state }) => state === 'ready');
  });
}

/** The titles of the visible items. */
export const shown = (page: Page): Promise<string[]> =>
  page
    .locator('.eael-filterable-gallery-item-wrap')
    .evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item).display !== 'none')
        .map(
          (item) =>
            item.querySelector('.fg-item-title')?.textContent ?? item.querySelector('img')?.alt ?? '?',
        ),
    );

export const styles = (page: Page): Promise<string[]> =>
  page.locator('.eael-filterable-gallery-item-wrap').evaluateAll((items) =>
    items.map((item) => {
      const { position, left, right, top, display } = (item as HTMLElement).style;
      return [position, left || `right ${right}`, top, display].filter(Boolean).join(' ');
    }),
  );

export const lengthOf = async (page: Page, count: number): Promise<void> => {
  await page.waitForFunction(
    (count) => document.querySelectorAll('.eael-filterable-gallery-item-wrap').length === count,
    count,
  );
};

export const type = async (page: Page, text: string, said: string): Promise<string[]> => {
  await page.getByRole('textbox', { name: 'Search the rooms' }).fill(text);
  await page.waitForFunction(
    (said) => document.querySelector('[data-atoll-region]')?.textContent === said,
    said,
  );
  return shown(page);
};

export const dialog = (page: Page) => page.getByRole('dialog');

export const place = (page: Page, text: string) =>
  page.waitForFunction((text) => document.querySelector('.mfp-counter')?.textContent === text, text);

export const button = (page: Page) => page.locator('.eael-gallery-load-more');
export const control = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** A browser and a server for the tests of one file. */
export function galleryBrowser() {
  const stage = openStage();

  async function open(body: string, options: BrowserContextOptions = CALM, head = ''): Promise<Watched> {
    const watched = await stage.open(htmlPage({ body, head }), options);
    await serve(watched.page);
    await watched.page.goto(stage.url);
    await ready(watched.page);
    return watched;
  }

  async function serve(page: Page): Promise<void> {
    const { origin } = stage.server();
    await page.route(elsewhereOr(origin, String.raw`\.jpg`), (route) =>
      new URL(route.request().url()).pathname.endsWith('.jpg')
        ? route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' })
        : route.fulfill({ body: '<!doctype html><title>Player</title>', contentType: 'text/html' }),
    );
  }

  return { stage, open, serve };
}
