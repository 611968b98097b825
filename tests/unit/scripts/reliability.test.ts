// @vitest-environment node
/** The page of promises, and the tests that count as evidence. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  numbersIn,
  readPromises,
  readTestFiles,
  RELIABILITY_PAGE,
  reliabilityPage,
  unknownPromises,
  unprovenPromises,
} from '../../../.scripts/lib/reliability.mjs';

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
  const files = new Map([[1, new Set(['tests/b.test.ts', 'tests/a.test.ts'])]]);

  it('lists the test files of each promise, and the reason', () => {
    const page = reliabilityPage(files, promises);
    expect(page).toContain('\n| 1 | One | `tests/a.test.ts`<br>`tests/b.test.ts` |  |\n');
    expect(page).toContain('\n| 2 | Two |  | needs two machines |\n');
  });

  it('is what npm run reliability writes', () => {
    const root = process.cwd();
    const known = readTestFiles(root);
    expect(known.get(1)).toContain('runtime/react/adoption.browser.test.ts');
    expect(known.get(16)).not.toContain('tests/unit/citations.test.ts');
    expect(unknownPromises(known, readPromises(root))).toEqual([]);
    expect(readFileSync(RELIABILITY_PAGE, 'utf8')).toBe(reliabilityPage(known, readPromises(root)));
  });

  it('promises nothing else', () => {
    expect(unknownPromises(new Map([...files, [3, new Set(['tests/a.test.ts'])]]), promises)).toEqual([
      'tests/reliability.json has no promise 3.',
    ]);
  });
});

describe('a complete run', () => {
  const promises = { 1: { what: 'One' }, 2: { what: 'Two', why: 'needs two machines' } };

  it('proves a promise by a test that passed', () => {
    expect(unprovenPromises([passed(1, 'tests/a.test.ts')], promises)).toEqual([]);
  });

  it.each(['skipped', 'failed'] as const)('does not prove it by a test that was %s', (state) => {
    expect(unprovenPromises([{ number: 1, file: 'tests/a.test.ts', state }], promises)).toEqual([
      'No passing test has the number 1 in its name.',
    ]);
  });
});
