/** Pages with a privacy box. */
import type { BrowserContext, Page } from 'playwright-core';
import { openStage } from './page-browser';
import { entryPath } from './page-server';
import { fragment } from './pages';
import { settle } from './panel-page';

export const BOX = '.gdlr-core-privacy-box-wrap';
export const COOKIE = 'gdlr-core-privacy-box';
export const box = (name: string): string => fragment(`goodlayers/privacy-box-${name}.html`);
export const bottomBar = box('1.6.0');

/** A page whose server prints the box for everyone, as from a cache, at the end of the body as a real one does. */
export const cached = (markup: string, content = '<h1>School news</h1><a href="#news">News</a>'): string =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Test page</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/mocks/gallery/site.css"></head><body>
<a class="skip-link" href="#main">Skip to the content</a><main id="main">${content}</main>${markup}
<script type="module" src="${entryPath()}"></script></body></html>`;

/** Waits until the box is prepared. */
export const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.atoll !== undefined);
  // The box is prepared after the visitor's first action.
  await page.keyboard.press('Shift');
  await page.locator('.gdlr-core-privacy-box-button[role="button"]').waitFor({ state: 'attached' });
  await settle(page);
};

export const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === COOKIE);

/** Accepts and waits for the reload. */
export const accept = async (page: Page): Promise<void> => {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Accept' }).click()]);
  await ready(page);
};

/** A browser and a server for the tests of one file. */
export function privacyBrowser() {
  const stage = openStage();

  const open = async (html: string, options: Parameters<typeof stage.open>[1] = {}) => {
    const watched = await stage.open(html, { viewport: { width: 1000, height: 800 }, ...options });
    const loads: string[] = [];
    watched.page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await watched.page.goto(stage.url);
    await ready(watched.page);
    return { ...watched, loads };
  };

  return { stage, open };
}
