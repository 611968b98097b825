/**
 * Runs every widget of the production build in Chromium. Each fragment of mocks/markup is run once
 * (tests/support/conformance-run.ts), and the tests of mounting.ts, use.ts and removal.ts check the observations. To add a
 * widget, add its fragments to mocks/markup/index.json and its record to records.ts. How much of a run a fragment has:
 * extents.ts. Each conformance-N.test.ts has a share of the widgets, so that two cores end at about the same time.
 */
/* oxlint-disable vitest/no-conditional-tests -- a test is registered only where a fragment has something to ask */
import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealt } from '../../../.scripts/lib/longest-first.mjs';
import { type MarkupEntry, readIndex } from '../../../mocks/markup-index';
import { definitions } from '../../support/definitions';
import { launchChromium } from '../../support/browser';
import type { ConformanceRecord } from '../../support/conformance';
import {
  type Extent,
  type RunResult,
  standingWithoutWidgets,
  runFragment,
} from '../../support/conformance-run';
import { type PageServer, startPageServer } from '../../support/page-server';
import { IS_FULL_TIER } from '../../support/tier';
import { extentOf } from './extents';
import { type FragmentCase, testRun } from './fragment-case';
import { testAbsence, testMounting } from './mounting';
import { records } from './records';
import { testRemovalAndDamage } from './removal';
import { testPointer, testUse } from './use';

const index = readIndex();
const fragmentsOf = (widget: string) => index.filter((entry) => entry.widget === widget);

const stepsOf = ({ widget }: ConformanceRecord): string => `the steps and the keyboard table of ${widget}`;

const extentIn = (record: ConformanceRecord, entry: MarkupEntry): Extent =>
  extentOf(record, entry, fragmentsOf(record.widget), IS_FULL_TIER);

/** Each file of the project has one of the cores. More pages than cores would slow each other down and time out. */
const FILES_AT_A_TIME = 2;

/** The seconds of a fragment: only their relation matters. */
const SECONDS: Readonly<Record<Extent, number>> = { mounting: 2, use: 3, whole: 7 };

/** @returns the records of a share: the widgets go, from the longest on, to the share with the least work */
function shareOf(share: number, shares: number): readonly ConformanceRecord[] {
  const works = records.map((record) => ({
    path: record.widget,
    record,
    seconds: fragmentsOf(record.widget).reduce((sum, entry) => sum + SECONDS[extentIn(record, entry)], 0),
  }));
  return dealt(works, share, shares).map(({ record }) => record);
}

/**
 * Registers the tests of a share of the widgets.
 *
 * @param share from 1
 * @param shares their number
 */
export function testShare(share: number, shares: number): void {
  const own = shareOf(share, shares);
  let browser: Browser;
  let server: PageServer;
  const runs = new Map<string, Promise<RunResult>>();

  // Vitest requires the pattern.
  // oxlint-disable-next-line no-empty-pattern
  beforeAll(async ({}, { tasks }) => {
    [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
    const jobs = new Map<string, () => Promise<RunResult>>();
    const withoutConfig = standingWithoutWidgets(browser, server);
    // With a filter by name, only the fragments of the selected tests run.
    const selected = new Set(tasks.filter(({ mode }) => mode !== 'skip').map(({ name }) => name));
    for (const record of own) {
      const definition = definitions.find(({ name }) => name === record.widget);
      if (!definition) continue;
      // A configuration starts the widgets of the whole page, too.
      const baseline = record.config ? standingWithoutWidgets(browser, server, record) : withoutConfig;
      const found = { selector: record.root ?? definition.selector, foundBy: definition.selector };
      for (const entry of fragmentsOf(record.widget)) {
        const { file } = entry;
        if (!selected.has(`the fragment ${file}`) && !selected.has(stepsOf(record))) continue;
        jobs.set(file, async () =>
          runFragment(browser, server, file, record, found, await baseline, extentIn(record, entry)),
        );
      }
    }
    const pages = Math.max(1, Math.floor(availableParallelism() / FILES_AT_A_TIME));
    const lanes = Array.from({ length: pages }, () => Promise.resolve());
    [...jobs].forEach(([file, job], position) => {
      const lane = position % lanes.length;
      const result = (lanes[lane] ?? Promise.resolve()).then(job);
      lanes[lane] = result.then(
        () => undefined,
        () => undefined,
      );
      result.catch(() => undefined);
      runs.set(file, result);
    });
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const resultOf = async (file: string): Promise<RunResult> => {
    const result = await runs.get(file);
    if (!result) throw new Error(`${file} was not run`);
    return result;
  };

  const cases = own.flatMap((record) => fragmentsOf(record.widget).map((entry) => ({ entry, record })));
  // Not a table of Vitest, because Vitest shortens long names.
  for (const { entry, record } of cases) {
    const { file } = entry;
    describe(`the fragment ${file}`, () => {
      const isFailing = record.cannotMount?.(file) === true;
      const extent = extentIn(record, entry);
      const one: FragmentCase = { file, record, isFailing, extent, result: () => resultOf(file) };
      testRun(one);
      if (record.isAbsent?.(file)) {
        testAbsence(one);
        return;
      }
      testMounting(one);
      if (extent === 'mounting') return;
      if (!isFailing) testPointer(one);
      // The other tests need an element of the widget.
      if (extent === 'use') return;
      if (!isFailing) testUse(one);
      testRemovalAndDamage(one);
    });
  }

  for (const record of own) {
    // As in `stepsOf`.
    describe(`the steps and the keyboard table of ${record.widget}`, () => {
      it('are all performed at least once', async () => {
        // The fragments that stand for others differ in structure, so together they have everything.
        const isSpread = record.isSpread === true || !IS_FULL_TIER;
        for (const version of isSpread ? ['all'] : record.versions) {
          const entries = fragmentsOf(record.widget).filter(
            ({ versions }) => isSpread || versions.includes(version),
          );
          const done = new Set<string>();
          for (const { file } of entries) {
            const { pointer = [], keyboard = [] } = (await resultOf(file)).seen;
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
  }
}
