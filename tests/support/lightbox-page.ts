/** Pages with a lightbox, and common actions of tests. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openStage, type Watched } from './page-browser';
import { elsewhereOr } from './page-server';
import { fragment, htmlPage } from './pages';

export const read = (name: string): string => fragment(`goodlayers/lightbox-${name}.html`);
export const GALLERY = read('2.1.7');
export const CALM: BrowserContextOptions = { reducedMotion: 'reduce' };

/** 1600 × 900. The link has no size: only the picture tells. */
export const PICTURE =
  "<svg xmlns='http://www.w3.org/2000/svg' width='1600' height='900'><rect width='1600' height='900' fill='green'/></svg>";

export const ready = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const links = (window.atoll?.widgets() ?? []).filter(({ name }) => name === 'lightbox');
    return links.length > 0 && links.every(({ state }) => state === 'ready');
  });

export const dialog = (page: Page) => page.getByRole('dialog');
export const link = (page: Page, index = 0) => page.locator('main [data-atoll~="lightbox"]').nth(index);

/** The visible state of the lightbox. */
export const seen = (page: Page) =>
  page.evaluate(() => {
    const slide = document.querySelector('.pswp__item[aria-hidden="false"]');
    return {
      counter: document.querySelector('.atoll-lightbox-counter')?.textContent ?? '',
      caption: document.querySelector('.atoll-lightbox-caption')?.textContent ?? '',
      hash: location.hash,
      said: document.querySelector('.atoll-lightbox-status')?.textContent ?? '',
      label: slide?.getAttribute('aria-label') ?? '',
    };
  });

/** Waits until a slide is shown, for instance `2 of 3`. */
export async function arrived(page: Page, place: string): Promise<void> {
  await page.waitForFunction(
    (place) => document.querySelector('.atoll-lightbox-status')?.textContent === place,
    place,
  );
}

export const closed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('.pswp') && location.hash === '');

export const press = async (page: Page, key: string, place: string): Promise<void> => {
  await page.keyboard.press(key);
  await arrived(page, place);
};

/** Reads what an open lightbox adds to the page. */
export const leftovers = (page: Page) =>
  page.evaluate(() => ({
    dialogs: document.querySelectorAll('.pswp').length,
    inert: document.querySelectorAll('[inert]').length,
    overflow: getComputedStyle(document.documentElement).overflow,
    bodyClass: document.body.className,
    sheets: document.adoptedStyleSheets.length,
    hash: location.hash,
  }));

/** A browser and a server for the tests of one file. */
export function lightboxBrowser() {
  const stage = openStage();

  /**
   * Opens a page, with every picture and player of other hosts served locally, and waits until its links are ready.
   */
  async function open(
    body: string,
    options: BrowserContextOptions & { hash?: string; head?: string; config?: unknown } = {},
  ): Promise<Watched> {
    const { hash = '', head = '', config, ...context } = { ...CALM, ...options };
    const watched = await stage.open(htmlPage({ body, head, config }), context);
    watched.page.setDefaultTimeout(30_000);
    await serve(watched.page);
    await watched.page.goto(`${stage.url}${hash}`);
    await ready(watched.page);
    return watched;
  }

  async function serve(page: Page): Promise<void> {
    const { origin } = stage.server();
    await page.route(elsewhereOr(origin, String.raw`\.(?:jpe?g|png|gif)`), (route) =>
      /\.(jpe?g|png|gif)$/i.test(new URL(route.request().url()).pathname)
        ? route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' })
        : route.fulfill({ body: '<!doctype html><title>Player</title>', contentType: 'text/html' }),
    );
  }

  /** Opens a gallery by a click and waits until the picture is shown. */
  async function openGallery(options: Parameters<typeof open>[1] = {}, index = 0): Promise<Watched> {
    const watched = await open(GALLERY, options);
    await link(watched.page, index).click();
    await arrived(watched.page, `${index + 1} of 3`);
    return watched;
  }

  return { stage, open, serve, openGallery };
}
