/** Tests of what a widget changes while it mounts. */
/* oxlint-disable vitest/no-conditional-tests -- a test is registered only where a fragment has something to ask */
import { expect, it } from 'vitest';
import type { AllowedChange } from '../../support/conformance';
import type { Action } from '../../support/conformance-actions';
import { fragment } from '../../support/pages';
import { type FragmentCase, observed } from './fragment-case';
import { shiftOf } from './layout-shifts';

/** Attributes that all widgets may add to the server's nodes. A widget's record lists its other changes. */
const ADDED = /^\+(id|role|tabindex|aria-[a-z]+|hidden|data-atoll(-state|-findable)?)$/;

const isAllowed = (allowed: readonly AllowedChange[] | undefined, change: string): boolean =>
  allowed?.some(({ what }) => what.test(change)) === true;

/** Registers the test of a fragment in which the server prints nothing for the widget. */
export function testAbsence(one: FragmentCase): void {
  it('mounts nothing and writes nothing to the console', async (test) => {
    const { mounting, errors, warnings } = await observed(test, one, 'mounting', 'errors', 'warnings');
    expect({ marks: mounting.marks, errors, warnings }).toEqual({ marks: [], errors: [], warnings: [] });
    expect(mounting.nodes.missing).toEqual([]);
    expect(mounting.nodes.attributes).toEqual([]);
  });
}

/** Registers the tests of mounting. */
export function testMounting(one: FragmentCase): void {
  const { file, record, isFailing, extent } = one;
  it('mounts once', async (test) => {
    const { mounting } = await observed(test, one, 'mounting');
    const { states, marks, readyCounts, readyCountsAfterScan } = mounting;
    expect(marks).not.toEqual([]);
    expect(states).toEqual(marks.map(() => (isFailing ? 'failed' : 'ready')));
    expect(marks).toEqual(marks.map(() => (isFailing ? 'failed' : 'ready')));
    expect(readyCounts.length).toBeGreaterThanOrEqual(isFailing ? 0 : marks.length);
    expect(readyCounts.filter((count) => count !== 1)).toEqual([]);
    expect(readyCountsAfterScan).toEqual(readyCounts);
  });

  it('keeps every node of the server', async (test) => {
    const { mounting, nodesAfterUse } = await observed(test, one, 'mounting', 'nodesAfterUse');
    for (const nodes of [mounting.nodes, nodesAfterUse]) {
      expect(nodes.total).toBeGreaterThan(3);
      expect(nodes.missing.filter((node) => record.gives?.test(node) !== true)).toEqual([]);
      const mayBeSorted = record.sorts === true && nodes === nodesAfterUse;
      expect(nodes.isInOrder || mayBeSorted).toBe(true);
    }
  });

  it('changes no attribute while it mounts, and adds only names, roles and states', async (test) => {
    const { attributes } = (await observed(test, one, 'mounting')).mounting.nodes;
    expect(attributes.filter((change) => !ADDED.test(change) && !isAllowed(record.changes, change))).toEqual(
      [],
    );
  });

  const shift = shiftOf(record.widget, file);
  if (shift && !shift.isTimed) {
    it('moves boxes when it mounts, as listed in layout-shifts.ts', async (test) => {
      const { movedBoxes, layoutShift } = (await observed(test, one, 'mounting')).mounting;
      expect(movedBoxes.length + layoutShift).toBeGreaterThan(0);
    });
  } else if (!shift) {
    it('moves no box by a single pixel when it mounts', async (test) => {
      const { movedBoxes } = (await observed(test, one, 'mounting')).mounting;
      expect(movedBoxes.filter((box) => !isAllowed(record.moves, box))).toEqual([]);
    });

    const most = record.layoutShift ?? 0;
    it(`causes a layout shift of at most ${most} when it mounts`, async (test) => {
      expect((await observed(test, one, 'mounting')).mounting.layoutShift).toBeLessThanOrEqual(most);
    });
  }

  if (!shift && !record.repaints?.(fragment(file))) {
    it('looks the same after mounting, to the pixel', async (test) => {
      expect((await observed(test, one, 'mounting')).mounting.isPixelEqual).toBe(true);
    });
  }

  it('adds no fault that axe can find when it mounts', async (test) => {
    expect((await observed(test, one, 'mounting')).mounting.faults).toEqual([]);
  });

  if (extent !== 'mounting') {
    it('adds no fault that axe can find after each step', async (test) => {
      expect(faultsIn((await observed(test, one, 'pointer')).pointer)).toEqual([]);
    });
  }
  if (extent === 'whole') {
    it('adds no fault that axe can find after each key', async (test) => {
      expect(faultsIn((await observed(test, one, 'keyboard')).keyboard)).toEqual([]);
    });
  }

  it('writes nothing to the console', async (test) => {
    const { errors, warnings } = await observed(test, one, 'errors', 'warnings');
    expect(errors).toEqual([]);
    // A widget that cannot mount reports it once for each of its elements.
    const expected = warnings.filter((line) => isFailing && line.includes('mount_failed'));
    expect(warnings).toEqual(expected);
    // A whole run mounts the fragment three times.
    const reports = extent === 'whole' ? 3 : 1;
    expect(expected).toHaveLength(isFailing ? reports : 0);
  });
}

/** @returns the actions with a fault, each with its faults */
function faultsIn(actions: readonly Action[]): readonly (readonly string[])[] {
  return actions.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => [name, ...faults]);
}
