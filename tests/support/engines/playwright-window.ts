/** A window of a browser that Playwright drives, as the adapter of driver-page.ts needs it. */
import type { Browser } from 'playwright-core';
import type { EngineBrowser } from './engine-driver';

/** Opens the browser's only window. Closing it closes the browser. */
export async function openWindow(browser: Browser): Promise<EngineBrowser> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 1400 } });
  return {
    driver: {
      async goto(url) {
        await page.goto(url);
      },
      run: (body, parameters) => page.evaluate(`(function () { ${body} })(...${JSON.stringify(parameters)})`),
      move: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: (keys) => page.keyboard.press(keys),
      screenshot: () => page.screenshot({ caret: 'initial' }),
    },
    close: () => browser.close(),
  };
}
