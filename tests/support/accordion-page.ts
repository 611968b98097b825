/** A page with accordions or toggle boxes in a browser. A test file calls `openAccordions` once. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type LentPage, lendPage } from './page-pool';
import { openChromium } from './shared-chromium';
import { type PageServer, startPageServer } from './page-server';
import { hasten } from './page-browser';
import { fragment, htmlPage } from './pages';

export const ACCORDION = '.gdlr-core-accordion-item';
export const TOGGLE_BOX = '.gdlr-core-toggle-box-item';
let browser: Browser;
export let server: PageServer;
export let page: Page;
let giveBack: LentPage['giveBack'] | undefined;

/** Starts the browser and the server of a test file, which calls this once. */
export function openAccordions(): void {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openChromium(), startPageServer()]);
  });
  afterEach(() => giveBack?.());
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
}

/** Opens an empty page for the test. */
export async function newPage(options: Parameters<Browser['newPage']>[0] = {}): Promise<void> {
  ({ page, giveBack } = await lendPage(browser, { origin: server.origin }, options));
}

/** Opens a page with one fragment, or with a piece of HTML, and waits until all of its widgets are mounted. */
export async function open(body: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<void> {
  server.routes.set('/', { body: htmlPage({ body }) });
  await newPage({ viewport: { width: 1000, height: 1200 }, ...options });
  await page.goto(server.origin);
  await mounted();
}

/** Points at the widgets, which wait for the visitor, and waits until all of them are mounted. */
export const mounted = async (): Promise<void> => {
  await hasten(page);
  await page.waitForFunction((selector) => {
    const roots = [...document.querySelectorAll<HTMLElement>(selector)];
    return roots.length > 0 && roots.every(({ dataset }) => dataset['atollState'] === 'ready');
  }, `${ACCORDION},${TOGGLE_BOX}`);
};

export const accordion = (name: string): string => fragment(`goodlayers/accordion-${name}.html`);
export const toggleBox = (name: string): string => fragment(`goodlayers/toggle-box-${name}.html`);
export const title = (index: number, name = ACCORDION): Locator => page.locator(`${name}-title`).nth(index);
export const panel = (index: number, name = ACCORDION): Locator => page.locator(`${name}-content`).nth(index);
export const item = (index: number, name = ACCORDION): Locator => page.locator(`${name}-tab`).nth(index);

export const isOpen = (index: number, name = ACCORDION): Promise<boolean> =>
  item(index, name).evaluate((element) => element.classList.contains('gdlr-core-active'));

/** Clicks in the page, and pauses the animations before their first frame. */
export const clickAndHold = (target: Locator): Promise<void> =>
  target.evaluate(async (element: HTMLElement) => {
    element.click();
    await Promise.resolve();
    document.getAnimations().forEach((animation) => animation.pause());
  });

/** The running animations: the item of the panel, the duration, the first and the last height. */
export const movements = (): Promise<{ index: number; ms: unknown; from: unknown; to: unknown }[]> =>
  page.evaluate((name) => {
    const panels = [...document.querySelectorAll(`${name}-content`)];
    return document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
      const frames = effect.getKeyframes();
      return [
        {
          index: panels.indexOf(effect.target),
          ms: effect.getTiming().duration,
          from: frames[0]?.['height'],
          to: frames.at(-1)?.['height'],
        },
      ];
    });
  }, ACCORDION);

/** Sets the time of all animations. */
export const seek = (ms: number): Promise<void> =>
  page.evaluate((ms) => {
    for (const animation of document.getAnimations()) animation.currentTime = ms;
  }, ms);

export const finish = (): Promise<void> =>
  page.evaluate(async () => {
    const all = document.getAnimations();
    all.forEach((animation) => animation.finish());
    await Promise.allSettled(all.map(({ finished }) => finished));
    // An animation that has ended by itself is not in the list, and its end is reported with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

export const displays = (): Promise<string[]> =>
  page.$$eval(`${ACCORDION}-content`, (panels) =>
    panels.map((element) => (element.hasAttribute('hidden') ? 'none' : getComputedStyle(element).display)),
  );

export const heightOf = async (locator: Locator): Promise<number> =>
  (await locator.boundingBox())?.height ?? 0;
