/** A page as the random visitor sees it, in Playwright's browsers and in those that WebDriver drives. */
import type { Page } from 'playwright-core';
import { DriverPage } from './engines/driver-page';
import type { EngineDriver } from './engines/engine-driver';
import { isLoaded, takeErrors } from './random-visitor-in-page';

/** The longest time that a page loads, in ms. */
const LOADING_MS = 5000;

/** What the visitor does with a page. Lengths are in px. */
export interface VisitedPage {
  /** Runs a function in the page. The argument and the result are JSON. */
  readonly evaluate: <Result, Argument>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ) => Promise<Awaited<Result>>;
  readonly goto: (url: string) => Promise<void>;
  /** Waits for a page that a script loads. */
  readonly loaded: () => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Presses a key, by its name in Playwright. */
  readonly press: (key: string) => Promise<void>;
  readonly wheel: (y: number) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Takes the network away and brings it back. */
  readonly setOffline: (isOffline: boolean) => Promise<void>;
  /** The uncaught errors since the last call. */
  readonly errors: () => Promise<readonly string[]>;
}

/** A page of Chromium. Dialogs are dismissed from now on. */
export function visitedPage(page: Page): VisitedPage {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('dialog', (dialog) => void dialog.dismiss());
  return {
    evaluate: page.evaluate.bind(page) as VisitedPage['evaluate'],
    goto: async (url) => void (await page.goto(url)),
    loaded: () => page.waitForLoadState(),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    wheel: (y) => page.mouse.wheel(0, y),
    resize: (width, height) => page.setViewportSize({ width, height }),
    setOffline: (isOffline) => page.context().setOffline(isOffline),
    errors: () => Promise.resolve(errors.splice(0)),
  };
}

/** A page of Firefox or WebKit. Errors before the first call of `errors` are missed. */
export function visitedDriverPage(driver: EngineDriver): VisitedPage {
  const page = new DriverPage(driver);
  return {
    evaluate: page.evaluate.bind(page) as VisitedPage['evaluate'],
    goto: (url) => driver.goto(url),
    async loaded() {
      const end = Date.now() + LOADING_MS;
      // The page may change while it is asked. The browser's page for a lost network never answers.
      while (Date.now() < end && !(await page.evaluate(isLoaded).catch(() => false)));
    },
    click: (x, y) => driver.click(x, y),
    press: (key) => driver.press(key),
    wheel: (y) => driver.wheel(y),
    resize: (width, height) => driver.resize(width, height),
    setOffline: (isOffline) => driver.setOffline(isOffline),
    errors: async () => (await page.evaluate(takeErrors)) as string[],
  };
}
