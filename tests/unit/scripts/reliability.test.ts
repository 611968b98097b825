/** The table of promises: numbers come from the tests' names, and a number without a test is named. */
import { describe, expect, it } from 'vitest';
import { numbersIn, reliabilityTable } from '../../../.scripts/lib/reliability.mjs';

describe('the numbers in a name', () => {
  it.each([
    ['a page > RELIABILITY 7: both evaluations mount once', [7]],
    ['RELIABILITY 4, 68: refused for good', [4, 68]],
    ['RELIABILITY 45 and 46: late answers > one more', [45, 46]],
    ['[RELIABILITY 73, 74] keep a strict policy', [73, 74]],
    ['a list > 10 items in 3 columns', []],
    ['500 times mounted', []],
  ])('%s', (name, numbers) => expect(numbersIn(name)).toEqual(numbers));

  it('may be bare on the real WordPress', () => {
    const name = 'the zip > 88: installs through the admin';
    expect(numbersIn(name, 'tests/wordpress/releases.test.ts')).toEqual([88]);
    expect(numbersIn(name, 'tests/unit/rest/core.test.ts')).toEqual([]);
  });
});

describe('the table', () => {
  const promises = {
    1: { what: 'One' },
    2: { what: 'Two', why: 'needs two machines' },
    3: { what: 'Three' },
  };

  it('says where each promise is tested, and how that went', () => {
    const outcomes = [
      { number: 1, file: 'tests/b.test.ts', state: 'passed' },
      { number: 1, file: 'tests/a.test.ts', state: 'failed' },
      { number: 1, file: 'tests/a.test.ts', state: 'passed' },
    ] as const;
    const { table, gaps } = reliabilityTable(outcomes, promises);
    expect(table).toContain('| 1 | One | `tests/a.test.ts`<br>`tests/b.test.ts` | 1 failed, 2 passed |');
    expect(table).toContain('| 2 | Two |  | not run; needs two machines |');
    expect(gaps).toEqual(['3']);
  });

  it('does not take a skipped test for a tested promise', () => {
    const outcomes = [{ number: 3, file: 'tests/a.test.ts', state: 'skipped' }] as const;
    expect(reliabilityTable(outcomes, promises).gaps).toEqual(['1', '3']);
  });
});
