/**
 * Runs every widget of the production build in Chromium. Each fragment of mocks/markup is run once
 * (tests/support/conformance-run.ts), and the tests below check the observations. To add a widget, add its fragments to
 * mocks/markup/index.json and its record to records.ts. Long, because all tests of a fragment share one run.
 */
/* oxlint-disable vitest/no-conditional-tests -- a test is registered only where a fragment has something to ask */
import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readIndex } from '../../../mocks/markup-index';
import { definitions } from '../../../src/definitions';
import { launchChromium } from '../../support/browser';
import type { AllowedChange, ConformanceRecord } from '../../support/conformance';
import { type Observations, standingWithoutWidgets, runFragment } from '../../support/conformance-run';
import { type PageServer, startPageServer } from '../../support/page-server';
import { fragment, htmlPage } from '../../support/pages';
import { shiftOf, SHIFTING_FRAGMENTS } from './layout-shifts';
import { records } from './records';

/** React listens for this once a page, from its first root on. */
const ONCE_A_PAGE = 'HTMLDocument:selectionchange';

/** Attributes that any widget may add to the server's nodes. What else it changes while it mounts, its record lists. */
const ADDED = /^\+(id|role|tabindex|aria-[a-z]+|data-atoll(-state)?)$/;

const isAllowed = (allowed: readonly AllowedChange[] | undefined, change: string): boolean =>
  allowed?.some(({ what }) => what.test(change)) === true;

const index = readIndex();
const fragmentsOf = (widget: string) => index.filter((entry) => entry.widget === widget);

const stepsOf = ({ widget }: ConformanceRecord): string => `the steps and the keyboard table of ${widget}`;

let browser: Browser;
let server: PageServer;
const runs = new Map<string, Promise<Observations>>();

