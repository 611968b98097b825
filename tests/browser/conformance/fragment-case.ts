/** A fragment under test, as the parts of the suite see it. */
import { expect } from 'vitest';
import type { ConformanceRecord } from '../../support/conformance';
import type { Action } from '../../support/conformance-actions';
import type { Observations } from '../../support/conformance-run';

/** A fragment of a widget. */
export interface FragmentCase {
  readonly file: string;
  readonly record: ConformanceRecord;
  /** Whether the widget cannot mount in this fragment. */
  readonly isFailing: boolean;
  /** The observations of the fragment's only run. */
  readonly observations: () => Promise<Observations>;
}

/** Expects the widget's state after each action. */
export function expectResults(actions: readonly Action[]): void {
  expect(actions.map(({ name, seen }) => ({ name, seen }))).toEqual(
    actions.map(({ name, expected }) => ({ name, seen: expected })),
  );
}
