/** The words in dates, in the page's language and in English. */

const MONTHS = 12;
const DAYS_OF_WEEK = 7;
const DAY_MS = 86_400_000;
/** Shorter prefixes of a month's name are too ambiguous. */
const SHORTEST_ABBREVIATION = 3;
const LETTERS = /[\p{L}\p{M}]+/gu;
const ENGLISH = 'en';
/** Suffixes and words after the day. */
const ORDINALS = ['st', 'nd', 'rd', 'th', 'er', 'of'];

/** @returns a function that returns the number of a month, from 1, by its name or a prefix of it, in lower case */
export function monthNames(language: string | undefined): (word: string) => number | undefined {
  const names = new Map<string, number>();
  for (const locale of [ENGLISH, language])
    for (const month of ['long', 'short'] as const)
      // In some languages, the name has another form next to a day.
      for (const day of [undefined, 'numeric'] as const)
        for (let number = 1; number <= MONTHS; number += 1) {
          const format = new Intl.DateTimeFormat(locale, { month, ...(day && { day }), timeZone: 'UTC' });
          const name = format
            .formatToParts(Date.UTC(2000, number - 1))
            .find(({ type }) => type === 'month')?.value;
          const [word] = name?.toLowerCase().match(LETTERS) ?? [];
          if (word) names.set(word, number);
        }
  return (word) => {
    const exact = names.get(word);
    if (exact !== undefined || word.length < SHORTEST_ABBREVIATION) return exact;
    const numbers = new Set([...names].flatMap(([name, number]) => (name.startsWith(word) ? [number] : [])));
    return numbers.size === 1 ? [...numbers][0] : undefined;
  };
}

/** @returns the words of a date that can be ignored, in lower case: days of the week, "of", "de" */
export function fillers(language: string | undefined): ReadonlySet<string> {
  const words = new Set(ORDINALS);
  for (const locale of [ENGLISH, language])
    for (const weekday of ['long', 'short'] as const)
      for (let day = 0; day < DAYS_OF_WEEK; day += 1)
        for (const { type, value } of new Intl.DateTimeFormat(locale, {
          weekday,
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        }).formatToParts(day * DAY_MS))
          if (type === 'weekday' || type === 'literal')
            for (const word of value.toLowerCase().match(LETTERS) ?? []) words.add(word);
  return words;
}
