/** Pages with listings and the server behind them: the mocked one, until a test chooses another response. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { listingAnswer } from '../../mocks/handlers/listings-server';
import type { PageResponse } from './page-server';
import { hasten, openStage, type Watched } from './page-browser';
import { fragment, htmlPage } from './pages';

/** A page with one listing. */
export interface ListingPage extends Watched {
  /** The decoded bodies of the requests, in order. */
  readonly sent: string[];
  readonly holder: Locator;
  /** The texts of the items' titles, in order. */
  readonly titles: () => Promise<string[]>;
  /** Clicks without a pointer, so that nothing is prefetched. */
  readonly press: (name: string) => Promise<void>;
  /** Sets the response for all later requests; undefined for the mocked server. */
  readonly answer: (how: unknown) => void;
}

/** Options of a page. */
export interface Opening extends BrowserContextOptions {
  readonly settings?: Readonly<Record<string, unknown>>;
  /** With its question mark. */
  readonly search?: string;
  readonly head?: string;
}

export const FILTER = fragment('goodlayers/listing-2.1.7.html');
export const MORE = fragment('goodlayers/listing-2.1.7-load-more.html');
export const STAFF = fragment('goodlayers/listing-1.8.7-staff.html');
export const SHOP = fragment('goodlayers/listing-2.1.7-shop.html');

/** Hand-written: no release prints a select, but the client of every release listens to selects. */
export const SELECT =
  '<div class="gdlr-core-blog-item"><div class="gdlr-core-filterer-wrap gdlr-core-js" data-ajax="gdlr_core_post_ajax" data-settings="{&quot;num-fetch&quot;:&quot;5&quot;}" data-target="gdlr-core-blog-item-holder" data-target-action="replace">' +
  '<label>Subject <select data-ajax-name="category"><option value="">All</option><option value="biology">Biology</option><option value="music">Music</option></select></label></div>' +
  '<div class="gdlr-core-blog-item-holder" data-layout="fitrows"><div class="gdlr-core-item-list"><h3><a href="#1">News 1</a></h3></div></div></div>';

const TITLE = 'h3 > a, .gdlr-core-portfolio-title > a';

/** A browser, and a server whose admin-ajax is at /ajax, for the tests of one file. */
export function listingBrowser() {
  const stage = openStage();
  return {
    stage,
    open: async (body: string, opening: Opening = {}): Promise<ListingPage> => {
      const { settings, search = '', head, ...options } = opening;
      const config = { ajaxUrl: '/ajax', settings: settings ?? {} };
      const html = htmlPage({ body, config, ...(head !== undefined && { head }) });
      const watched = await stage.open(html, { viewport: { width: 1000, height: 3000 }, ...options });
      const { page } = watched;
      page.setDefaultTimeout(30_000);
      const sent: string[] = [];
      let how: unknown;
      stage.server().routes.set('/ajax', (asked) => {
        if (!asked.body.startsWith('action=ids')) sent.push(decodeURIComponent(asked.body));
        if (isPageResponse(how)) return how;
        const answer = typeof how === 'function' ? (how(asked.body) as unknown) : how;
        return { body: JSON.stringify(answer ?? listingAnswer(asked.body) ?? 0) };
      });
      await page.goto(stage.url + search);
      await mounted(page);
      const holder = page.locator('[class*="-item-holder"]').first();
      return {
        ...watched,
        sent,
        holder,
        titles: () => holder.locator(TITLE).allTextContents(),
        press: (name) => press(page, name),
        answer: (next) => {
          how = next;
        },
      };
    },
  };
}

function isPageResponse(how: unknown): how is PageResponse {
  return typeof how === 'object' && how !== null && 'body' in how;
}

async function press(page: Page, name: string): Promise<void> {
  const link = page
    .locator('[data-ajax] a, .gdlr-core-ajax-link')
    .filter({ hasText: new RegExp(`^${name}$`) });
  await link.first().evaluate((node) => {
    const region = document.querySelector('[data-atoll-region="polite"]');
    if (region) region.textContent = '';
    if (node instanceof HTMLElement) node.click();
  });
}

/** Resolves when every control of a listing, and every other widget on its nodes, is ready or has failed. */
export async function mounted(page: Page): Promise<void> {
  await hasten(page);
  await page.waitForFunction(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-ajax].gdlr-core-js,.gdlr-core-custom-dropdown.gdlr-core-js,.gdlr-core-js-2[data-layout="masonry"]',
      ),
    ].every(({ dataset }) => dataset['atollState']),
  );
}

/** Resolves when the last action has ended and has been announced. */
export async function idle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const said = document.querySelector('[data-atoll-region="polite"]')?.textContent;
    return (
      Boolean(said && said !== 'Loading') &&
      !document.querySelector('[data-ajax].gdlr-core-disable,[aria-busy],.gdlr-core-now-loading')
    );
  });
}

/** Like `idle`, but finishes every animation. */
export async function finish(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.getAnimations().forEach((movement) => movement.finish());
    const said = document.querySelector('[data-atoll-region="polite"]')?.textContent;
    return (
      Boolean(said && said !== 'Loading') &&
      document.getAnimations().length === 0 &&
      !document.querySelector('[data-ajax].gdlr-core-disable,[aria-busy],.gdlr-core-now-loading')
    );
  });
}

/** Slows animations down so that one look sees all of them. Their durations stay. */
export async function slowMotion(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
}

/** Stops the page's timers, which `page.clock` then runs. */
export async function stopTimers(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** The running animations: class of the element, properties, duration. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || !(effect.target instanceof HTMLElement)) return [];
      const known = new Set(['composite', 'computedOffset', 'easing', 'offset']);
      const names = Object.keys(effect.getKeyframes()[0] ?? {}).filter((name) => !known.has(name));
      const { duration, delay } = effect.getTiming();
      const [own = ''] = effect.target.className.split(' ');
      return [`${own} ${names.toSorted().join('+')} ${String(duration)}${delay ? ` after ${delay}` : ''}`];
    }),
  );
}

/** The text of the polite live region. */
export function spoken(page: Page): Promise<string | null> {
  return page.locator('[data-atoll-region="polite"]').textContent();
}

/** Delays the listing's requests; `letGo` releases the oldest as soon as there is one. */
export async function holdCalls(page: Page): Promise<{
  readonly waiting: () => number;
  readonly letGo: (which?: number) => Promise<void>;
}> {
  const calls: (() => Promise<void>)[] = [];
  await page.route('**/ajax', async (route) => {
    if (route.request().postData()?.startsWith('action=ids')) return route.continue();
    // A request that the page has aborted cannot be answered.
    calls.push(() => route.continue().catch(() => undefined));
  });
  return {
    waiting: () => calls.length,
    letGo: async (which = 0) => {
      await expect.poll(() => calls.length).toBeGreaterThan(which);
      await calls.splice(which, 1)[0]?.();
    },
  };
}

/** @returns the texts of the lines that say that a request has failed */
export function failureLines(page: Page): Promise<string[]> {
  return page.locator('.atoll-listing-failed').allTextContents();
}
