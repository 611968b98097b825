/**
 * What a visitor looks for in a gallery (essential-addons, section 6.5; RELIABILITY 58 to 60): a pattern if it can be one,
 * otherwise the text as it is written. Upper and lower case are one, accents and ß are not: é is no e, and ß is no ss.
 */
import { fold } from './controls/fold';

/** Tells whether something is in a text. */
export type Search = (text: string) => boolean;

/** Longer ones are looked for as they are written. */
const PATTERN_LIMIT = 60;

/** Signs that mean something in a pattern. */
const SPECIAL = /[\\^$.*+?()[\]{}|]/;

/** Finds everything. */
export const findAll: Search = () => true;

/** @param typed what the visitor typed; '' is found everywhere */
export async function createSearch(typed: string): Promise<Search> {
  if (typed === '') return findAll;
  const literal = fold(typed);
  const findLiteral: Search = (text) => fold(text).includes(literal);
  if (!SPECIAL.test(typed) || typed.length > PATTERN_LIMIT) return findLiteral;
  const { createPattern } = await import('./pattern');
  return createPattern(typed) ?? findLiteral;
}
