/**
 * Visitors who do anything, for minutes, on a page with many widgets and on the pages of the originals that answer:
 * `npm run soak -- visitor`, or `npm run soak -- visitor --minutes=1`. On the originals' pages, the same visitor also uses
 * the page without Atoll, for comparison.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { SITE_A, SITE_B, type Site, whyNot } from '../originals/sites';
import { launchChromium } from '../support/browser';
import { type Fault, visitAtRandom } from '../support/random-visitor';
import { skipFor } from '../support/skip';

const MINUTES = Number(process.env['ATOLL_MINUTES'] ?? 10);
const SEED = Number(process.env['ATOLL_SEED'] ?? 1);
const MINUTE_MS = 60_000;

/** The pages with the most widgets. */
const VISITS: readonly (readonly [Site, string])[] = [
  [SITE_A, 'everything/'],
  [SITE_A, 'panels/'],
  [SITE_A, 'contact/'],
  [SITE_B, 'eael/'],
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function faultsOn(url: string): Promise<readonly Fault[]> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await visitAtRandom(page, { seed: SEED, actions: Infinity, mostMs: MINUTES * MINUTE_MS });
  } finally {
    await context.close();
  }
}

const visits = VISITS.map(async ([site, path]) => ({ site, path, name: site.name, why: await whyNot(site) }));
const timeout = (2 * MINUTES + 2) * MINUTE_MS;

describe.each(await Promise.all(visits))('site $name, /$path', ({ site, path, why }) => {
  it(`has no fault in ${MINUTES} minutes`, { timeout, ...skipFor(why) }, async () => {
    const faults = await faultsOn(`${site.url}${path}`);
    const original = await faultsOn(`${site.url}${path}?orig=1`);
    console.log(`without Atoll: ${original.length} faults`, original.slice(0, 10));
    expect(faults).toEqual([]);
  });
});
