/**
 * The search in a gallery (essential-addons, section 6.5; RELIABILITY 58 to 60): a pattern if the syntax is supported,
 * otherwise a literal text. Ignores case, but not accents: é does not match e, and ß does not match ss.
 */
import { fold } from './controls/fold';

/** Returns true if a text matches the search. */
export type Search = (text: string) => boolean;

/** Longer texts are searched for literally. */
const PATTERN_LIMIT = 60;

/** The special characters of patterns. */
const SPECIAL = /[\\^$.*+?()[\]{}|]/;

/** Matches every text. */
export const findAll: Search = () => true;

/** @param typed the visitor's input; '' matches every text */
export async function createSearch(typed: string): Promise<Search> {
  if (typed === '') return findAll;
  const literal = fold(typed);
  const findLiteral: Search = (text) => fold(text).includes(literal);
  if (!SPECIAL.test(typed) || typed.length > PATTERN_LIMIT) return findLiteral;
  const { createPattern } = await import('./pattern');
  return createPattern(typed) ?? findLiteral;
}
