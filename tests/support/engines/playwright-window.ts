/** A window of a browser that Playwright drives, as the adapter of driver-page.ts needs it. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { EngineBrowser } from './engine-driver';
import type { Network } from './network';

/**
 * Opens the browser's only window. Closing it closes the browser. A window with `hasTouch` is tapped, not clicked.
 *
 * @param network the browser's proxy, for a release that cannot be taken offline
 */
export async function openWindow(
  browser: Browser,
  options: BrowserContextOptions = {},
  network?: Network,
): Promise<EngineBrowser> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 1400 }, ...options });
  return {
    driver: {
      async goto(url) {
        await page.goto(url);
      },
      // Playwright's function waits for the load event, which a page from the back/forward cache does not fire.
      async goBack() {
        const from = await page.evaluate(() => location.href);
        await page.evaluate(() => void setTimeout(() => history.back()));
        const isBack = () => page.evaluate((from) => location.href !== from, from);
        // The page may change while it is asked.
        while (!(await isBack().catch(() => false)));
      },
      run: (body, parameters) => page.evaluate(`(function () { ${body} })(...${JSON.stringify(parameters)})`),
      move: (x, y) => page.mouse.move(x, y),
      click: (x, y) => (options.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
      async drag([from = [0, 0], ...path]) {
        await page.mouse.move(...from);
        await page.mouse.down();
        for (const point of path) await page.mouse.move(...point, { steps: 2 });
        await page.mouse.up();
      },
      async wheel(y) {
        await page.mouse.move(100, 400);
        await page.mouse.wheel(0, y);
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      async setOffline(isOffline) {
        network?.setOffline(isOffline);
        await page.context().setOffline(isOffline);
      },
      press: (keys) => page.keyboard.press(keys),
      screenshot: (clip) => page.screenshot({ caret: 'initial', ...(clip && { clip }) }),
    },
    async close() {
      await browser.close();
      network?.close();
    },
  };
}
