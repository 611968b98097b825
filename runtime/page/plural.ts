/**
 * Texts with a number. The page contains the forms of the language and WordPress's rule that chooses between them
 * (wp-plugin/includes/page/plural-texts.php). `Intl.PluralRules` is not used: its rules differ from those of some language
 * packs, and a text without translation is English on a page in another language.
 */
import type { Text } from './translate';

/** A text with a number, for example `strings['items.count']`. */
export interface PluralText extends Text {
  /** The English text for every number except 1. */
  readonly plural: string;
}

/** The page's rules contain the numbers below this one, as in wp-plugin/includes/page/plural-texts.php. */
const NUMBERS = 200;

/**
 * Translates a text with a number.
 *
 * @param translations translated texts by key, as in `PageConfig.strings`
 * @param text the English text, in which `%s` is the number
 * @param count the number, 0 or more
 * @returns the text with the number, in English if there is no translation
 */
export function withCount(
  translations: ReadonlyMap<string, string>,
  { key = '', text, plural }: PluralText,
  count: number,
): string {
  const rule = translations.get(key) ?? '';
  const place = count < NUMBERS ? count : NUMBERS / 2 + (count % (NUMBERS / 2));
  const form = translations.get(`${key}.${rule[Math.min(place, rule.length - 1)]}`);
  return (form ?? (count === 1 ? text : plural)).replace('%s', String(count));
}
