// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dealt, LONG_FILES } from '../../../.scripts/lib/longest-first.mjs';

const root = join(import.meta.dirname, '../../..');
const files = [
  { path: 'a', seconds: 0 },
  { path: 'b', seconds: 100 },
  { path: 'c', seconds: 60 },
  { path: 'd', seconds: 50 },
  { path: 'e', seconds: 0 },
];
const pathsOf = (index: number): string[] => dealt(files, index, 2).map(({ path }) => path);

describe('the table of long test files', () => {
  it('names files that exist', () => {
    expect(Object.keys(LONG_FILES).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('a shard of the test files', () => {
  it('has as much work as the other', () => {
    expect([pathsOf(1), pathsOf(2)]).toEqual([
      ['b', 'a', 'e'],
      ['c', 'd'],
    ]);
  });

  it('has no file of the other, and none is left out', () => {
    expect([...pathsOf(1), ...pathsOf(2)].toSorted()).toEqual(files.map(({ path }) => path));
  });

  it('does not depend on the order in which the files were found', () => {
    expect(dealt(files.toReversed(), 1, 2)).toEqual(dealt(files, 1, 2));
  });
});
