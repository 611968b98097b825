/**
 * Visits a widget in the middle of a long page, on the ways in which visitors come to it, and records what moves. The
 * page runs by the real clock, because the browser's own scrolling does, too.
 */
import type { Browser, Page } from 'playwright-core';
import type { ConformanceRecord } from './conformance';
import { elementorPath, type PageServer } from './page-server';
import { point } from './page-browser';
import { lendPage } from './page-pool';
import { htmlPage } from './pages';

/** More than the distance at which widgets are mounted. */
const FAR_PX = 5000;
const WHEEL_PX = 800;
const PHONE_PX = 768;
const HEIGHT_PX = 900;
const MARKER = 'The marker below the widget';
const MAX_SHIFT = 0.01;
const MAX_DRIFT_PX = 1;
const MAX_GROWTH_PX = 2;

declare global {
  interface Window {
    /** The sum of the layout shifts that no input explains, since the page was loaded or its content replaced. */
    shiftSum: () => number;
    forgetShifts: () => void;
  }
}

/** What a widget is visited with. */
export interface Visited {
  readonly html: string;
  readonly selector: string;
  readonly record: Pick<ConformanceRecord, 'config' | 'routes'>;
}

/** Comes to the widget; returns the place of the marker in the window at that moment. */
type Approach = (page: Page) => Promise<number>;

const markerTop = (page: Page): Promise<number> =>
  page.evaluate(() => document.getElementById('stability-marker')?.getBoundingClientRect().top ?? Number.NaN);

/**
 * Not each way at each width. The full tier loads the page for the first way, the default tier only for Back; for the others,
 * its content is replaced, which takes a third of the time. Phones have no wheel and no End.
 */
const PHONE = ['Back', 'find in page', 'jump'] as const;
const DESKTOP = ['wheel', 'jump', 'End', 'find in page'] as const;

/** @returns the first way and one of the others */
function waysInTurn([first, ...others]: readonly string[], turn: number): readonly string[] {
  return [first, others[turn % others.length]].flatMap((name) => name ?? []);
}

const APPROACHES: ReadonlyMap<string, Approach> = new Map<string, Approach>([
  [
    'wheel',
    async (page) => {
      for (let top = await markerTop(page); top > 600; top = await markerTop(page)) {
        await page.mouse.wheel(0, Math.min(WHEEL_PX, top - 500));
        await frames(page);
      }
      return markerTop(page);
    },
  ],
  [
    'jump',
    async (page) =>
      page.evaluate(() => {
        const marker = document.getElementById('stability-marker');
        scrollBy(0, (marker?.getBoundingClientRect().top ?? 0) - 600);
        return marker?.getBoundingClientRect().top ?? Number.NaN;
      }),
  ],
  [
    'End',
    async (page) => {
      const end = await page.evaluate(() => {
        const marker = document.getElementById('stability-marker');
        const root = document.documentElement;
        // Before the key, because a short scroll may end before the next command arrives.
        const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
        Object.assign(window, { ended });
        return (marker?.getBoundingClientRect().top ?? Number.NaN) - (root.scrollHeight - innerHeight);
      });
      await page.keyboard.press('End');
      await page.evaluate(async () => Reflect.get(window, 'ended') as Promise<Event>);
      return end;
    },
  ],
  [
    'find in page',
    async (page) =>
      page.evaluate((text) => {
        // Browsers have it, but the types do not.
        (window as unknown as { find: (text: string) => boolean }).find(text);
        return document.getElementById('stability-marker')?.getBoundingClientRect().top ?? Number.NaN;
      }, MARKER),
  ],
  [
    'Back',
    async (page) => {
      await page.evaluate((px) => scrollTo(0, px), FAR_PX - 200);
      await settle(page, []);
      const top = await markerTop(page);
      await page.goto(new URL('/stability-away', page.url()).href);
      await page.goBack();
      return top;
    },
  ],
]);

async function frames(page: Page): Promise<void> {
  await page.evaluate(
    async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until the widgets in the window are ready, and the page has not changed for some frames. */
async function settle(page: Page, selectors: readonly string[]): Promise<void> {
  await frames(page);
  await point(page);
  for (const selector of selectors)
    await page.waitForFunction(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)].every(
          (element) =>
            element.dataset['atollState'] ||
            !element.checkVisibility() ||
            element.getBoundingClientRect().bottom < 0 ||
            element.getBoundingClientRect().top > innerHeight,
        ),
      selector,
      { polling: 20 },
    );
  await page.evaluate(() => window.atoll?.settled());
  await frames(page);
}

