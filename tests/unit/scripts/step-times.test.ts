// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { duration, expectedTimes, keepTimes } from '../../../.scripts/lib/step-times.mjs';

it.each([
  [0.2, '1 s'],
  [59.4, '59 s'],
  [59.6, '1 min'],
  [130, '2 min 10 s'],
])('writes %d s as %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});

it('expects the time of the last run of the same tier, and a stored figure before the first one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-times-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'cache/times.json');
  const before = expectedTimes(file, 'default')['unit'];
  expect(before).toBeGreaterThan(1);
  keepTimes(file, 'default', { unit: 1, lint: 2 });
  keepTimes(file, 'default', { unit: 3 });
  keepTimes(file, 'full', { browser: 4 });
  expect(expectedTimes(file, 'default')).toMatchObject({ unit: 3, lint: 2 });
  expect(expectedTimes(file, 'full')).toMatchObject({ unit: before, browser: 4 });
});
