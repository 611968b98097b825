/** The words of dates, in the page's language and in English. */

const MONTHS = 12;
const DAYS_OF_WEEK = 7;
const DAY_MS = 86_400_000;
/** Shorter beginnings of a month's name could be any word. */
const SHORTEST_ABBREVIATION = 3;
const LETTERS = /[\p{L}\p{M}]+/gu;
const ENGLISH = 'en';
/** After the number of a day. */
const ORDINALS = ['st', 'nd', 'rd', 'th', 'er', 'of'];

/** @returns finds the number of a month, from 1, by its name in lower case or by the beginning of the name */
export function monthNames(language: string | undefined): (word: string) => number | undefined {
  const names = new Map<string, number>();
  for (const locale of [ENGLISH, language])
    for (const month of ['long', 'short'] as const)
      // Some languages have another form of the name next to a day.
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

/** @returns words of a date that say nothing about its order, in lower case: days of the week, "of", "de" */
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
