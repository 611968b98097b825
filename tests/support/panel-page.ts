/**
 * Pages with panels in a real browser. Most tests of a file share one page, whose content is replaced: opening a page
 * takes longer than such a test. The conformance suite tests what holds for every fragment (looks, axe, keyboard
 * tables, leftovers).
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { cssEasing, easeOutCubic, easeOutQuart, swing } from '../../runtime/motion/easing';
import { type LentPage, lendPage } from './page-pool';
import { openChromium } from './shared-chromium';
import { elsewhereOr, entryPath, type PageServer, startPageServer } from './page-server';
import { point, waitForReady } from './page-browser';
import { capturedPage, htmlPage } from './pages';

export { finishMovements } from './conformance-page';

/** Options of a page. */
export interface Opening {
  /** Default: 1200 × 1600, high enough that every widget is near the screen. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The URL's fragment, with its #. */
  readonly hash?: string;
  readonly reducedMotion?: boolean;
  readonly userAgent?: string;
  readonly hasTouch?: boolean;
  /** Additional markup for the page's head. */
  readonly head?: string;
}

/** A page, and its warnings and errors so far. */
export interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Starts Atoll and waits until every widget is mounted. */
  readonly start: () => Promise<void>;
}

const VIEWPORT = { width: 1200, height: 1600 };

/** A browser and a server for the tests of one file. */
export function panelBrowser() {
  let browser: Browser;
  let server: PageServer;
  let shared: Promise<Page> | undefined;
  const lent: LentPage[] = [];
  let count = 0;

  beforeAll(async () => {
    [browser, server] = await Promise.all([openChromium(), startPageServer()]);
  });
  afterEach(async () => {
    for (const { giveBack } of lent.splice(0)) await giveBack();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const openPage = async (html: string, opening: Opening): Promise<Opened & LentPage> => {
    const path = `/panels-${(count += 1)}`;
    server.routes.set(path, { body: html });
    const kind = { origin: server.origin, prepare: slowDown };
    const { page, giveBack } = await lendPage(browser, kind, {
      viewport: opening.viewport ?? VIEWPORT,
      reducedMotion: opening.reducedMotion ? 'reduce' : 'no-preference',
      ...(opening.userAgent && { userAgent: opening.userAgent }),
      ...(opening.hasTouch && { hasTouch: true }),
    });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // Images and other hosts are not available here.
      if (message.type() === 'warning') complaints.push(message.text());
    });
    await page.route(elsewhereOr(server.origin), (route) =>
      route.fulfill({ body: '<!doctype html><title>elsewhere</title>', contentType: 'text/html' }),
    );
    await page.goto(server.origin + path + (opening.hash ?? ''));
    return { page, giveBack, complaints, start: () => start(page) };
  };

  const openOwn = async (html: string, opening: Opening): Promise<Opened> => {
    const own = await openPage(html, opening);
    lent.push(own);
    return own;
  };

  const openShared = async (): Promise<Page> => {
    const { page, start } = await openPage(htmlPage({ body: '', withEntry: false }), {});
    await start();
    return page;
  };

  return {
    /** Shows fragments with Atoll on the page that tests share; with options, on a new page. */
    open: async (body: string, opening?: Opening): Promise<Page> => {
      if (opening) {
        const { head = '' } = opening;
        const { page, start } = await openOwn(htmlPage({ body, head, withEntry: false }), opening);
        await start();
        return page;
      }
      const page = await (shared ??= openShared());
      await replaceContent(page, body);
      return page;
    },
    /** Opens fragments without starting Atoll. */
    openStill: (body: string, opening: Opening = {}): Promise<Opened> =>
      openOwn(htmlPage({ body, head: opening.head ?? '', withEntry: false }), opening),
    /**
     * Shows fragments with Atoll under a paused clock, which the test controls. A clock that is only installed would
     * run by itself, and faster on a slow machine.
     */
    openPaused: async (body: string, opening: Opening = {}): Promise<Page> => {
      const { page } = await openOwn(htmlPage({ body, head: opening.head ?? '', withEntry: false }), opening);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.addScriptTag({ type: 'module', url: entryPath() });
      await point(page);
      await waitForReady(page);
      await page.evaluate(() => window.atoll?.settled());
      return page;
    },
    /** Opens a captured page for all tests of a file, without starting Atoll. */
    openCaptured: (path: string, opening: Opening = {}): Promise<Opened> =>
      openPage(capturedPage(path).replaceAll(/<script type="module"[^>]*><\/script>/g, ''), opening),
  };
}

/** A busy machine may look at an animation of 350 ms only after its end. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
}

async function replaceContent(page: Page, html: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.setViewportSize(VIEWPORT);
  await page.evaluate((html) => {
    history.replaceState(null, '', location.pathname);
    document.querySelector('main')?.replaceChildren(document.createRange().createContextualFragment(html));
  }, html);
  // The runtime has found the new widgets after a frame.
  await settle(page);
  await point(page);
  await settle(page);
}

async function start(page: Page): Promise<void> {
  await page.addScriptTag({ type: 'module', url: entryPath() });
  await point(page);
  await settle(page);
}

/** Waits until due widgets are mounted and observers have reported. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      await window.atoll?.settled();
    }
  });
}

/** The duration of an animation, in ms, and its curve. */
export type Movement = readonly [durationMs: number, curve: string];

/** The running animations of the page, or of one element, without the page's transitions. */
export async function movements(page: Page, selector = ':root'): Promise<Movement[]> {
  const found = await page.evaluate(
    (selector) =>
      [...(document.querySelector(selector)?.getAnimations({ subtree: true }) ?? [])]
        .filter((animation) => !(animation instanceof CSSTransition))
        .map(({ effect }) => ({
          duration: Number(effect?.getTiming().duration),
          easing: effect?.getTiming().easing ?? '',
        })),
    selector,
  );
  return found.map(({ duration, easing }) => [duration, CURVES.get(pointsOf(easing)) ?? easing]);
}

/** The values of a `linear()` easing: browsers add their positions. */
const pointsOf = (easing: string): string =>
  [...easing.matchAll(/([\d.]+)(?: [\d.]+%)?(?=[,)])/g)].map(([, value]) => Number(value)).join();

const CURVES = new Map(
  Object.entries({ swing, easeOutCubic, easeOutQuart }).map(([name, curve]) => [
    pointsOf(cssEasing(curve)),
    name,
  ]),
);

/** Clicks without a pointer, and lets React respond; an animation has just started then. */
export async function press(page: Page, selector: string, at = 0): Promise<void> {
  await page.evaluate(
    async ([selector, at]) => {
      document.querySelectorAll<HTMLElement>(selector)[at]?.click();
      await Promise.resolve();
    },
    [selector, at] as const,
  );
}

/** The inline `display` of each element, and whether it has the active class. */
export const displaysAndClasses = (elements: Locator): Promise<[string, boolean][]> =>
  elements.evaluateAll((all) =>
    all.map((element) => [
      (element as HTMLElement).style.display,
      element.classList.contains('gdlr-core-active'),
    ]),
  );

/** The inline `display` of each element. */
export const displays = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) => all.map((element) => (element as HTMLElement).style.display));

export { axeFaults, isSamePicture } from './looks';
