/** Parses dates and times in tables to milliseconds. A date without a year is in the year 2000. */
import type { Reader } from './normalize';

/** The default year: a leap year, so that 29 February exists. */
const NO_YEAR = 2000;
const MINUTE_MS = 60_000;
const HOURS_OF_HALF_DAY = 12;
/** Two-digit years from this one are in the 20th century, as in POSIX. */
const FIRST_OF_LAST_CENTURY = 69;

/** A time at the end of the text. An hour needs minutes, or "am" or "pm". */
const TIME = /(?:^|,? |T)(\d{1,3})(?:[:h](\d{2})(?::(\d{2})(?:\.\d+)?)?)? ?(?:([ap])\.? ?m\.?|Uhr|h|Z)?$/i;
/** Three numbers, also with Chinese and Japanese separators. */
const NUMERIC = /^(\d{1,4})([-/.年]) ?(\d{1,2})[-/.月] ?(\d{1,4})[.日]?$/;
const WORDS = /[\p{L}\p{M}]+|\d+/gu;

/**
 * @param language the page's language
 * @returns readers to try in this order; they differ in whether 1/2/2024 is in January or February
 */
export function dateReaders(language: string | undefined): Reader[] {
  const parts = new Intl.DateTimeFormat(language, { numberingSystem: 'latn' }).formatToParts(0);
  const isDayFirst = parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'day';
  const months = monthNames(language);
  const ignored = fillers(language);
  return [isDayFirst, !isDayFirst].map(
    (dayFirst) => (text) =>
      readMoment(text, (date) => numericDate(date, dayFirst) ?? namedDate(date, months, ignored)),
  );
}

/** Reads a date, a time, or a date followed by a time. */
function readMoment(text: string, readDate: Reader): number | undefined {
  const [found, hours, minutes, seconds = '0', half] = TIME.exec(text) ?? [];
  if (found === undefined || (minutes === undefined && half === undefined)) return readDate(text);
  const isAfternoon = half?.toLowerCase() === 'p';
  const hour = half
    ? (Number(hours) % HOURS_OF_HALF_DAY) + (isAfternoon ? HOURS_OF_HALF_DAY : 0)
    : Number(hours);
  const time = (hour * 60 + Number(minutes ?? 0) + Number(seconds) / 60) * MINUTE_MS;
  const date = text.slice(0, -found.length || undefined);
  if (found.length === text.length) return time;
  const day = readDate(date);
  return day === undefined ? undefined : day + time;
}

function numericDate(text: string, isDayFirst: boolean): number | undefined {
  const [, first = '', separator, second = '', third = ''] = NUMERIC.exec(text) ?? [];
  if (first.length > 2) return first.length === 4 ? toMs(first, second, third) : undefined;
  if (third.length !== 2 && third.length !== 4) return undefined;
  // All languages that use points put the day first.
  return isDayFirst || separator === '.' ? toMs(third, second, first) : toMs(third, first, second);
}

/** Reads the name of a month with a day, a year or both, in any order. */
function namedDate(
  text: string,
  months: (word: string) => number | undefined,
  ignored: ReadonlySet<string>,
): number | undefined {
  let [year, month, day]: (string | undefined)[] = [];
  for (const word of text.toLowerCase().match(WORDS) ?? []) {
    if (/^\d/.test(word)) {
      if (word.length > 2 || day !== undefined) {
        if (year !== undefined) return undefined;
        year = word;
      } else day = word;
    } else if (!ignored.has(word)) {
      if (month !== undefined) return undefined;
      month = String(months(word) ?? '');
    }
  }
  return month ? toMs(year ?? String(NO_YEAR), month, day ?? '1') : undefined;
}

/** @returns undefined for a day that does not exist */
function toMs(yearText: string, monthText: string, dayText: string): number | undefined {
  if (dayText.length > 2 || (yearText.length !== 2 && yearText.length !== 4)) return undefined;
  const [written, month, day] = [Number(yearText), Number(monthText), Number(dayText)];
  const century = written < FIRST_OF_LAST_CENTURY ? 2000 : 1900;
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(yearText.length === 2 ? century + written : written, month - 1, day);
  const exists = month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() : undefined;
}

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
function monthNames(language: string | undefined): (word: string) => number | undefined {
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
function fillers(language: string | undefined): ReadonlySet<string> {
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