function watchShifts(): void {
  let sum = 0;
  let isLoaded = false;
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  const add = (entries: readonly PerformanceEntry[]): void => {
    for (const entry of entries) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (isLoaded && !hadRecentInput) sum += value;
    }
  };
  observer.observe({ type: 'layout-shift', buffered: true });
  addEventListener('load', () => {
    add(observer.takeRecords());
    isLoaded = true;
  });
  window.shiftSum = () => {
    add(observer.takeRecords());
    return sum;
  };
  window.forgetShifts = () => {
    add(observer.takeRecords());
    sum = 0;
  };
}

/** The ratios that the server adds to embedded videos: tests/wordpress/first-paint. */
const withRatios = (html: string): string =>
  html.replaceAll(
    /<iframe(?=[^>]* src="[^"]*(?:youtube|vimeo))(?=[^>]* width="(\d+)")(?=[^>]* height="(\d+)")/g,
    '<iframe style="--atoll-ratio:$1/$2"',
  );

/** A long content with the widget in its middle. */
const longContent = ({ html }: Visited): string =>
  `<div style="height:${FAR_PX}px"></div>${withRatios(html)}<p id="stability-marker" style="clear:both">${MARKER}</p><div style="height:${FAR_PX}px"></div>`;

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** The content as the server prints it, at the top of the page. */
async function replaceContent(page: Page, visited: Visited): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate((html) => {
    const main = document.querySelector('main');
    main?.replaceChildren();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
    main?.replaceChildren(document.createRange().createContextualFragment(html));
  }, longContent(visited));
  await frames(page);
}

/** Visits of one test file. */
export interface Visits {
  /**
   * Visits a widget on all ways of a width, or with `turn` on the first one and on one of the others.
   *
   * @returns what moves, one line each: `End at 1350 px: drift 12`. None if everything stays in its place
   */
  readonly findMovements: (visited: Visited, widthPx: number, turn?: number) => Promise<string[]>;
}

/** Opens a page without Atoll, which tells the heights as the server's markup has them. */
export async function openVisits(browser: Browser, server: PageServer): Promise<Visits> {
  const { origin, routes } = server;
  const away = '/stability-away';
  routes.set(away, { body: '<!doctype html><title>Away</title>' });
  routes.set('/stability-floor', { body: htmlPage({ body: '', withEntry: false }) });
  const { page: floor } = await lendPage(browser, { origin });
  await floor.goto('/stability-floor');

  async function visit(page: Page, visited: Visited, widthPx: number, turn?: number): Promise<string[]> {
    await floor.setViewportSize({ width: widthPx, height: HEIGHT_PX });
    await replaceContent(floor, visited);
    const floorPx = await heightOf(floor);
    const found: string[] = [];
    const all = widthPx < PHONE_PX ? PHONE : DESKTOP;
    const names = turn === undefined ? all : waysInTurn(all, turn);
    for (const name of names) {
      const approach = APPROACHES.get(name);
      if (!approach) throw new Error(`there is no way named ${name}`);
      const note = (what: string, value: number, limit: number): void => {
        if (!(Math.abs(value) <= limit)) found.push(`${name} at ${widthPx} px: ${what} ${value.toFixed(3)}`);
      };
      if (name === 'Back' || (turn === undefined && name === names[0])) await page.goto('/stability');
      else {
        await replaceContent(page, visited);
        await page.evaluate(() => window.forgetShifts());
      }
      await settle(page, []);
      const landed = await approach(page);
      await settle(page, [visited.selector]);
      note('drift', (await markerTop(page)) - landed, MAX_DRIFT_PX);
      note('shift', await page.evaluate(() => window.shiftSum()), MAX_SHIFT);
      note('growth', (await heightOf(page)) - floorPx, MAX_GROWTH_PX);
    }
    return found;
  }

  /** Pages that replace their content, by width and configuration. They are closed with the browser. */
  const pages = new Map<string, Promise<Page>>();

  async function openPage(config: unknown): Promise<Page> {
    const { page } = await lendPage(browser, { origin, initScript: watchShifts });
    routes.set('/stability', { body: htmlPage({ body: '', config }) });
    await page.goto('/stability');
    // Its widgets come with a later fragment.
    await page.addScriptTag({ type: 'module', url: elementorPath() });
    return page;
  }

  return {
    async findMovements(visited, widthPx, turn) {
      const { config, routes: answers } = visited.record;
      // A page that has been loaded for another widget may lack a module.
      const name = JSON.stringify([widthPx, config]);
      const opened = pages.get(name) ?? openPage(config);
      pages.set(name, opened);
      const page = await opened;
      routes.set('/stability', { body: htmlPage({ body: longContent(visited), config }) });
      for (const [asked, answer] of answers ?? [])
        routes.set(asked, ({ body }) => ({ body: answer(body), type: 'application/json' }));
      await page.setViewportSize({ width: widthPx, height: HEIGHT_PX });
      return visit(page, visited, widthPx, turn);
    },
  };
}
