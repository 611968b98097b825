/**
 * The cost of real pages: with the originals, with Atoll, without scripts, and with the originals delayed until the first
 * interaction, as caching plugins do it. Chromium at 4× CPU throttling, medians. Skipped, with the reason, where the sites
 * of docs/originals.md do not respond or have another build of Atoll.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_A, SITE_B, whyNot } from '../originals/sites';
import { launchChromium } from '../support/browser';
import { skipFor } from '../support/skip';
import { measurePhases, type Phases, type Press } from './phases';
import { keepResults, type Row, storedRows } from './results';
import { median } from './trace';

const RUNS = Number(process.env['ATOLL_RUNS'] ?? 3);
const PAGES = process.env['ATOLL_PAGES'];

/** The pages in the order of the table: ordinary pages first. */
const VISITS = [
  { site: SITE_A, pages: ['contact/', 'panels/', 'plain/', 'everything/'] },
  { site: SITE_B, pages: ['eael-contact/', 'eael/'] },
];

/** The column's heading, and the query of the page. */
const MODES = [
  ['original', '?orig=1'],
  ['Atoll', ''],
  ['without scripts', '?orig=1&nojs=1'],
  ['original, delayed', '?orig=1&delay=1'],
] as const;

type Mode = (typeof MODES)[number][0];

const ROWS: readonly (readonly [figure: string, read: (phases: Phases) => number | undefined])[] = [
  ['blocking, ms', ({ blockingMs }) => blockingMs],
  ['script at load, ms', ({ scriptMs }) => scriptMs],
  ['LCP, ms', ({ lcpMs }) => lcpMs],
  ['CLS, loading and scrolling', ({ cls }) => cls],
  ['tasks in 5 s without an action, ms', ({ idleTaskMs }) => idleTaskMs],
  ['script while scrolling, ms', ({ scrollScriptMs }) => scrollScriptMs],
  ['frames per second while scrolling', ({ scrollFps }) => scrollFps],
  ...(['accordion', 'tab'] as const).flatMap((name) =>
    (
      [
        [`${name}: first frame, ms`, 'firstFrameMs'],
        [`${name}: INP, ms`, 'inpMs'],
      ] as const satisfies readonly (readonly [string, keyof Press])[]
    ).map(([figure, key]) => [figure, (phases: Phases) => phases[name]?.[key]] as const),
  ),
];

let browser: Browser;
const rows: Row[] = [];

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  if (rows.length > 0) keepResults('originals', withStoredRows(rows));
});

/** Adds the stored figures of the pages that did not run. */
function withStoredRows(measured: readonly Row[]): readonly Row[] {
  const stored = storedRows('originals');
  return VISITS.flatMap(({ pages }) => pages).flatMap((page) => {
    const ofPage = (row: Row): boolean => row['page'] === `/${page}`;
    return measured.some(ofPage) ? measured.filter(ofPage) : stored.filter(ofPage);
  });
}

describe.each(VISITS)('site $site.name', async ({ site, pages }) => {
  const reason = await whyNot(site);
  describe('its pages', skipFor(reason), () => {
    it.each(pages.filter((page) => page.includes(PAGES ?? '')))(
      '/%s',
      { timeout: 3_600_000 },
      async (page) => {
        const runs = new Map<Mode, Phases[]>(MODES.map(([mode]) => [mode, []]));
        for (let run = 0; run < RUNS; run += 1)
          for (const [mode, query] of MODES)
            runs
              .get(mode)
              ?.push(
                await measurePhases(
                  browser,
                  new URL(page + query, site.url).href,
                  mode !== 'without scripts',
                ),
              );
        const middle = (mode: Mode, read: (phases: Phases) => number | undefined): number | undefined => {
          const values = (runs.get(mode) ?? []).flatMap((phases) => read(phases) ?? []);
          return values.length > 0 ? median(values) : undefined;
        };
        for (const [figure, read] of ROWS) {
          const cells = MODES.map(([mode]) => [mode, middle(mode, read) ?? '–'] as const);
          if (cells.every(([, value]) => value === '–')) continue;
          rows.push({ page: `/${page}`, figure, ...Object.fromEntries(cells) });
        }
        expect(rows.some((row) => row['page'] === `/${page}`)).toBe(true);
      },
    );
  });
});
