/** The page of a run, under a paused clock. */
import type { Browser, ElementHandle, Page } from 'playwright-core';
import type { WidgetDefinition } from '../../runtime/core/define';
import type { ConformanceRecord } from './conformance';
import { installProbe, type Standing } from './conformance-probe';
import { point } from './page-browser';
import { lendPage } from './page-pool';
import { elementorPath, entryPath, hasElementorWidgets, type PageServer } from './page-server';
import { htmlPage } from './pages';

/** A page under a paused clock, and its console messages. */
export interface Guide {
  readonly page: Page;
  readonly errors: string[];
  readonly warnings: string[];
  readonly close: () => Promise<void>;
}

const VIEWPORT = { width: 1000, height: 1400 };

let pages = 0;

/** Opens a page with a fragment and the probe, without Atoll. */
export async function openPage(
  browser: Browser,
  server: PageServer,
  body: string,
  { config, routes }: Pick<ConformanceRecord, 'config' | 'routes'> = {},
  viewport = VIEWPORT,
): Promise<Guide> {
  const path = `/tour-${(pages += 1)}`;
  server.routes.set(path, { body: htmlPage({ body, config, withEntry: false }) });
  for (const [asked, answer] of routes ?? [])
    server.routes.set(asked, ({ body: sent }) => ({ body: answer(sent), type: 'application/json' }));
  const kind = { origin: server.origin, initScript: installProbe };
  const { page, giveBack } = await lendPage(browser, kind, { viewport });
  const errors: string[] = [];
  const warnings: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The browser's messages about invalid URLs and about frames with an unreachable host are not the widget's, and
    // neither is that of axe about films that do not exist.
    if (
      /^Failed to load resource|srcset|postMessage.*recipient window's origin|^axe\.utils\.preloadMedia/.test(
        message.text(),
      )
    )
      return;
    if (message.type() === 'error') errors.push(message.text());
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto(server.origin + path);
  return {
    page,
    errors,
    warnings,
    async close() {
      server.routes.delete(path);
      await giveBack();
    },
  };
}

/** Starts Atoll. Widgets that wait for the visitor are only prepared. */
export async function startWithoutVisitor(page: Page): Promise<void> {
  const hasModule = hasElementorWidgets(await page.evaluate(() => document.documentElement.outerHTML));
  await page.addScriptTag({ type: 'module', url: entryPath() });
  if (hasModule) await page.addScriptTag({ type: 'module', url: elementorPath() });
}

/** Starts Atoll and waits until the widgets on the page are ready or have failed. */
export async function start(page: Page): Promise<void> {
  await startWithoutVisitor(page);
  await point(page);
  // Observers report after a frame: only then is it known which widgets are due.
  await passFrames(page, { rounds: 2, settles: true });
}

/** Waits until no due widget is loading. */
export const settled = (page: Page): Promise<void> => page.evaluate(() => window.atoll?.settled());

/** What happens in the page around two frames. */
interface Passing {
  /** Default: 1. */
  readonly rounds?: number;
  /** Waits until no due widget is loading, before each round. */
  readonly settles?: boolean;
  /** Finishes every animation before the frames. */
  readonly finishes?: boolean;
}

/**
 * Waits for two real frames in each round and for what React does after them, in one message: Firefox and WebKit answer
 * slowly.
 */
async function passFrames(
  page: Page,
  { rounds = 1, settles = false, finishes = false }: Passing = {},
): Promise<void> {
  await page.evaluate(
    async ({ rounds, settles, finishes }) => {
      if (finishes) {
        // Endless animations cannot be finished.
        const movements = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
        movements.forEach((movement) => movement.finish());
        await Promise.allSettled(movements.map(({ finished }) => finished));
      }
      for (let frame = 0; frame < rounds * 2; frame += 1) {
        if (settles && frame % 2 === 0) await window.atoll?.settled();
        await new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            IntersectionObserver.prototype.disconnect.call(observer);
            resolve();
          });
          observer.observe(document.body);
        });
      }
      // A busy machine may draw the frames before React's tasks: it renders in one, and runs effects in another.
      for (let task = 0; task < 3; task += 1) {
        const { port1, port2 } = new MessageChannel();
        await new Promise((resolve) => {
          // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the page's listeners are counted
          port1.onmessage = resolve;
          port2.postMessage(task);
        });
        port1.close();
      }
    },
    { rounds, settles, finishes },
  );
}

/** Waits for two real frames, whatever the page's clock: observers have reported by then. */
export const nextFrames = (page: Page): Promise<void> => passFrames(page);

/** Makes all widgets due, and waits until each of a definition's elements is ready or has failed. An element in a closed panel is not due. */
export async function allShown(page: Page, { selector }: Pick<WidgetDefinition, 'selector'>): Promise<void> {
  await point(page);
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].every(
        (element) => element.dataset['atollState'] || !element.checkVisibility(),
      ),
    selector,
    { polling: 10 },
  );
  await settled(page);
}

/** Waits until no widget that is on the screen waits or loads, whatever its definition. */
export async function allOnScreenMounted(page: Page): Promise<void> {
  const onScreen = await page.evaluateHandle(async () => {
    const elements = window.atoll?.widgets().map(({ element }) => element) ?? [];
    if (elements.length === 0) return [];
    const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const observer = new IntersectionObserver((all) => {
        IntersectionObserver.prototype.disconnect.call(observer);
        resolve(all);
      });
      elements.forEach((element) => observer.observe(element));
    });
    return entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
  });
  await page.waitForFunction(
    (elements) =>
      window.atoll
        ?.widgets()
        .filter(({ element }) => elements.includes(element))
        .every(({ state }) => state !== 'waiting' && state !== 'loading'),
    onScreen,
    { polling: 10 },
  );
}

/**
 * Finishes every animation. An animation that has ended by itself is not in the list, and its end is reported with the
 * next real frame. The page's frames run only on request.
 */
export const finishMovements = (page: Page): Promise<void> => passFrames(page, { finishes: true });

/** The listeners at and below a node. */
export const listenersIn = (node: ElementHandle): Promise<Standing> =>
  node.evaluate((element) => window.probe.listenersIn(element));

/** Replaces the page's content with a fragment. */
export const replaceContent = (page: Page, html: string): Promise<void> =>
  page.evaluate((html) => {
    document.querySelector('section')?.remove();
    const main = document.querySelector('main');
    main?.replaceChildren(document.createRange().createContextualFragment(html));
  }, html);
