/** The list of mistakes that `npm run seeded-faults` makes: it matches the code, and covers every folder. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  applyFault,
  codeFolders,
  faultProblems,
  folderOf,
  readFaults,
} from '../../../.scripts/lib/seeded-faults.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const faults = readFaults(ROOT);
const fault = { file: 'a.ts', broken: 'b', what: '', project: 'unit' as const, tests: [] };

describe('the list of mistakes', () => {
  it('has at least sixty, each once', () => {
    expect(faults.length).toBeGreaterThanOrEqual(60);
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
    ['widgets/effects/parallax/shift.ts', 'widgets/effects/parallax'],
    ['widgets/shared/tabs/Tabs.tsx', 'widgets/shared/tabs'],
  ])('in %s covers %s', (file, folder) => expect(folderOf(file)).toBe(folder));
});
