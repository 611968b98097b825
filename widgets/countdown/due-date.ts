/** Computes when a countdown of Essential Addons is due (essential-addons, section 2). */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const DATE =
  /^([A-Z][a-z]{2}) (\d{1,2}) (\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?: ?([+-])(?:(\d{1,2})(?::?(\d{2})|(\.\d+))?)?)?$/;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Parses the server's date, `Sep 01 2030 9:30:00`, with a time zone offset since 5.0.8. Without an offset, it is in the
 * visitor's time zone, as in the original. It is the site's offset when the page was made (`+5:30`), not the one of that day.
 * Sites without a time zone setting print only a sign. Browsers parse such dates differently, so `Date.parse` is not used.
 *
 * @returns ms since 1970; undefined for other texts
 */
export function parseDueDate(text: string): number | undefined {
  const [whole, month = '', ...numbers] = DATE.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const [day = 0, year = 0, hour = 0, minute = 0, second = 0] = numbers.slice(0, 5).map(Number);
  const [sign, hours = '0', minutes = '0', partOfHour = '0'] = numbers.slice(5);
  const monthIndex = MONTHS.indexOf(month);
  const isPossible = monthIndex !== -1 && day >= 1 && day <= 31 && hour < 24 && minute < 60 && second < 60;
  if (!isPossible) return undefined;
  if (!sign) return new Date(year, monthIndex, day, hour, minute, second).getTime();
  const offset = (Number(hours) + Number(partOfHour)) * HOUR_MS + Number(minutes) * MINUTE_MS;
  return Date.UTC(year, monthIndex, day, hour, minute, second) - (sign === '-' ? -offset : offset);
}

/** The displayed time in whole units. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** @returns the remaining time, rounded down */
export function timeLeft(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** A countdown that starts on the first visit of each visitor. */
export interface Evergreen {
  readonly lengthMs: number;
  /** The time after the end at which it restarts; undefined if it does not restart. */
  readonly restartMs: number | undefined;
  /** The latest due time; undefined for no limit. */
  readonly stopAt: number | undefined;
}

/** The values in the browser's storage. */
export interface Kept {
  readonly length: string | undefined;
  readonly target: string | undefined;
}

/**
 * @param lengthText the length in the server's markup; the countdown restarts if it differs from the stored text
 * @returns the due time, and the time to store, which does not include the limit
 */
export function evergreenTarget(
  { lengthMs, restartMs, stopAt }: Evergreen,
  lengthText: string,
  kept: Kept,
  at: number,
): { readonly dueAt: number; readonly keep: number } {
  const before =
    kept.length === lengthText && /^\d{1,16}$/.test(kept.target ?? '') ? Number(kept.target) : NaN;
  const isOver = restartMs !== undefined && before + restartMs < at;
  const keep = Number.isNaN(before) || isOver ? at + lengthMs : before;
  const limit = restartMs === undefined ? undefined : stopAt;
  return { keep, dueAt: limit === undefined ? keep : Math.min(keep, limit) };
}
