/**
 * The cost of real pages: with the originals, with Atoll, without scripts, and with the originals delayed until the first
 * interaction, as caching plugins do it; with Atoll also on WordPress 7.1 and on the site with everything. At 4× CPU
 * throttling, and on a phone at 6× with slow 4G. Medians, beside the goals. Skipped, with the reason, where the sites of
 * docs/originals.md do not respond or have another build of Atoll.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, SITE_A, SITE_A71, SITE_B, SITE_B71, SITE_E, whyNot } from '../originals/sites';
import { launchChromium } from '../support/browser';
import { skipFor } from '../support/skip';
import {
  BLOCKING,
  CLS,
  FPS,
  goalOf,
  IDLE,
  LCP,
  type Mode,
  REQUESTS,
  SCRIPT,
  SCRIPT_KB,
  SCROLL,
} from './goals';
import { DESKTOP, type Device, measurePhases, PHONE, type Phases, type Press } from './phases';
import { keepResults, type Row, storedRows } from './results';
import { median } from './trace';

const RUNS = Number(process.env['ATOLL_RUNS'] ?? 3);
const PAGES = process.env['ATOLL_PAGES'];

interface Group {
  readonly site: Site;
  /** Other sites with the same pages. */
  readonly others: readonly (readonly [Mode, Site])[];
  readonly pages: readonly string[];
}

/** The pages in the order of the table: ordinary pages first. */
const GROUPS: readonly Group[] = [
  {
    site: SITE_A,
    others: [
      ['WordPress 7.1', SITE_A71],
      ['site E', SITE_E],
    ],
    pages: ['plain/', 'contact/', 'panels/', 'everything/'],
  },
  {
    site: SITE_B,
    others: [
      ['WordPress 7.1', SITE_B71],
      ['site E', SITE_E],
    ],
    pages: ['plain-elementor/', 'eael-contact/', 'eael/'],
  },
  { site: SITE_E, others: [], pages: ['x-both/'] },
];

/** The columns of every site, and the queries of their pages. */
const MODES: readonly (readonly [Mode, string])[] = [
  ['original', '?orig=1'],
  ['Atoll', ''],
  ['without scripts', '?orig=1&nojs=1'],
  ['original, delayed', '?orig=1&delay=1'],
];

const ROWS: readonly (readonly [figure: string, read: (phases: Phases) => number | undefined])[] = [
  [BLOCKING, ({ blockingMs }) => blockingMs],
  [SCRIPT, ({ scriptMs }) => scriptMs],
  [SCRIPT_KB, ({ scriptKb }) => scriptKb],
  [LCP, ({ lcpMs }) => lcpMs],
  [CLS, ({ cls }) => cls],
  [IDLE, ({ idleTaskMs }) => idleTaskMs],
  [SCROLL, ({ scrollScriptMs }) => scrollScriptMs],
  [FPS, ({ scrollFps }) => scrollFps],
  [REQUESTS, ({ requests }) => requests],
  ...(['accordion', 'tab'] as const).flatMap((name) =>
    (
      [
        [`${name}: first frame, ms`, 'firstFrameMs'],
        [`${name}: INP, ms`, 'inpMs'],
      ] as const satisfies readonly (readonly [string, keyof Press])[]
    ).map(([figure, key]) => [figure, (phases: Phases) => phases[name]?.[key]] as const),
  ),
];

/** A page on a device, and where its columns are measured. */
interface Visit {
  readonly label: string;
  readonly page: string;
  readonly device: Device;
  readonly columns: readonly (readonly [Mode, string])[];
}

const on = (site: Site, page: string, query = ''): string => new URL(page + query, site.url).href;

/** @returns the visits of a group: first those of the desktop */
function visitsOf({ site, others, pages }: Group): readonly Visit[] {
  const common = (page: string) => MODES.map(([mode, query]) => [mode, on(site, page, query)] as const);
  return [
    ...pages.map((page) => ({
      label: `/${page}`,
      page: `/${page}`,
      device: DESKTOP,
      columns: [...common(page), ...others.map(([mode, other]) => [mode, on(other, page)] as const)],
    })),
    ...pages.map((page) => ({
      label: `/${page} on a phone`,
      page: `/${page}`,
      device: PHONE,
      columns: common(page),
    })),
  ];
}

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
  const visits = GROUPS.flatMap(visitsOf);
  return [DESKTOP, PHONE].flatMap((device) =>
    visits
      .filter((visit) => visit.device === device)
      .flatMap(({ label }) => {
        const ofPage = (row: Row): boolean => row['page'] === label;
        return measured.some(ofPage) ? measured.filter(ofPage) : stored.filter(ofPage);
      }),
  );
}

/** @returns the rows of the table for a page */
async function measure({ label, page, device, columns }: Visit): Promise<readonly Row[]> {
  const runs = new Map<Mode, Phases[]>(columns.map(([mode]) => [mode, []]));
  for (let run = 0; run < RUNS; run += 1)
    for (const [mode, url] of columns)
      runs.get(mode)?.push(await measurePhases(browser, url, device, mode !== 'without scripts'));
  return ROWS.flatMap(([figure, read]) => {
    const valueOf = (mode: Mode): number | undefined => {
      const values = (runs.get(mode) ?? []).flatMap((phases) => read(phases) ?? []);
      return values.length > 0 ? median(values) : undefined;
    };
    if (valueOf('Atoll') === undefined) return [];
    const goal = device === DESKTOP ? goalOf(page, figure, valueOf) : undefined;
    const cells = [...MODES.map(([mode]) => mode), 'WordPress 7.1', 'site E'] as const;
    return {
      page: label,
      figure,
      ...Object.fromEntries(cells.map((mode) => [mode, valueOf(mode) ?? '–'])),
      goal: goal?.goal ?? '–',
      'part of the goal': goal?.share ?? '–',
    };
  });
}

describe.each(GROUPS)('site $site.name', async (group) => {
  const reasons = await Promise.all([group.site, ...group.others.map(([, site]) => site)].map(whyNot));
  describe('its pages', skipFor(reasons.find((reason) => reason !== undefined)), () => {
    it.each(visitsOf(group).filter(({ label }) => label.includes(PAGES ?? '')))(
      '$label',
      { timeout: 3_600_000 },
      async (visit) => {
        const measured = await measure(visit);
        rows.push(...measured);
        expect(measured.length).toBeGreaterThan(5);
      },
    );
  });
});
