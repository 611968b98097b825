// @vitest-environment node
/** Values of unknown shape as records. */
import { expect, it } from 'vitest';
import { asRecord, isRecord } from './as-record';

it('keeps a record', () => {
  const record = { a: 1 };
  expect(isRecord(record)).toBe(true);
  expect(asRecord(record)).toBe(record);
});

it.each([[undefined], [null], ['text'], [3], [[1, 2]]])('returns an empty record for %j', (value) => {
  expect(isRecord(value)).toBe(false);
  expect(asRecord(value)).toEqual({});
});
