/** The build does without features that Firefox or Safari lack, or had late. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allFiles } from '../../.scripts/lib/files.mjs';
import { ASSETS } from './dist';

it.each([
  // Browsers that know `hidden="until-found"` know its value `hidden`.
  ['content-visibility', /content-?visibility(?!:hidden!important)/i],
  ['interpolate-size', /interpolate-?size/i],
])('uses no %s', (_name, pattern) => {
  const files = allFiles(ASSETS).filter((file) => /\.(js|css)$/.test(file));
  expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  expect(files.filter((file) => pattern.test(readFileSync(join(ASSETS, file), 'utf8')))).toEqual([]);
});
