/** Pages with panels in a real browser: opened without Atoll first, so that before and after can be compared. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchChromium } from '../../support/browser';
import { entryPath, type PageServer, ROOT, startPageServer } from '../../support/page-server';
import { capturedPage, htmlPage } from '../../support/pages';

const AXE = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** How a page is opened. */
export interface Opening {
  /** High enough that every widget is near the screen. Default: 1200 × 1600. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The address's fragment, with its #. */
  readonly hash?: string;
  readonly reducedMotion?: boolean;
  readonly userAgent?: string;
  readonly hasTouch?: boolean;
  readonly head?: string;
}

/** A page, and what it has complained about so far. */
export interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Starts Atoll and waits until every widget is mounted. */
  readonly start: () => Promise<void>;
}

/** A browser and a server for the tests of one file. */
export function panelBrowser() {
  let browser: Browser;
  let server: PageServer;
  const opened: Page[] = [];
  let count = 0;

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const openPage = async (html: string, opening: Opening): Promise<Opened> => {
    const path = `/panels-${(count += 1)}`;
    server.routes.set(path, { body: html });
    const context = await browser.newContext({
      viewport: opening.viewport ?? { width: 1200, height: 1600 },
      reducedMotion: opening.reducedMotion ? 'reduce' : 'no-preference',
      ...(opening.userAgent && { userAgent: opening.userAgent }),
      ...(opening.hasTouch && { hasTouch: true }),
    });
    const page = await context.newPage();
    page.setDefaultTimeout(5000);
    opened.push(page);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // Pictures and other hosts are not here.
      if (message.type() === 'warning') complaints.push(message.text());
    });
    await page.route(
      (url) => url.origin !== server.origin,
      (route) => route.fulfill({ body: '<!doctype html><title>elsewhere</title>', contentType: 'text/html' }),
    );
    await page.goto(server.origin + path + (opening.hash ?? ''));
    return { page, complaints, start: () => start(page) };
  };

  return {
    /** Opens fragments and starts Atoll on them. */
    open: async (body: string, opening: Opening = {}): Promise<Page> => {
      const { page, start } = await openPage(
        htmlPage({ body, withEntry: false, ...(opening.head && { head: opening.head }) }),
        opening,
      );
      await start();
      return page;
    },
    /** Opens fragments and leaves them as they are for now. */
    openStill: (body: string, opening: Opening = {}): Promise<Opened> =>
      openPage(htmlPage({ body, withEntry: false }), opening),
    /** Opens a captured page and leaves it as it is for now. */
    openCaptured: (path: string, opening: Opening = {}): Promise<Opened> =>
      openPage(capturedPage(path).replaceAll(/<script type="module"[^>]*><\/script>/g, ''), opening),
  };
}

async function start(page: Page): Promise<void> {
  await page.addScriptTag({ type: 'module', url: entryPath() });
  await settle(page);
}

/** Waits until what is near the screen is mounted and observers have reported. */
export async function settle(page: Page): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    await page.evaluate(() => window.atoll?.settled());
  }
}

/** Brings every movement to its end. */
export async function finishMovements(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Those without an end have none to be brought to.
    const movements = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    movements.forEach((movement) => movement.finish());
    await Promise.allSettled(movements.map(({ finished }) => finished));
  });
}

/** Rules that whole captured pages break by themselves; what they say of our nodes is known before anything starts. */
export async function axeFaults(page: Page, scope = 'main'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([scope, tags]) => {
      const { axe } = window as unknown as {
        axe: {
          run: (
            context: string,
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      const { violations } = await axe.run(scope, {
        runOnly: { type: 'tag', values: tags },
        iframes: false,
      });
      // Colours in the middle of a fade and headings of a page made of fragments are not ours.
      return violations
        .filter(
          ({ id }) => !['color-contrast', 'heading-order', 'page-has-heading-one', 'region'].includes(id),
        )
        .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    [scope, TAGS] as const,
  );
}

/** @returns whether a page looks the same before and after Atoll has started, to the pixel */
export async function isSamePicture({ page, start }: Opened): Promise<boolean> {
  await page.evaluate(() => document.fonts.ready);
  // A picture that comes, or fails, between the two would be taken for our doing.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.screenshot({ fullPage: true });
  const before = await page.screenshot({ fullPage: true });
  await start();
  const after = await page.screenshot({ fullPage: true });
  return before.equals(after);
}
