/**
 * Runs one fragment through the phases of the conformance suite, in one page of a real browser, and records
 * observations. The suite judges them. A phase is a function in conformance-phases and a line of `PHASES`.
 */
import type { Browser } from 'playwright-core';
import { rememberFaults } from './axe';
import type { ConformanceRecord } from './conformance';
import { type Action, doSteps, pressKeys, type TabObservations, tabThrough } from './conformance-actions';
import {
  besideBroken,
  type BrokenObservations,
  type GarbageObservations,
  mountGarbage,
} from './conformance-damage';
import { openPage, start } from './conformance-page';
import { type CalmObservations, observeCalm } from './conformance-phases/calm';
import { type MountingObservations, observeMounting } from './conformance-phases/mounting';
import type { Run } from './conformance-phases/phase';
import {
  type MovedObservations,
  observeMoved,
  observeRemoval,
  type RemovalObservations,
} from './conformance-phases/removal';
import type { ServerNodes, Standing } from './conformance-probe';
import type { PageServer } from './page-server';
import { fragment } from './pages';

/** The observations of one run, by phase. */
export interface Observations {
  readonly mounting: MountingObservations;
  readonly pointer: readonly Action[];
  readonly tab: TabObservations;
  readonly keyboard: readonly Action[];
  readonly nodesAfterUse: ServerNodes;
  readonly moved: MovedObservations;
  readonly removal: RemovalObservations;
  readonly calm: CalmObservations;
  /** Warnings until the run starts to break things. */
  readonly warnings: readonly string[];
  readonly garbage: GarbageObservations & { readonly reports: readonly string[] };
  readonly broken: BrokenObservations;
  /** Errors of the console and of the page, over the whole run. */
  readonly errors: readonly string[];
}

/** How much of a run is made. */
export type Extent = 'whole' | 'use' | 'mounting';

/** A part of a run. */
interface Phase<Name extends keyof Observations> {
  readonly name: Name;
  /** The smallest extent that contains it. */
  readonly isIn: Extent;
  readonly observe: (run: Run) => Promise<Observations[Name]> | Observations[Name];
}

/** Gives each phase the type of its observations. */
const phase = <Name extends keyof Observations>(
  name: Name,
  isIn: Extent,
  observe: Phase<Name>['observe'],
): Phase<Name> => ({ name, isIn, observe });

const NO_STOPS: TabObservations = { stops: 0, order: [], back: [], hasEscaped: true, unseen: [] };

/** The phases in their order. */
const PHASES = [
  phase('mounting', 'mounting', observeMounting),
  phase('pointer', 'use', ({ use, isUsable }) =>
    isUsable ? doSteps(use, use.record.steps, { withAxe: true }) : [],
  ),
  phase('tab', 'whole', ({ use, isUsable }) => (isUsable ? tabThrough(use) : NO_STOPS)),
  phase('keyboard', 'whole', ({ use, isUsable }) => (isUsable ? pressKeys(use) : [])),
  phase('nodesAfterUse', 'mounting', ({ page }) => page.evaluate(() => window.probe.nodes())),
  phase('moved', 'whole', observeMoved),
  phase('removal', 'whole', observeRemoval),
  phase('calm', 'whole', observeCalm),
  phase('warnings', 'mounting', ({ guide }) => guide.warnings.splice(0)),
  phase('garbage', 'whole', async ({ page, html, definition, guide }) => ({
    ...(await mountGarbage(page, html, definition.foundBy)),
    reports: ourLines(guide.warnings.splice(0)),
  })),
  phase('broken', 'whole', ({ use, html, definition, guide }) =>
    use.record.broken ? besideBroken(use, html, definition, guide.warnings) : NOTHING_BROKEN,
  ),
  phase('errors', 'mounting', ({ guide }) => guide.errors),
] as const;

/** The phases of each extent: a larger one contains the smaller ones. */
const EXTENTS: readonly Extent[] = ['mounting', 'use', 'whole'];

/** What a run has seen. After a failure, the later phases are missing. */
export interface RunResult {
  readonly seen: Partial<Observations>;
  /** The error that ended the run, with the name of its phase. */
  readonly error?: Error;
}

/** What exists on a page that runs Atoll and axe and has no widget. */
export async function standingWithoutWidgets(
  browser: Browser,
  server: PageServer,
  record: Pick<ConformanceRecord, 'config' | 'routes'> = {},
): Promise<Standing> {
  const guide = await openPage(browser, server, '', record);
  await rememberFaults(guide.page);
  await start(guide.page);
  const standing = await guide.page.evaluate(() => window.probe.standing());
  await guide.close();
  return standing;
}

/**
 * Runs one fragment.
 *
 * @param baseline what exists on a page without widgets
 */
export async function runFragment(
  browser: Browser,
  server: PageServer,
  file: string,
  record: ConformanceRecord,
  definition: Run['definition'],
  baseline: Standing,
  extent: Extent,
): Promise<RunResult> {
  const html = fragment(file);
  const guide = await openPage(browser, server, html, record);
  const { page } = guide;
  const root = () => page.locator(definition.selector).first();
  const use = { page, record, root, checked: new Set<string>() };
  const run: Run = { guide, page, html, file, definition, use, baseline, isUsable: false };
  const seen: Record<string, unknown> = {};
  try {
    for (const { name, isIn, observe } of PHASES) {
      if (EXTENTS.indexOf(isIn) > EXTENTS.indexOf(extent)) continue;
      try {
        seen[name] = await observe(run);
      } catch (cause) {
        return { seen, error: new Error(`the phase "${name}" failed: ${String(cause)}`, { cause }) };
      }
    }
    return { seen };
  } finally {
    await guide.close();
  }
}

/** The browser reports some garbage, too, for instance in image sizes. */
const ourLines = (lines: readonly string[]): string[] => lines.filter((line) => line.startsWith('[atoll]'));

const NOTHING_BROKEN: BrokenObservations = { states: [], isMarkupIntact: true, reports: [], actions: [] };
