/**
 * A page of Firefox or WebKit, with the part of Playwright's interface that the conformance records use. Playwright does
 * not drive WebKitGTK, and takes 0.1 s for each step in Firefox.
 */
import type { Page } from 'playwright-core';
import { nextFrames } from '../conformance-page';
import { DriverHandle, DriverLocator } from './driver-locator';
import type { EngineDriver, Rectangle } from './engine-driver';
import { type FindStep, installInPage } from './in-page';
import { expressionOf, type EnginePage, type PageFunction } from './page-function';

const POLL_MS = 20;
const TIMEOUT_MS = 15_000;

/** The page in the browser's window. */
export class DriverPage implements EnginePage {
  readonly #driver: EngineDriver;
  readonly keyboard: Pick<EngineDriver, 'press'>;
  readonly mouse: Pick<EngineDriver, 'move' | 'click' | 'drag'>;

  constructor(driver: EngineDriver) {
    this.#driver = driver;
    this.keyboard = driver;
    this.mouse = driver;
  }

  goto(url: string): Promise<void> {
    return this.#driver.goto(url);
  }

  goBack(): Promise<void> {
    return this.#driver.goBack();
  }

  locator(selector: string): DriverLocator {
    return new DriverLocator(this, []).locator(selector);
  }

  getByRole(role: string): DriverLocator {
    return this.locator(`[role="${role}"]`);
  }

  /** Runs a function in the page and resolves to its result, which is JSON. */
  evaluate(run: PageFunction, argument?: unknown): Promise<unknown> {
    return this.runInPage(`(${expressionOf(run)})(tools.revive(argument))`, argument);
  }

  /** Runs a function in the page and keeps its result there. */
  async evaluateHandle(run: PageFunction, argument?: unknown): Promise<DriverHandle> {
    const script = `Promise.resolve((${expressionOf(run)})(tools.revive(argument))).then(tools.keep)`;
    return new DriverHandle(this, Number(await this.runInPage(script, argument)));
  }

  /** Resolves when a function returns a truthy value in the page. */
  async waitForFunction(run: PageFunction, argument?: unknown): Promise<void> {
    await this.until(() => this.evaluate(run, argument), String(run));
  }

  async waitForSelector(selector: string): Promise<void> {
    await this.locator(selector).waitFor();
  }

  /** Resolves when no request has been started for a moment. */
  async waitForLoadState(): Promise<void> {
    let before: unknown = -1;
    await this.until(async () => {
      const count = await this.evaluate(async () => {
        await fetch(location.href);
        return performance.getEntriesByType('resource').length;
      });
      // The request itself counts, too.
      const isQuiet = count === Number(before) + 1;
      before = count;
      return isQuiet;
    }, 'the end of requests');
  }

  async addScriptTag({ type = '', url }: { readonly type?: string; readonly url: string }): Promise<void> {
    await this.evaluate(
      ([type, url]: readonly [string, string]) =>
        new Promise<void>((resolve, reject) => {
          const script = Object.assign(document.createElement('script'), { type, src: url });
          script.addEventListener('load', () => resolve());
          script.addEventListener('error', () => reject(new Error(`${url} was not loaded`)));
          document.head.append(script);
        }),
      [type, url],
    );
  }

  /** A picture of a part of the viewport after the next frame. */
  async screenshot({ clip }: { readonly clip?: Rectangle } = {}): Promise<Buffer> {
    await nextFrames(this as unknown as Page);
    return this.#driver.screenshot(clip);
  }

  /**
   * Runs a script in the page.
   *
   * @param script an expression with `tools`, `argument` and `steps`; a promise is awaited
   */
  runInPage(script: string, argument?: unknown, steps: readonly FindStep[] = []): Promise<unknown> {
    const text = `const [argument, steps] = arguments; const tools = (window.driverTools ??= (${String(installInPage)})());
      return ${script};`;
    return this.#driver.run(text, [wireFormat(argument), steps]);
  }

  /** Repeats a question until its answer is truthy. @throws Error after 15 s, or what the last question threw */
  async until<T>(ask: () => Promise<T>, what: string): Promise<T> {
    const end = performance.now() + TIMEOUT_MS;
    for (;;) {
      const answer = await ask();
      if (answer) return answer;
      if (performance.now() > end) throw new Error(`waited ${TIMEOUT_MS} ms for ${what}`);
      await new Promise((resolve) => {
        setTimeout(resolve, POLL_MS);
      });
    }
  }
}

/** Writes handles as numbers. JSON has no undefined. */
function wireFormat(argument: unknown): unknown {
  if (argument instanceof DriverHandle) return { handle: argument.number };
  if (Array.isArray(argument)) return argument.map(wireFormat);
  if (typeof argument !== 'object' || argument === null) return argument ?? null;
  return Object.fromEntries(Object.entries(argument).map(([name, value]) => [name, wireFormat(value)]));
}
