/** Reads JSON and other values of unknown shape. */

/** @returns whether a value is an object and no list */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns the value if it is a record; otherwise an empty record. PHP prints an empty list for an empty record. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
