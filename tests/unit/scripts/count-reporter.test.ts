// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Counts } from '../../../.scripts/lib/count-reporter.mjs';
import { ROOT } from '../../support/page-server';

const folder = mkdtempSync(join(tmpdir(), 'atoll-reporter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the test file of the folder. */
function run(...args: readonly string[]): Counts {
  const counts = join(folder, 'counts.json');
  const reporter = `--reporter=${join(ROOT, '.scripts/lib/count-reporter.mjs')}`;
  spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', `--root=${folder}`, '--globals', reporter, ...args],
    { cwd: ROOT, env: { ...process.env, ATOLL_COUNTS: counts } },
  );
  return JSON.parse(readFileSync(counts, 'utf8')) as Counts;
}

it('names a pattern that repeats a failed test alone', { timeout: 60_000 }, () => {
  writeFileSync(
    join(folder, 'sample.test.mjs'),
    `describe('tabs (a+b)', () => describe('open', () => {
      it('it [1]', () => expect(1).toBe(2));
      it('it [1] again', () => expect(1).toBe(2));
      it('passes', () => undefined);
    }));`,
  );
  const all = run();
  expect([all.passed, all.failed]).toEqual([1, 2]);
  const pattern = all.failures?.[0]?.pattern ?? 'missing';
  const alone = run('-t', pattern);
  expect([alone.passed, alone.failed]).toEqual([0, 1]);
  expect(alone.failures?.[0]?.name).toContain('it [1]');
});
