/**
 * Visitors who do anything, for minutes, in each browser engine, on a page with many widgets, on the demo site, and on the
 * pages of the originals that answer: `npm run soak -- visitor`, or `npm run soak -- visitor --minutes=1`. On the originals'
 * pages, the same visitor also uses the page without Atoll, for comparison.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSite, freePort, startWordPress } from '../../.scripts/wordpress.mjs';
import { SITE_A, SITE_B, whyNot } from '../originals/sites';
import { launchChromium } from '../support/browser';
import { enginesHere } from '../support/engines/engines';
import { answerListings, pageOfManyWidgets } from '../support/page-of-many-widgets';
import { type PageServer, startPageServer } from '../support/page-server';
import { type Fault, visitAtRandom } from '../support/random-visitor';
import { skipFor } from '../support/skip';
import { visitedDriverPage, type VisitedPage, visitedPage } from '../support/visited-page';

const MINUTES = Number(process.env['ATOLL_MINUTES'] ?? 10);
const SEED = Number(process.env['ATOLL_SEED'] ?? 1);
const MINUTE_MS = 60_000;

/** The originals' pages with the most widgets. */
const VISITS = [
  { site: SITE_A, path: 'everything/' },
  { site: SITE_A, path: 'panels/' },
  { site: SITE_A, path: 'contact/' },
  { site: SITE_B, path: 'eael/' },
];

/** The demo site's pages with the most widgets. */
const DEMO = ['', 'programmes/', 'faculty/', 'visit/'];

interface OpenPage {
  readonly page: VisitedPage;
  readonly close: () => Promise<void>;
}

const chromium = {
  name: 'Chromium',
  why: undefined,
  open: async (): Promise<OpenPage> => {
    const browser = await launchChromium();
    const page = await browser.newPage({ viewport: { width: 1350, height: 800 } });
    return { page: visitedPage(page), close: () => browser.close() };
  },
};
const others = enginesHere().map(({ name, why, launch }) => ({
  name,
  why,
  open: async (): Promise<OpenPage> => {
    const { driver, close } = await launch();
    return { page: visitedDriverPage(driver), close };
  },
}));

const pages = await Promise.all(
  VISITS.map(async ({ site, path }) => ({
    title: `site ${site.name}, /${path}`,
    url: `${site.url}${path}`,
    whyNoSite: await whyNot(site),
  })),
);
const timeout = (2 * MINUTES + 2) * MINUTE_MS;

let demo: Awaited<ReturnType<typeof startWordPress>>;
beforeAll(async () => {
  demo = await startWordPress({ ...demoSite, port: await freePort() });
}, 2 * MINUTE_MS);
afterAll(() => demo.stop());

describe.each([chromium, ...others])('in $name, a visitor', ({ why, open }) => {
  let server: PageServer;
  beforeAll(async () => {
    server = await startPageServer();
    answerListings(server);
    server.routes.set('/', { body: pageOfManyWidgets() });
  });
  afterAll(() => server.close());

  async function faultsOn(url: string): Promise<readonly Fault[]> {
    const { page, close } = await open();
    try {
      await page.goto(url);
      return await visitAtRandom(page, { seed: SEED, actions: Infinity, mostMs: MINUTES * MINUTE_MS });
    } finally {
      await close();
    }
  }

  it(
    `finds no fault in ${MINUTES} minutes on a page with many widgets`,
    {
      timeout,
      ...skipFor(why),
    },
    async () => {
      expect(await faultsOn(`${server.origin}/`)).toEqual([]);
    },
  );

  it.each(DEMO)(
    `finds no fault in ${MINUTES} minutes on the demo site, /%s`,
    {
      timeout,
      ...skipFor(why),
    },
    async (path) => {
      expect(await faultsOn(`${demo.url}${path}`)).toEqual([]);
    },
  );

  for (const { title, url, whyNoSite } of pages)
    it(
      `finds no fault in ${MINUTES} minutes on ${title}`,
      {
        timeout,
        ...skipFor(why ?? whyNoSite),
      },
      async () => {
        const faults = await faultsOn(url);
        const original = await faultsOn(`${url}?orig=1`);
        console.log(`without Atoll: ${original.length} faults`, original.slice(0, 10));
        // The theme's other scripts run on both pages.
        const known = new Set(original.map(({ what: text }) => text));
        expect(faults.filter(({ what: text }) => !known.has(text))).toEqual([]);
      },
    );
});
