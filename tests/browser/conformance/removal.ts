/** Tests of a widget whose node is removed or inserted again, or whose markup is damaged. */
/* oxlint-disable vitest/no-conditional-tests -- a test is registered only where a fragment has something to ask */
import { expect, it } from 'vitest';
import { without } from '../../support/conformance-phases/phase';
import { expectResults, type FragmentCase, observed } from './fragment-case';

/** What the page keeps, once: React's listener with the first root, and the watch for printing. */
const ONCE_A_PAGE = [
  'HTMLDocument:selectionchange',
  'MediaQueryList:change',
  'Window:afterprint',
  'Window:beforeprint',
];

/** Registers the tests of removal and of damage. */
export function testRemovalAndDamage(one: FragmentCase): void {
  const { file, record, isFailing } = one;
  it('leaves nothing behind when its node is removed during an animation', async (test) => {
    const { widgets, leftovers } = (await observed(test, one, 'removal')).removal;
    expect(widgets).toBe(0);
    expect(without(leftovers, ONCE_A_PAGE)).toEqual([]);
  });

  it('works again when its node is inserted again, with as many listeners as before', async (test) => {
    const { newListeners, actions } = (await observed(test, one, 'removal')).removal;
    // A widget inside that was mounted before it was prepared got its listeners for find in page now.
    expect(newListeners.filter((one) => !one.endsWith(':beforematch'))).toEqual([]);
    expectResults(actions);
  });

  it('survives garbage in every attribute', async (test) => {
    const { states, texts, reports } = (await observed(test, one, 'garbage')).garbage;
    expect(states).not.toEqual([]);
    expect(states.filter((one) => one !== 'ready' && one !== 'failed')).toEqual([]);
    expect(record.showsGarbage?.(file) ? [] : texts).toEqual([]);
    // At most one report for each widget.
    expect(reports.length).toBeLessThanOrEqual(states.length);
  });

  if (record.broken === '') return;

  it('works beside a broken widget, which keeps the markup of the server', async (test) => {
    const { states, isMarkupIntact, reports, actions } = (await observed(test, one, 'broken')).broken;
    expect(states.length).toBeGreaterThan(2);
    expect(states).toEqual([
      'failed',
      ...states.slice(1, -1).map(() => (isFailing ? 'failed' : 'ready')),
      'failed',
    ]);
    expect(isMarkupIntact).toBe(true);
    expect(reports).toHaveLength(isFailing ? 3 : 2);
    expectResults(actions);
  });
}
