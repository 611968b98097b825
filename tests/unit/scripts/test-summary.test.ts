// @vitest-environment node
import { expect, it } from 'vitest';
import { summary } from '../../../.scripts/lib/test-summary.mjs';

const row = (name: string, counts: object) => ({
  name,
  seconds: 1.25,
  counts: { passed: 1, failed: 0, skipped: [], ...counts },
});

it('ends with the totals', () => {
  const lines = summary([row('types', {}), row('unit', { passed: 4, failed: 1 })], '').split('\n');
  expect(lines).toContain('types            1.3 s  1 passed, 0 failed');
  expect(lines.at(-1)).toBe('5 passed, 1 failed');
});

it('names a failed test, the command that repeats it alone, and its screenshot', () => {
  const failure = {
    name: "widgets/a/a.test.ts: tabs > it's (open)",
    message: 'expected 1 to be 2',
    file: 'widgets/a/a.test.ts',
    pattern: String.raw`^tabs > it's \(open\)$`,
    evidence: ['test-results/failures/1.png'],
  };
  const lines = summary([row('unit', { failed: 1, failures: [failure] })], '--full ').split('\n');
  expect(lines).toContain("failed: widgets/a/a.test.ts: tabs > it's (open): expected 1 to be 2");
  expect(lines).toContain(
    String.raw`  alone: npm test -- --full widgets/a/a.test.ts -t '^tabs > it'\''s \(open\)$'`,
  );
  expect(lines).toContain('  trace: test-results/failures/1.png');
});

it('names the command of a check that is not a test, and nothing if there is none', () => {
  const failures = [
    { name: 'lint', message: 'see above', repeat: 'npm run lint' },
    { name: 'outside a test', message: 'crash' },
  ];
  const lines = summary([row('lint', { failed: 2, failures })], '').split('\n');
  expect(lines.filter((line) => line.includes('alone'))).toEqual(['  alone: npm run lint']);
});

it('gives each reason for skipped tests once', () => {
  const skipped = ['a', 'b'].map((name) => ({ name, reason: 'Firefox is not installed' }));
  const lines = summary([row('engines', { skipped })], '').split('\n');
  expect(lines).toContain('skipped: a and 1 more: Firefox is not installed');
  expect(lines).toContain('2 skipped');
});
