// @vitest-environment node
/** The price plan's states and keys (goodlayers-panels, section 5). */
import { describe, expect, it } from 'vitest';
import { formPosition, nextPlanState, planForKey } from './plan-machine';

describe('a price plan', () => {
  const forms = [0, 1, undefined];
  it.each([
    [
      'choosing another',
      { plan: 0, form: undefined },
      { type: 'choose', plan: 1 },
      { plan: 1, form: undefined },
    ],
    ['next', { plan: 1, form: undefined }, { type: 'next' }, { plan: 1, form: 1 }],
    ['next without a plan', { plan: -1, form: undefined }, { type: 'next' }, { plan: -1, form: undefined }],
    ['next without a form', { plan: 2, form: undefined }, { type: 'next' }, { plan: 2, form: undefined }],
    ['back', { plan: 1, form: 1 }, { type: 'back' }, { plan: 1, form: undefined }],
  ] as const)('%s', (_name, before, event, after) => {
    expect(nextPlanState(before, event, forms)).toEqual(after);
  });

  it.each([
    ['1', 2, 0],
    ['2', 2, 1],
    ['3', 2, undefined],
    ['0', 2, undefined],
    ['-1', 2, undefined],
    ['NaN', 2, undefined],
    ['1e0', 2, undefined],
    [null, 2, undefined],
  ])('data-tab-id %s of %d forms is form %s', (tabId, count, position) => {
    expect(formPosition(tabId, count)).toBe(position);
  });

  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowRight', 0, 1],
    ['ArrowUp', 0, 2],
    ['ArrowLeft', 1, 0],
    [' ', 1, 1],
    ['Enter', 1, undefined],
  ])('%s on plan %d leads to %s', (key, from, to) => {
    expect(planForKey(key, from, 3)).toBe(to);
  });
});
