/** Reads and checks single fields of a manifest. Problems are reported, and a default value is returned. */

/** @typedef {(problem: string) => void} Report */

/**
 * @param {Record<string, unknown>} from
 * @param {string[]} required
 * @param {string[]} optional
 * @param {Report} report
 */
export function checkKeys(from, required, optional, report) {
  for (const key of required) if (!Object.hasOwn(from, key)) report(`“${key}” is missing`);
  for (const key of Object.keys(from))
    if (!required.includes(key) && !optional.includes(key)) report(`“${key}” is not a known key`);
}

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>} empty for anything but an object
 */
export function asObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? /** @type {Record<string, unknown>} */ (value)
    : {};
}

/**
 * @param {unknown} value
 * @param {string} name
 * @param {Report} report
 */
export function readText(value, name, report) {
  if (typeof value === 'string' && value.trim() !== '') return value;
  report(`“${name}” must be a non-empty string`);
  return '';
}

/**
 * @param {unknown} value
 * @param {string} name
 * @param {Report} report
 * @returns {string[]}
 */
export function readTexts(value, name, report) {
  if (Array.isArray(value)) return value.map((one) => readText(one, name, report));
  report(`“${name}” must be a list`);
  return [];
}
