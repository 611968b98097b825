/** Reads JSON and other values of unknown shape. */

/** @returns true for an object that is not an array */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns the value if it is a record; otherwise an empty record. PHP prints an empty record as an empty array. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
