/**
 * The search in a gallery (essential-addons, section 6.5; RELIABILITY 58 to 60): a pattern if it is one and cannot take
 * long, otherwise a literal text. Ignores case, but not accents: é does not match e, and ß does not match ss.
 */
import { withoutHyphens } from '../../runtime/dom/text';

/** Returns true if a text matches the search. */
export type Search = (text: string) => boolean;

/** Longer texts are searched for literally. */
const PATTERN_LIMIT = 60;

/** The number of characters of an item's text that a pattern is compared with. The time grows with its square. */
const TEXT_LIMIT = 150;

/** The special characters of patterns. */
const SPECIAL = /[\\^$.*+?()[\]{}|]/;

/** An escaped character or a set of characters, which cannot take long. References are neither. */
const HARMLESS = /\\[^\dk]|\[(?:\\.|[^\\\]])*\]/gsu;

/** A reference, an assertion, a repeated group, two groups, or a counted repetition. */
const SLOW = /\\|\(\?|\)[*+?]|\(.*\(|\{/su;

/** Matches every text. */
const findAll: Search = () => true;

/** @param typed the visitor's input; '' matches every text */
export function createSearch(typed: string): Search {
  if (typed === '') return findAll;
  const literal = fold(typed);
  return findPattern(typed) ?? ((text) => fold(text).includes(literal));
}

/** @returns undefined for a text that is not a pattern, or that could take too long */
function findPattern(typed: string): Search | undefined {
  if (!SPECIAL.test(typed) || typed.length > PATTERN_LIMIT || !isFast(typed)) return undefined;
  try {
    // The original takes what the visitor types as a pattern. `isFast` has refused slow ones.
    const pattern = new RegExp(typed.normalize('NFC'), 'iu');
    return (text) => pattern.test(withoutHyphens(text).normalize('NFC').slice(0, TEXT_LIMIT));
  } catch {
    return undefined;
  }
}

/**
 * A regular expression tries every combination of its repetitions and alternatives, which can take minutes. So it may
 * have two repetitions, of which only one is unlimited.
 */
function isFast(typed: string): boolean {
  const rest = typed.replace(HARMLESS, 'a');
  const repetitions = rest.replace(/([*+?])\?/g, '$1').match(/[*+?]/g) ?? [];
  return !SLOW.test(rest) && repetitions.length <= 2 && repetitions.filter((one) => one !== '?').length <= 1;
}

/** @returns the normalised text in lower case */
function fold(text: string): string {
  return withoutHyphens(text).normalize('NFC').toLowerCase();
}
