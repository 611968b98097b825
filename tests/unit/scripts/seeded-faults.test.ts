// @vitest-environment node
/** The list of mistakes that `npm run seeded-faults` makes: it matches the code, and covers every folder. */
import { mkdtempSync, readFileSync, rmSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FaultResults } from '../../../.scripts/lib/fault-results.mjs';
import {
  applyFault,
  codeFolders,
  faultProblems,
  folderOf,
  isOfShard,
  nearestFirst,
  readFaults,
} from '../../../.scripts/lib/seeded-faults.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const faults = readFaults(ROOT);
const fault = { file: 'a.ts', broken: 'b', what: '', project: 'unit' as const, tests: [] };

describe('the list of mistakes', () => {
  it('has at least 162, each once', () => {
    expect(faults.length).toBeGreaterThanOrEqual(162);
    expect(new Set(faults.map(({ file, original }) => file + original)).size).toBe(faults.length);
  });

  it('matches the code, and names existing tests', () => {
    expect(faults.flatMap((one) => faultProblems(ROOT, one))).toEqual([]);
  });

  it('covers every folder of runtime and widgets', () => {
    const folders = codeFolders(ROOT);
    expect(folders.length).toBeGreaterThan(40);
    const reached = new Set(faults.map(({ file }) => folderOf(file)));
    expect(folders.filter((folder) => !reached.has(folder))).toEqual([]);
  });
});

describe('a mistake', () => {
  it('replaces the text that occurs once', () => {
    expect(applyFault({ ...fault, original: 'x' }, 'axe')).toBe('abe');
  });

  it.each(['', 'e', 'z'])('is refused if its text does not occur exactly once: %j', (original) => {
    expect(() => applyFault({ ...fault, original }, 'xee')).toThrow('a.ts');
  });

  it.each([
    ['runtime/net/rest/client.ts', 'runtime/net'],
    ['runtime/page/url.ts', 'runtime/page'],
    ['widgets/contact-form/fields/acceptance.ts', 'widgets/contact-form'],
    ['widgets/effects/parallax/parallax.ts', 'widgets/effects/parallax'],
    ['widgets/shared/tabs/Tabs.tsx', 'widgets/shared/tabs'],
  ])('in %s covers %s', (file, folder) => expect(folderOf(file)).toBe(folder));
});

it('shards share the list', () => {
  const shares = ['1/3', '2/3', '3/3'].map((shard) =>
    [0, 1, 2, 3, 4].filter((index) => isOfShard(index, shard)),
  );
  expect(shares).toEqual([[0, 3], [1, 4], [2]]);
  expect(() => isOfShard(0, '0/3')).toThrow('--shard');
});

it('the tests of the folder run first', () => {
  const tests = ['tests/browser/a.test.ts', 'widgets/tabs/a.test.ts', 'widgets/tabs/variants/b.test.ts'];
  expect(nearestFirst({ file: 'widgets/tabs/read-goodlayers.ts', tests })).toEqual([
    ['widgets/tabs/a.test.ts', 'widgets/tabs/variants/b.test.ts'],
    ['tests/browser/a.test.ts'],
  ]);
});

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'atoll-results-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'tests'));
  return root;
}

describe('the results of a run', () => {
  const one = { ...fault, original: 'a' };
  const two = { ...fault, original: 'c' };

  it('are known to the next run, unless a file has changed or they are refused', () => {
    const root = folder();
    new FaultResults(root, 'state 1', false).add(one, { isNoticed: true, by: 'a test' });
    const next = new FaultResults(root, 'state 1', false);
    expect(next.get(one)).toEqual({ isNoticed: true, by: 'a test' });
    expect(next.get(two)).toBeUndefined();
    expect(new FaultResults(root, 'state 2', false).get(one)).toBeUndefined();
    expect(new FaultResults(root, 'state 1', true).get(one)).toBeUndefined();
  });

  it('are published with their date, and name what nobody noticed', () => {
    const root = folder();
    const results = new FaultResults(root, 'state', false);
    results.add(one, { isNoticed: true, by: 'a test' });
    results.add(two, { isNoticed: false, by: '' });
    results.publish([one, two], 'default');
    const published: unknown = JSON.parse(
      readFileSync(join(root, 'tests/seeded-faults-result.json'), 'utf8'),
    );
    expect(published).toMatchObject({
      tier: 'default',
      noticed: 1,
      of: 2,
      faults: [{ noticedBy: 'a test' }, { noticedBy: null }],
    });
  });
});
