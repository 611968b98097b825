/**
 * Runs every widget of the production build in Chromium. Each fragment of mocks/markup is run once
 * (tests/support/conformance-run.ts), and the tests of mounting.ts, use.ts and removal.ts check the observations. To add a
 * widget, add its fragments to mocks/markup/index.json and its record to records.ts.
 */
/* oxlint-disable vitest/no-conditional-tests -- a test is registered only where a fragment has something to ask */
import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readIndex } from '../../../mocks/markup-index';
import { definitions } from '../../../src/definitions';
import { launchChromium } from '../../support/browser';
import type { ConformanceRecord } from '../../support/conformance';
import { type Observations, standingWithoutWidgets, runFragment } from '../../support/conformance-run';
import { type PageServer, startPageServer } from '../../support/page-server';
import type { FragmentCase } from './fragment-case';
import { SHIFTING_FRAGMENTS } from './layout-shifts';
import { testAbsence, testMounting } from './mounting';
import { records } from './records';
import { testRemovalAndDamage } from './removal';
import { testPointer, testUse } from './use';

const index = readIndex();
const fragmentsOf = (widget: string) => index.filter((entry) => entry.widget === widget);

const stepsOf = ({ widget }: ConformanceRecord): string => `the steps and the keyboard table of ${widget}`;

let browser: Browser;
let server: PageServer;
const runs = new Map<string, Promise<Observations>>();

// Vitest requires the pattern.
// oxlint-disable-next-line no-empty-pattern
beforeAll(async ({}, { tasks }) => {
  [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
  const jobs = new Map<string, () => Promise<Observations>>();
  const withoutConfig = standingWithoutWidgets(browser, server);
  // With a filter by name, only the fragments of the selected tests run.
  const selected = new Set(tasks.filter(({ mode }) => mode !== 'skip').map(({ name }) => name));
  for (const record of records) {
    const definition = definitions.find(({ name }) => name === record.widget);
    if (!definition) continue;
    // A configuration starts the widgets of the whole page, too.
    const baseline = record.config ? standingWithoutWidgets(browser, server, record) : withoutConfig;
    const selector = record.root ?? definition.selector;
    for (const { file } of fragmentsOf(record.widget)) {
      if (!selected.has(`the fragment ${file}`) && !selected.has(stepsOf(record))) continue;
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
  // One page for each core. More pages would slow each other down and time out.
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

const cases = records.flatMap((record) => fragmentsOf(record.widget).map(({ file }) => ({ file, record })));
// Not a table of Vitest, because Vitest shortens long names.
for (const { file, record } of cases) {
  describe(`the fragment ${file}`, () => {
    const isFailing = record.cannotMount?.(file) === true;
    const isUsed = !isFailing && record.looksOnly?.(file) !== true;
    const one: FragmentCase = { file, record, isFailing, observations: () => observationsOf(file) };
    if (record.isAbsent?.(file)) {
      testAbsence(one);
      return;
    }
    testMounting(one);
    if (isUsed) testPointer(one);
    // The other tests need an element of the widget.
    if (record.ofPage || record.looksOnly?.(file)) return;
    if (isUsed) testUse(one);
    testRemovalAndDamage(one);
  });
}

describe.each(SHIFTING_FRAGMENTS)('the exception for $widget', ({ widget, files }) => {
  it('has a fragment', () => {
    expect(fragmentsOf(widget).filter(({ file }) => files?.test(file) ?? true)).not.toEqual([]);
  });
});

describe.each(records.map((record) => ({ record, name: stepsOf(record) })))('$name', ({ record }) => {
  it('are all performed at least once for each release', async () => {
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
