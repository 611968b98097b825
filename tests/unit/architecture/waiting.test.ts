// @vitest-environment node
/**
 * Tests wait for an event, never for a time: a time that is long enough today fails on a busy machine. The limits of
 * `expect.poll` and `eventually` are long, and cost nothing while tests pass.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../support/page-server';

/** `vi.waitFor` and `vi.waitUntil` give up after a second. */
const SHORT_WAIT = /\bvi\.wait(?:For|Until)\b/;

/** A pause, and a timer of a test with a time. A timer without a time only lets other tasks run first. */
const PAUSE =
  /\bwaitForTimeout\(|\bsetTimeout\(\s*(?:\(\)\s*=>\s*)?[\w.]+(?:\([^()]*\))?,\s*[\w.]+|timers\/promises/;

/** The helper itself, and timers that are not pauses of a test. */
const ALLOWED: Readonly<Record<string, string>> = {
  'tests/support/eventually.ts': 'the helper, with the long limit',
  'tests/support/engines/driver-page.ts': 'asks a driver again, which has no events',
  'tests/support/engines/webkit.ts': 'asks for a driver again until it listens',
  'tests/browser/contact-form/traces/response-scenarios.ts': 'the order of two responses',
  'tests/build/rules.test.ts': 'an example in a string',
  'tests/unit/architecture/html.test.ts': 'an example in a string',
  'runtime/page/clock.test.ts': 'timers that fire late',
  'widgets/listing/listing.conformance.ts': 'a server that takes some time',
  'widgets/contact-form/contact-form.conformance.ts': 'a server that takes some time',
  'widgets/contact-form/add-ons.browser.test.ts': 'an add-on that takes some time',
  'runtime/motion/scroll-to-element.browser.test.ts': 'notices that nothing moves any more',
};

const findings = (text: string): readonly string[] =>
  [SHORT_WAIT, PAUSE].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

// What `npm test` runs: benches, soak tests and the injection of faults measure times.
const files = globSync(
  [
    'tests/{browser,build,engines,originals,support,unit,wordpress}/**/*.{ts,tsx}',
    '{mocks,runtime,src,widgets}/**/*.{test,conformance}.{ts,tsx}',
    'mocks/**/*.ts',
  ],
  { cwd: ROOT, exclude: ['**/node_modules/**', '**/waiting.test.ts'] },
).map((file) => file.replaceAll('\\', '/'));

it.each([
  'await vi.waitFor(() => expect(a).toBe(1));',
  'await vi.waitUntil(() => done);',
  'await new Promise((resolve) => setTimeout(resolve, 50));',
  'await new Promise((resolve) => setTimeout(() => resolve(token), 20));',
  'await new Promise((resolve) => window.setTimeout(resolve, WAIT_MS));',
  'await page.waitForTimeout(100);',
  "import { setTimeout as wait } from 'node:timers/promises';",
])('finds %s', (code) => {
  expect(findings(code)).toHaveLength(1);
});

it.each([
  'await new Promise((resolve) => setTimeout(resolve));',
  "vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });",
  'await eventually(() => expect(a).toBe(1));',
])('does not find %s', (code) => {
  expect(findings(code)).toEqual([]);
});

it('no test waits for a time, and each exception is needed', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => findings(readFileSync(join(ROOT, file), 'utf8')).length > 0);
  expect(found.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});
