/** Reads and checks single fields of a manifest. Problems are reported, and a default value is returned. */

/** @typedef {(problem: string) => void} Told */

/**
 * @param {Record<string, unknown>} from
 * @param {string[]} required
 * @param {string[]} optional
 * @param {Told} told
 */
export function checkKeys(from, required, optional, told) {
  for (const key of required) if (!Object.hasOwn(from, key)) told(`“${key}” is missing`);
  for (const key of Object.keys(from))
    if (!required.includes(key) && !optional.includes(key)) told(`“${key}” is not a known key`);
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
 * @param {Told} told
 */
export function readText(value, name, told) {
  if (typeof value === 'string' && value.trim() !== '') return value;
  told(`“${name}” must be a text`);
  return '';
}

/**
 * @param {unknown} value
 * @param {string} name
 * @param {Told} told
 * @returns {string[]}
 */
export function readTexts(value, name, told) {
  if (Array.isArray(value)) return value.map((one) => readText(one, name, told));
  told(`“${name}” must be a list`);
  return [];
}
