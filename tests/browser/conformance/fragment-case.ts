/** A fragment under test, as the parts of the suite see it. */
import { expect, it, type TestContext } from 'vitest';
import type { ConformanceRecord } from '../../support/conformance';
import type { Action } from '../../support/conformance-actions';
import type { Extent, Observations, RunResult } from '../../support/conformance-run';

/** A fragment of a widget. */
export interface FragmentCase {
  readonly file: string;
  readonly record: ConformanceRecord;
  /** Whether the widget cannot mount in this fragment. */
  readonly isFailing: boolean;
  readonly extent: Extent;
  /** The result of the fragment's only run. */
  readonly result: () => Promise<RunResult>;
}

/** A run has many tests. Only this one waits for it. */
const RUN_TIMEOUT_MS = 120_000;

/** Registers the test that reports an error of the run, which the other tests do not repeat. */
export function testRun({ result }: FragmentCase): void {
  it('is run to its end', { timeout: RUN_TIMEOUT_MS }, async () => {
    const { error } = await result();
    // With its trace.
    if (error) throw error;
    expect(error).toBeUndefined();
  });
}

/** @returns the observations of some phases. Skips the test if the run has failed before */
export async function observed<Name extends keyof Observations>(
  test: TestContext,
  { result }: FragmentCase,
  ...names: readonly Name[]
): Promise<Pick<Observations, Name>> {
  const { seen } = await result();
  // Skipped, because the test "is run to its end" has already failed: a failure of the run is reported once.
  if (names.some((name) => !(name in seen))) test.skip('the run has failed before: see "is run to its end"');
  return seen as Pick<Observations, Name>;
}

/** Expects the widget's state after each action. */
export function expectResults(actions: readonly Action[]): void {
  expect(actions.map(({ name, seen }) => ({ name, seen }))).toEqual(
    actions.map(({ name, expected }) => ({ name, seen: expected })),
  );
}
