/** Tests of a widget's use with mouse, keyboard and reduced motion. */
/* oxlint-disable vitest/no-conditional-tests -- a test is registered only where a fragment has something to ask */
import { expect, it } from 'vitest';
import { expectResults, type FragmentCase, observed } from './fragment-case';

/** Registers the test of the record's steps. */
export function testPointer(one: FragmentCase): void {
  const { file, record } = one;
  const hasSteps = record.hasNoSteps?.(file) !== true;
  if (record.steps.length > 0) {
    it(`reacts to the steps of its record${hasSteps ? '' : ', none of which applies here'}`, async (test) => {
      const { pointer } = await observed(test, one, 'pointer');
      expect(pointer.length > 0).toBe(hasSteps);
      expectResults(pointer);
    });
  }
}

/** Registers the tests of keys and focus, of moving the node, and of reduced motion. */
export function testUse(one: FragmentCase): void {
  const { file, record } = one;
  const hasKeys = record.hasNoKeys?.(file) !== true;
  if (record.keyboard.length > 0) {
    it(`reacts to the keys of its record${hasKeys ? '' : ', none of which applies here'}`, async (test) => {
      const { keyboard } = await observed(test, one, 'keyboard');
      expect(keyboard.length > 0).toBe(hasKeys);
      expectResults(keyboard);
    });
  }

  it('can be entered and left with Tab, in order, with a visible focus', async (test) => {
    const { stops, order, back, hasEscaped, unseen } = (await observed(test, one, 'tab')).tab;
    const all = Array.from({ length: stops }, (_, stop) => stop);
    // A key needs a focused element.
    const needsStops = record.keyboard.length > 0 && hasKeys;
    expect(stops > 0 || !needsStops).toBe(true);
    expect({ order, back, hasEscaped, unseen }).toEqual({
      order: all,
      back: all.toReversed(),
      hasEscaped: true,
      unseen: [],
    });
  });

  it('works after its node has moved to another parent', async (test) => {
    const { stateBefore, stateAfter, actions } = (await observed(test, one, 'moved')).moved;
    expect(stateAfter.parts).toEqual(stateBefore.parts);
    expectResults(actions);
  });

  it('animates nothing with reduced motion, and shows its final state at once', async (test) => {
    const { seen, resting, running, actions } = (await observed(test, one, 'calm')).calm;
    expect(seen.parts).toEqual(resting.parts);
    expect(running).toBe(0);
    expectResults(actions);
  });
}
