/**
 * The conformance pass of Firefox, WebKit and a phone: the fragments that stand for others (`represents` in the index;
 * all fragments in the full tier), their steps and keys, with the records of Chromium. In the default tier, Firefox and
 * WebKit both run a widget's newest fragment, and take its others in turn; a phone runs the richest fragment.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MarkupEntry, readIndex } from '../../mocks/markup-index';
import { definitions } from '../support/definitions';
import { wholeFragments } from '../browser/conformance/extents';
import { expectResults } from '../browser/conformance/fragment-case';
import { records } from '../browser/conformance/records';
import type { ConformanceRecord } from '../support/conformance';
import { DriverPage } from '../support/engines/driver-page';
import type { EngineBrowser } from '../support/engines/engine-driver';
import { runInEngine } from '../support/engines/engine-run';
import { fragmentsInTurn } from '../support/engines/fragments-in-turn';
import { type PageServer, startPageServer } from '../support/page-server';
import { IS_FULL_TIER } from '../support/tier';

/** An engine of the suite. */
export interface Engine {
  readonly name: string;
  readonly launch: () => Promise<EngineBrowser>;
  /** True for a phone, which has no mouse and no keys. */
  readonly isTouch?: boolean;
  /** The widgets whose steps cannot be performed. Their mounting and keys are tested. */
  readonly withoutSteps?: readonly string[];
  /** The widgets to test. Default: all. */
  readonly only?: readonly string[];
  /** Different for each of two engines that deal the fragments between them. Default: all fragments. */
  readonly turn?: 0 | 1;
}

/** @returns the fragments of a widget that an engine runs */
function fragmentsOf(
  record: ConformanceRecord,
  turn: Engine['turn'],
  isTouch: boolean,
): readonly MarkupEntry[] {
  const { widget, isAbsent, looksOnly, cannotMount } = record;
  const all = readIndex().filter((entry) => entry.widget === widget && !isAbsent?.(entry.file));
  if (IS_FULL_TIER) return all;
  if (isTouch) return wholeFragments(all);
  const standing = all.filter(({ represents }) => represents !== undefined);
  if (turn === undefined) return standing;
  return fragmentsInTurn(standing, turn, ({ file }) => !looksOnly?.(file) && !cannotMount?.(file));
}

/** Whether a finger must have a step: the widget reacts to keys, and its taps are not tested elsewhere. */
function isTapped(record: ConformanceRecord, file: string): boolean {
  const { keyboard, untapped, cannotMount, looksOnly, hasNoTaps } = record;
  const isUnused = [cannotMount, looksOnly, hasNoTaps].some((is) => is?.(file) === true);
  return !isUnused && keyboard.length > 0 && untapped === undefined;
}

/** Registers a test for each fragment. */
export function testEngine({ name, launch, isTouch = false, withoutSteps = [], only, turn }: Engine): void {
  let browser: EngineBrowser;
  let page: Page;
  let server: PageServer;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), startPageServer()]);
    // The adapter has the methods that the records use.
    page = new DriverPage(browser.driver) as unknown as Page;
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  for (const record of records.filter(({ widget }) => only?.includes(widget) ?? true)) {
    const definition = definitions.find((one) => one.name === record.widget);
    describe(`${record.widget} in ${name}`, () => {
      const own = readIndex().filter(({ widget }) => widget === record.widget);
      const richest = new Set(wholeFragments(own).map((entry) => entry.file));
      for (const { file } of fragmentsOf(record, turn, isTouch)) {
        it(`${file} mounts, and reacts to its steps and keys`, async () => {
          const selector = record.root ?? definition?.selector ?? 'nothing';
          const { marks, pointer, keyboard, tab, lines } = await runInEngine(
            page,
            server,
            file,
            record,
            selector,
            {
              isTouch,
              hasSteps: !withoutSteps.includes(record.widget),
              // The fragments of a widget share its stylesheet, so the focus looks the same in them.
              looks: IS_FULL_TIER || richest.has(file),
            },
          );
          const isFailing = record.cannotMount?.(file) === true;
          const needsTap = isTouch && !withoutSteps.includes(record.widget) && isTapped(record, file);
          expect(needsTap && pointer.length === 0).toBe(false);
          expect(marks).not.toEqual([]);
          expect(marks).toEqual(marks.map(() => (isFailing ? 'failed' : 'ready')));
          expectResults(pointer);
          expectResults(keyboard);
          const all = Array.from({ length: tab.stops }, (_, stop) => stop);
          expect(tab.order).toEqual(all);
          expect(tab.back).toEqual(all.toReversed());
          expect(tab.hasEscaped).toBe(true);
          expect(tab.unseen).toEqual([]);
          const unexpected = lines.filter((line) => !(isFailing && line.includes('mount_failed')));
          expect(unexpected).toEqual([]);
        });
      }
    });
  }
}
