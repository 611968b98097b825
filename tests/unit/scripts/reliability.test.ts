// @vitest-environment node
/** The page of promises: tests that count as evidence, and the problems that `npm test` finds in the page. */
import { describe, expect, it } from 'vitest';
import { numbersIn, reliabilityPage, reliabilityProblems } from '../../../.scripts/lib/reliability.mjs';

const passed = (number: number, file: string) => ({ number, file, state: 'passed' as const });

describe('the promises that a test is evidence for', () => {
  it.each([
    { name: 'a page > RELIABILITY 7: both evaluations mount once', numbers: [7] },
    { name: 'RELIABILITY 4, 68: refused permanently', numbers: [4, 68] },
    { name: 'RELIABILITY 45 and 46: late answers > one more', numbers: [45, 46] },
    { name: '[RELIABILITY 73, 74] keep a strict policy', numbers: [73, 74] },
    { name: 'a list > 10 items in 3 columns', numbers: [] },
    { name: '500 times mounted', numbers: [] },
  ])('come from its name: example $#', ({ name, numbers }) => {
    expect(numbersIn(name, 'runtime/core/loading.browser.test.ts')).toEqual(numbers);
  });

  it('need the word before the number', () => {
    const name = 'the zip file > 88: installs in the admin area';
    expect(numbersIn(name, 'tests/wordpress/releases.test.ts')).toEqual([]);
  });

  it('do not come from tests of the scripts', () => {
    expect(numbersIn('RELIABILITY 7: an example', 'tests/unit/scripts/reliability.test.ts')).toEqual([]);
  });
});

describe('the page', () => {
  const promises = { 1: { what: 'One' }, 2: { what: 'Two', why: 'needs two machines' } };
  const run = [passed(1, 'tests/b.test.ts'), passed(1, 'tests/a.test.ts'), passed(1, 'tests/a.test.ts')];
  const page = reliabilityPage(run, promises);

  it('lists each file with a test that passed, once', () => {
    expect(page).toContain('\n| 1 | One | `tests/a.test.ts`<br>`tests/b.test.ts` |  |\n');
    expect(page).toContain('\n| 2 | Two |  | needs two machines |\n');
    expect(reliabilityPage([{ ...passed(1, 'tests/a.test.ts'), state: 'failed' }], promises)).not.toContain(
      'tests/a.test.ts',
    );
  });

  it('is correct if it lists what ran and passed', () => {
    expect(reliabilityProblems(page, run, promises)).toEqual([]);
  });

  it.each([
    {
      what: 'a promise that no test proves and no reason excuses',
      outcomes: run.map((outcome) => ({ ...outcome, state: 'skipped' as const })),
      problem: 'No passing test has the number 1 in its name.',
    },
    {
      what: 'a file that the page does not list',
      outcomes: [...run, passed(2, 'tests/c.test.ts')],
      problem: 'Promise 2 is also tested in tests/c.test.ts, which the page does not list.',
    },
    {
      what: 'a listed file without such a test',
      outcomes: run.slice(1),
      problem: 'The page lists tests/b.test.ts for promise 1, but it does not test it.',
    },
    {
      what: 'a number that is not promised',
      outcomes: [...run, passed(3, 'tests/a.test.ts')],
      problem: 'tests/reliability.json has no promise 3.',
    },
  ])('is wrong with $what', ({ outcomes, problem }) => {
    expect(reliabilityProblems(page, outcomes, promises)).toEqual([problem]);
  });

  it('may list a file whose tests were skipped here', () => {
    const outcomes = run.map((outcome) =>
      outcome.file === 'tests/b.test.ts' ? { ...outcome, state: 'skipped' as const } : outcome,
    );
    expect(reliabilityProblems(page, outcomes, promises)).toEqual([]);
  });

  it('is wrong if someone edited it', () => {
    expect(reliabilityProblems(page.replace('| One |', '| Won |'), run, promises)).toEqual([
      'The page differs from the output of npm run reliability.',
    ]);
  });
});