// Vitest asks for the pattern.
// oxlint-disable-next-line no-empty-pattern
beforeAll(async ({}, { tasks }) => {
  [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
  const jobs = new Map<string, () => Promise<Observations>>();
  const withoutConfig = standingWithoutWidgets(browser, server);
  // A run by name runs only the fragments that it asks for.
  const asked = new Set(tasks.filter(({ mode }) => mode !== 'skip').map(({ name }) => name));
  for (const record of records) {
    const definition = definitions.find(({ name }) => name === record.widget);
    if (!definition) continue;
    // A configuration brings the widgets of the whole page to life.
    const baseline = record.config ? standingWithoutWidgets(browser, server, record) : withoutConfig;
    const selector = record.root ?? definition.selector;
    for (const { file } of fragmentsOf(record.widget)) {
      if (!asked.has(`the fragment ${file}`) && !asked.has(stepsOf(record))) continue;
      jobs.set(file, async () =>
        runFragment(
          browser,
          server,
          file,
          record,
          { selector, foundBy: definition.selector },
          await baseline,
        ),
      );
    }
  }
  // A page a core: more would only make each other slower, and time out.
  const lanes = Array.from({ length: Math.max(2, availableParallelism()) }, () => Promise.resolve());
  [...jobs].forEach(([file, job], position) => {
    const lane = position % lanes.length;
    const observations = (lanes[lane] ?? Promise.resolve()).then(job);
    lanes[lane] = observations.then(
      () => undefined,
      () => undefined,
    );
    observations.catch(() => undefined);
    runs.set(file, observations);
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const observationsOf = async (file: string): Promise<Observations> => {
  const observations = await runs.get(file);
  if (!observations) throw new Error(`${file} was not run`);
  return observations;
};

describe.each(definitions.map((definition) => ({ definition, name: definition.name })))(
  'the widget $name',
  ({ name }) => {
    const record = records.find(({ widget }) => widget === name);

    it('has a record in this suite', () => expect(record).toBeDefined());

    it('has a fragment for each release that its contract names', () => {
      const versions = new Set(fragmentsOf(name).flatMap((entry) => entry.versions));
      expect([...versions].toSorted()).toEqual([...(record?.versions ?? ['a record'])].toSorted());
    });
  },
);

/** What only a widget that works can be asked. */
function registerUse(file: string, record: ConformanceRecord): void {
  it('is reached and left with Tab, in order, with a focus that can be seen', async () => {
    const { stops, order, back, hasEscaped, unseen } = (await observationsOf(file)).tab;
    const all = Array.from({ length: stops }, (_, stop) => stop);
    // A key needs something to press it on.
    const needsStops = record.keyboard.length > 0 && record.hasNoKeys?.(file) !== true;
    expect(stops > 0 || !needsStops).toBe(true);
    expect({ order, back, hasEscaped, unseen }).toEqual({
      order: all,
      back: all.toReversed(),
      hasEscaped: true,
      unseen: [],
    });
  });

  it('works after its node has moved', async () => {
    const { stateBefore, stateAfter, actions } = (await observationsOf(file)).moved;
    expect(stateAfter.parts).toEqual(stateBefore.parts);
    for (const { seen, expected } of actions) expect(seen).toEqual(expected);
  });

  it('moves nothing with reduced motion, and shows its final state at once', async () => {
    const { seen, resting, running, actions } = (await observationsOf(file)).calm;
    expect(seen.parts).toEqual(resting.parts);
    expect(running).toBe(0);
    for (const { seen, expected } of actions) expect(seen).toEqual(expected);
  });
}

const cases = records.flatMap((record) => fragmentsOf(record.widget).map(({ file }) => ({ file, record })));
// No table of Vitest's: it cuts long names short.
for (const { file, record } of cases) {
  describe(`the fragment ${file}`, () => {
    const state = record.cannotMount?.(file) ? 'failed' : 'ready';
    const failures = state === 'failed' ? 1 : 0;
    const isUsed = state === 'ready' && record.looksOnly?.(file) !== true;
    const hasSteps = record.hasNoSteps?.(file) !== true;
    const hasKeys = record.hasNoKeys?.(file) !== true;

    if (record.isAbsent?.(file)) {
      it('mounts nothing, and says nothing', { timeout: 120_000 }, async () => {
        const { mounting, errors, warnings } = await observationsOf(file);
        expect({ marks: mounting.marks, errors, warnings }).toEqual({ marks: [], errors: [], warnings: [] });
        expect(mounting.nodes.missing).toEqual([]);
        expect(mounting.nodes.attributes).toEqual([]);
      });
      return;
    }

    it('mounts once', { timeout: 120_000 }, async () => {
      const { states, marks, readyCounts, readyCountsAfterScan } = (await observationsOf(file)).mounting;
      expect(marks).not.toEqual([]);
      expect(states).toEqual(marks.map(() => state));
      expect(marks).toEqual(marks.map(() => state));
      expect(readyCounts.length).toBeGreaterThanOrEqual(state === 'ready' ? marks.length : 0);
      expect(readyCounts.filter((count) => count !== 1)).toEqual([]);
      expect(readyCountsAfterScan).toEqual(readyCounts);
    });

    it('keeps every node of the server', async () => {
      const { mounting, nodesAfterUse } = await observationsOf(file);
      for (const nodes of [mounting.nodes, nodesAfterUse]) {
        expect(nodes.total).toBeGreaterThan(3);
        expect(nodes.missing.filter((node) => record.gives?.test(node) !== true)).toEqual([]);
        const mayBeSorted = record.sorts === true && nodes === nodesAfterUse;
        expect(nodes.isInOrder || mayBeSorted).toBe(true);
      }
    });

    it('changes no attribute while it mounts, and adds only names, roles and states', async () => {
      const { attributes } = (await observationsOf(file)).mounting.nodes;
      expect(
        attributes.filter((change) => !ADDED.test(change) && !isAllowed(record.changes, change)),
      ).toEqual([]);
    });

    const shift = shiftOf(record.widget, file);
    if (shift && !shift.isTimed) {
      it('moves boxes when it mounts, as layout-shifts.ts says', async () => {
        const { movedBoxes, layoutShift } = (await observationsOf(file)).mounting;
        expect(movedBoxes.length + layoutShift).toBeGreaterThan(0);
      });
    } else if (!shift) {
      it('moves no box when it mounts, by a single pixel', async () => {
        const { movedBoxes } = (await observationsOf(file)).mounting;
        expect(movedBoxes.filter((box) => !isAllowed(record.moves, box))).toEqual([]);
      });

      const most = record.layoutShift ?? 0;
      it(`causes a layout shift of ${most} when it mounts, at most`, async () => {
        expect((await observationsOf(file)).mounting.layoutShift).toBeLessThanOrEqual(most);
      });
    }

    if (!shift && !record.repaints?.(fragment(file))) {
      it('looks the same once it is mounted, to the pixel', async () => {
        expect((await observationsOf(file)).mounting.isPixelEqual).toBe(true);
      });
    }

    it('brings no fault that axe can find, before and after each interaction', async () => {
      const { mounting, pointer, keyboard } = await observationsOf(file);
      expect(mounting.faults).toEqual([]);
      for (const { name, faults } of [...pointer, ...keyboard]) expect([name, ...faults]).toEqual([name]);
    });

    if (isUsed && record.steps.length > 0) {
      it(`does what the mouse asks${hasSteps ? '' : ', which has no place here'}`, async () => {
        const { pointer } = await observationsOf(file);
        expect(pointer.length > 0).toBe(hasSteps);
        for (const { name, seen, expected } of pointer)
          expect({ name, seen }).toEqual({ name, seen: expected });
      });
    }

    it('says nothing on the console', async () => {
      const { errors, warnings } = await observationsOf(file);
      expect(errors).toEqual([]);
      // A fragment that cannot be mounted says so once for each of the elements it was mounted on.
      const expected = warnings.filter((line) => failures > 0 && line.includes('mount_failed'));
      expect(warnings).toEqual(expected);
      expect(expected).toHaveLength(3 * failures);
    });

    // What follows needs a node of the widget's own.
    if (record.ofPage || record.looksOnly?.(file)) return;

    if (isUsed && record.keyboard.length > 0) {
      it(`follows its keyboard table${hasKeys ? '' : ', which has no place here'}`, async () => {
        const { keyboard } = await observationsOf(file);
        expect(keyboard.length > 0).toBe(hasKeys);
        for (const { name, seen, expected } of keyboard)
          expect({ name, seen }).toEqual({ name, seen: expected });
      });
    }

    if (isUsed) registerUse(file, record);

    it('leaves nothing behind when its node goes in the middle of a movement', async () => {
      const { widgets, leftovers } = (await observationsOf(file)).removed;
      expect(widgets).toBe(0);
      expect(leftovers.filter((left) => left !== ONCE_A_PAGE)).toEqual([]);
    });

    it('works again when its node comes back, with as many listeners as before', async () => {
      const { newListeners, actions } = (await observationsOf(file)).backAgain;
      expect(newListeners).toEqual([]);
      for (const { seen, expected } of actions) expect(seen).toEqual(expected);
    });

    it('survives garbage in every attribute', async () => {
      const { states, texts, reports } = (await observationsOf(file)).garbage;
      expect(states).not.toEqual([]);
      expect(states.filter((one) => one !== 'ready' && one !== 'failed')).toEqual([]);
      expect(record.showsGarbage?.(file) ? [] : texts).toEqual([]);
      // One report a widget, at most.
      expect(reports.length).toBeLessThanOrEqual(states.length);
    });

    if (record.broken === '') return;

    it('is not harmed by a broken neighbour, which keeps the markup of the server', async () => {
      const { states, isMarkupIntact, reports, actions } = (await observationsOf(file)).broken;
      expect(states).toEqual(['failed', ...states.slice(1, -1).map(() => state), 'failed']);
      expect(isMarkupIntact).toBe(true);
      expect(reports).toHaveLength(2 + failures);
      for (const { seen, expected } of actions) expect(seen).toEqual(expected);
    });
  });
}

describe.each(SHIFTING_FRAGMENTS)('the exception for $widget', ({ widget, files }) => {
  it('has a fragment', () => {
    expect(fragmentsOf(widget).filter(({ file }) => files?.test(file) ?? true)).not.toEqual([]);
  });
});

describe.each(records.map((record) => ({ record, name: stepsOf(record) })))('$name', ({ record }) => {
  it('are all done at least once a release', async () => {
    for (const version of record.isSpread ? ['all'] : record.versions) {
      const files = fragmentsOf(record.widget).filter(
        (entry) => record.isSpread || entry.versions.includes(version),
      );
      const done = new Set<string>();
      for (const { file } of files) {
        const { pointer, keyboard } = await observationsOf(file);
        [...pointer, ...keyboard].forEach((action) => done.add(action.name));
      }
      const listed = [
        ...record.steps.map((step) => step.name),
        ...record.keyboard.map((row) => `${row.key} ${row.name}`),
      ];
      expect([version, ...[...done].toSorted()]).toEqual([version, ...listed.toSorted()]);
    }
  });
});

describe('in an editor', () => {
  // Those that are meant to run there say so in their definitions.
  const runsThere = new Set(
    definitions.flatMap((one) => ('inEditor' in one && one.inEditor ? [one.name] : [])),
  );
  const body = records
    .filter(({ widget }) => !runsThere.has(widget))
    .flatMap(({ widget }) => fragmentsOf(widget).map(({ file }) => fragment(file)))
    .join('\n');

  it.each([
    ['elementor-preview in the address', '?elementor-preview=7', { body }],
    [
      'the class of an active editor',
      '',
      { body: `${body}<script>document.body.className="elementor-editor-active"</script>` },
    ],
    ['the page builder’s own flag', '', { body: `<script>gdlr_core_pbf={admin:"1"}</script>${body}` }],
    ['the plugin’s own flag', '', { body, config: { admin: true } }],
  ])('no widget does anything: %s', async (_name, search, parts) => {
    server.routes.set('/editor', { body: htmlPage(parts) });
    const page = await browser.newPage({ viewport: { width: 1000, height: 20_000 } });
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(String(error)));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { before: document.querySelector('main')?.innerHTML });
      });
    });
    await page.goto(`${server.origin}/editor${search}`);
    await page.waitForFunction(() => window.atoll !== undefined);
    await page.locator('.gdlr-core-accordion-item-title').nth(1).click();
    await page.evaluate(() => window.atoll?.settled());
    const seen = await page.evaluate(() => ({
      isUntouched: document.querySelector('main')?.innerHTML === (window as { before?: string }).before,
      mounted: window.atoll?.widgets().filter(({ state }) => state === 'ready').length,
    }));
    await page.close();
    expect(seen).toEqual({ isUntouched: true, mounted: 0 });
    expect(lines).toEqual([]);
  });
});
