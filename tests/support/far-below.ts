/** Pages with widgets far below the screen, which wait for the visitor. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Stage, Watched } from './page-browser';
import { htmlPage } from './pages';

/** A page with a widget that is prepared. */
export interface FarBelow extends Watched {
  /** Resolves to true if React has run. */
  readonly hasReact: () => Promise<boolean>;
}

/**
 * Opens a page with a link, and with markup 5000 px below it.
 *
 * @param prepared matches an element when the widget is prepared
 */
export async function openFarBelow(
  stage: Stage,
  markup: string,
  prepared: string,
  options: BrowserContextOptions = {},
): Promise<FarBelow> {
  const body = `<p><a href="#before">Before</a></p><div style="height:5000px"></div>${markup}`;
  const watched = await stage.open(htmlPage({ body }), { reducedMotion: 'reduce', ...options });
  const hasReact = await watchReact(watched.page);
  await watched.page.goto(stage.url);
  // Widgets of every page are prepared after the first action.
  await watched.page.keyboard.press('Shift');
  await watched.page.locator(prepared).first().waitFor({ state: 'attached' });
  return { ...watched, hasReact };
}

/**
 * Call it before the page navigates.
 *
 * @returns a function that resolves to true if React has run on the page
 */
export async function watchReact(page: Page): Promise<FarBelow['hasReact']> {
  await page.addInitScript(() => {
    // React reports itself to this hook when its code runs.
    const hook = { supportsFiber: true, inject: () => Object.assign(window, { hasReact: true }) };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  return () => page.evaluate(() => 'hasReact' in window);
}

/** Moves the focus from the page's first link to the next tab stop. */
export async function tabFromLink(page: Page): Promise<void> {
  await page.locator('a').first().focus();
  await page.keyboard.press('Tab');
}
