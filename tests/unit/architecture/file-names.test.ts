// @vitest-environment node
/** TypeScript leaves `a.tsx` out of the type check without a message if `a.ts` stands beside it. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** @returns the files with React markup that stand beside a file with the same name */
function uncheckedFiles(paths: readonly string[]): readonly string[] {
  const known = new Set(paths);
  return paths.filter((path) => path.endsWith('.tsx') && known.has(path.slice(0, -1)));
}

it('finds a file that the type check would leave out', () => {
  expect(uncheckedFiles(['a/b.test.ts', 'a/b.test.tsx', 'a/c.tsx'])).toEqual(['a/b.test.tsx']);
});

it('the type check reads every file', () => {
  const paths = globSync('{src,widgets,runtime,mocks,tests}/**/*.{ts,tsx}', {
    cwd: join(import.meta.dirname, '../../..'),
    exclude: (name) => name === 'node_modules',
  });
  expect(paths).toContain('widgets/tooltip/Tooltip.tsx');
  expect(uncheckedFiles(paths)).toEqual([]);
});
