/**
 * The cost of each demo page with Atoll, without scripts, and with the originals' libraries loaded the classic way:
 * Chromium at 4× CPU throttling, medians of five visits. `npm run bench -- comparison` runs only this, and
 * `--pages=listings` only some of its pages.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../support/browser';
import { LIMITS } from '../support/limits';
import { type PageServer, startPageServer } from '../support/page-server';
import { DEMO_PAGES, type Mode, MODES, REFERENCE, servePage } from './demo-pages';
import { figure, keepResults, type Row } from './results';
import { median } from './trace';
import { measureVisit, type Vitals } from './vitals';

const RUNS = Number(process.env['ATOLL_RUNS'] ?? 5);
const CPU_SLOWDOWN = 4;
const PAGES = process.env['ATOLL_PAGES'];

const COLUMNS: readonly [keyof Vitals, string][] = [
  ['scriptKbAtLoad', 'script at load, kB'],
  ['scriptKb', 'script after the visit, kB'],
  ['kb', 'everything, kB'],
  ['requests', 'requests'],
  ['scriptMs', 'script time, ms'],
  ['blockingMs', 'blocking, ms'],
  ['lcpMs', 'LCP, ms'],
  ['cls', 'CLS'],
  ['inpMs', 'INP, ms'],
  ['heapMb', 'heap, MB'],
  ['listeners', 'listeners'],
];

let browser: Browser;
let server: PageServer;
const rows: Row[] = [];
const figures = new Map<string, Vitals>();

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), startPageServer({ compresses: true })]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  // A run of some pages does not replace the stored comparison.
  if (PAGES !== undefined) return console.table(rows);
  keepResults('comparison', rows);
  keepResults('reference page', promises());
});

describe.each(DEMO_PAGES.filter(({ name }) => name.includes(PAGES ?? '')))('$name', (page) => {
  it.each(MODES)('%s', { timeout: 600_000 }, async (mode) => {
    const url = server.origin + servePage(server, page, mode);
    const runs: Vitals[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await measureVisit(browser, url, { cpuSlowdown: CPU_SLOWDOWN, clicks: page.clicks }));
    const middle = (key: keyof Vitals): number => median(runs.map((run) => run[key]));
    const vitals = Object.fromEntries(COLUMNS.map(([key]) => [key, middle(key)])) as unknown as Vitals;
    figures.set(`${page.name} ${mode}`, vitals);
    rows.push({
      page: page.name,
      with: mode,
      ...Object.fromEntries(COLUMNS.map(([key, heading]) => [heading, vitals[key]])),
    });
    expect(vitals.requests).toBeGreaterThan(0);
  });
});

function of(mode: Mode): Vitals {
  const vitals = figures.get(`${REFERENCE.name} ${mode}`);
  if (!vitals) throw new Error(`${mode} was not measured`);
  return vitals;
}

/** The promises of RELIABILITY 71. */
function promises(): readonly Row[] {
  const limits = LIMITS.referencePage;
  const [atoll, classic] = [of('Atoll'), of('classic')];
  return [
    figure('script at load', atoll.scriptKbAtLoad, {
      unit: 'kB',
      limit: classic.scriptKbAtLoad * limits.scriptShare,
    }),
    figure('blocking', atoll.blockingMs, { limit: classic.blockingMs * limits.blockingShare }),
    figure('LCP', atoll.lcpMs, { limit: classic.lcpMs * limits.lcpShare }),
    figure('CLS', atoll.cls, { unit: '', limit: limits.layoutShift }),
    figure('INP', atoll.inpMs, { limit: limits.interactionMsAt4x }),
  ];
}
