/** The project's Chromium and one server for a test file, and a page for each test. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { definitions } from './definitions';
import { keepEvidence } from './evidence';
import { lendPage, openFresh } from './page-pool';
import { type PageResponse, type PageServer, startPageServer } from './page-server';
import { openChromium } from './shared-chromium';

const WAITING_FOR_VISITOR = definitions.flatMap(({ name, when }) =>
  when === 'interaction' || when === 'visit' ? [name] : [],
);

/** A page and its record of errors, console lines and scripts. */
export interface Watched {
  readonly page: Page;
  /** Uncaught errors, by message. */
  readonly errors: readonly string[];
  /** Console warnings and errors, by text. */
  readonly lines: readonly string[];
  /** File names of the requested scripts, with their queries, in order. Second attempts start with `%61ssets/`. */
  readonly scripts: readonly string[];
}

/** How a test opens its page. */
export interface OpenOptions extends BrowserContextOptions {
  /** True for an empty HTTP cache: a page that other tests have used has the built files. */
  readonly isFresh?: boolean;
}

/** The file's browser. */
export interface Stage {
  readonly server: () => PageServer;
  readonly browser: () => Browser;
  /**
   * Serves a document under a URL and opens a page. Options that a page cannot change (page-pool.ts) give it a new
   * context.
   */
  readonly open: (html: string | PageResponse, options?: OpenOptions) => Promise<Watched>;
  /** The URL of the document. */
  readonly url: string;
}

/** Starts browser and server before the file's tests, and closes them after the last one. */
export function openStage(extra: readonly string[] = []): Stage {
  let browser: Browser | undefined;
  let server: PageServer | undefined;
  beforeAll(async () => {
    [browser, server] = await Promise.all([openChromium(extra), startPageServer()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  const running = (): PageServer => {
    if (!server) throw new Error('the server is not up yet');
    return server;
  };
  const launched = (): Browser => {
    if (!browser) throw new Error('the browser is not up yet');
    return browser;
  };
  return {
    server: running,
    browser: launched,
    url: '/test',
    async open(html, { isFresh = false, ...options } = {}) {
      const { origin, routes } = running();
      routes.set('/test', typeof html === 'string' ? { body: html } : html);
      const { page, giveBack } = await (isFresh ? openFresh : lendPage)(launched(), { origin }, options);
      onTestFinished(giveBack);
      keepEvidence(page);
      const watched = { page, errors: [] as string[], lines: [] as string[], scripts: [] as string[] };
      page.on('pageerror', (error) => watched.errors.push(error.message));
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) watched.lines.push(message.text());
      });
      page.on('request', (request) => {
        const [, folder, name] =
          /\/(assets\/|%61ssets\/)(?:[\w-]{6}\/)?([^/]+\.js.*)$/.exec(request.url()) ?? [];
        if (name !== undefined) watched.scripts.push(folder === 'assets/' ? name : `${folder}${name}`);
      });
      return watched;
    },
  };
}

/**
 * Resolves when this number of widgets on elements inside the page is ready; widgets of the whole page do not count.
 */
export async function waitForReady(page: Page, count = 1): Promise<void> {
  await page.waitForFunction(
    (count) => document.querySelectorAll('main [data-atoll-state="ready"]').length >= count,
    count,
  );
}

/** Makes all waiting widgets due, wherever they are on the page, like a pointer that passes over them. */
export async function hasten(page: Page, names = definitions.map(({ name }) => name)): Promise<void> {
  // An element can have Atoll's name until the entry runs. A polling interval works under a paused clock too.
  await page.waitForFunction(() => typeof window.atoll?.widgets === 'function', undefined, { polling: 10 });
  await page.evaluate((names) => {
    for (const { element, name, state } of window.atoll?.widgets() ?? []) {
      if (state === 'waiting' && names.includes(name))
        EventTarget.prototype.dispatchEvent.call(element, new PointerEvent('pointerover', { bubbles: true }));
    }
  }, names);
}

/** Makes the widgets due that wait for the visitor. Others start when they come near the screen, as on a real page. */
export async function point(page: Page): Promise<void> {
  await hasten(page, WAITING_FOR_VISITOR);
}

/**
 * Delays requests.
 *
 * @returns a function that releases them, and every later one: a request may reach this process after the test has
 * called it
 */
export async function delayResponse(page: Page, address: RegExp): Promise<() => void> {
  const gate = { open: (): void => undefined };
  const released = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => gate.open();
}

/**
 * Resolves when a browser's window has asked for a path. A tab that a click opens cannot be read in all releases of Chromium.
 *
 * @param path a route of the server
 */
export function requested({ routes }: PageServer, path: string): Promise<void> {
  const route = routes.get(path) ?? { body: '' };
  return new Promise((resolve) => {
    routes.set(path, (request) => {
      routes.set(path, route);
      resolve();
      return typeof route === 'function' ? route(request) : route;
    });
  });
}

/**
 * Waits until a page without its entry has been parsed, and its fonts and images have loaded or failed. Browsers do not load
 * lazy images that are hidden or beside the window.
 */
export async function waitForLooks(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loading = [...document.images].filter(({ complete }) => !complete);
    const isLeftOut = loading.every((image) => {
      const { left, top, right, bottom } = image.getBoundingClientRect();
      const isOutside = right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;
      return image.loading === 'lazy' && (isOutside || !image.checkVisibility());
    });
    return document.readyState !== 'loading' && isLeftOut;
  });
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until observers have reported, by real frames, whatever the test's clock. */
export async function observersHaveReported(page: Page): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body);
        }),
    );
  }
}

/** Points at the page's widgets. Resolves when the code of the accordion has been requested. */
export async function waitForAccordionToLoad(page: Page): Promise<void> {
  await hasten(page);
  await page.waitForFunction(() =>
    window.atoll?.widgets().some(({ name, state }) => name === 'accordion' && state === 'loading'),
  );
}
