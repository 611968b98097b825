/** Normalises the texts of cells for the number and date readers. */
import { withoutHyphens } from '../../runtime/dom/text';

/** Marks that set only the direction of the text. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Arabic, Persian and full-width digits. The last four bits of each are its value. */
const DIGITS = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g;

/** @returns the text with Western digits and separators, and single ordinary spaces */
export function normalize(text: string): string {
  return withoutHyphens(text)
    .replaceAll(DIRECTION_MARKS, '')
    .replaceAll(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * @param tag a `lang` attribute; some WordPress plugins print an underscore in it
 * @returns a tag that `Intl` accepts; undefined, which selects the browser's language, for invalid tags
 */
export function intlLanguage(tag: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales((tag ?? '').replace('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** Parses a normalised text. Returns undefined if it has another type. */
export type Reader = (text: string) => number | undefined;
