/** Responses with any value anywhere: seeded, like the damage to markup. */

/** Values that a careless program mistakes for something else. */
const ODD_VALUES = [
  null,
  '',
  '0',
  '-1',
  '<b>',
  '<p',
  0,
  -1,
  1e21,
  true,
  false,
  '__proto__',
  'x'.repeat(9999),
];

const MOST_DEPTH = 3;
const MOST_ENTRIES = 6;

/** The vocabulary of an endpoint: keys and values of its real responses. */
export interface Words {
  readonly keys: readonly string[];
  readonly values: readonly unknown[];
}

/** @returns any JSON value, made of an endpoint's vocabulary and odd values */
export function anything(random: () => number, words: Words, depth = 0): unknown {
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  if (random() < 0.4 || depth > MOST_DEPTH) return one([...ODD_VALUES, ...words.values]);
  const length = Math.floor(random() * MOST_ENTRIES);
  if (random() < 0.4) return Array.from({ length }, () => anything(random, words, depth + 1));
  const keys = [...words.keys, '0', '__proto__', 'constructor'];
  // Not by assignment, which would set a prototype.
  return Object.fromEntries(
    Array.from({ length }, () => [one(keys), anything(random, words, depth + 1)] as const),
  );
}

/**
 * A real response with some of its values replaced.
 *
 * @param real an object as the endpoint sends it
 */
export function confused(
  real: Readonly<Record<string, unknown>>,
  random: () => number,
  words: Words,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(real).map(([key, value]) => [key, random() < 0.4 ? anything(random, words, 1) : value]),
  );
}

/** What a server may send instead of JSON, or around it. */
export function asBody(value: unknown, random: () => number): string {
  const json = JSON.stringify(value) ?? '';
  const kind = random();
  if (kind < 0.05) return json.slice(0, Math.floor(json.length / 2));
  if (kind < 0.1) return `\uFEFF${json}`;
  if (kind < 0.15) return `<br />\n<b>Notice</b>: something ${json}`;
  if (kind < 0.2) return '';
  return json;
}
