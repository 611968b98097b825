/** When a countdown of Essential Addons is due (essential-addons, section 2). */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const DATE =
  /^([A-Z][a-z]{2}) (\d{1,2}) (\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?: ?([+-])(?:(\d{1,2})(?::(\d{2}))?)?)?$/;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Reads a date as the server prints it, `Sep 01 2030 9:30:00` with an offset from 5.0.8 on. Without one it is the
 * visitor's own time, as in the original; a sign alone comes from a site without a setting, and is no offset. Browsers do
 * not agree on such dates, so none is asked.
 *
 * @returns ms since 1970; undefined for anything else
 */
export function parseDueDate(text: string): number | undefined {
  const [whole, month = '', ...numbers] = DATE.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const [day = 0, year = 0, hour = 0, minute = 0, second = 0] = numbers.slice(0, 5).map(Number);
  const [sign, offsetHours = '0', offsetMinutes = '0'] = numbers.slice(5);
  const monthIndex = MONTHS.indexOf(month);
  const isPossible = monthIndex !== -1 && day >= 1 && day <= 31 && hour < 24 && minute < 60 && second < 60;
  if (!isPossible) return undefined;
  if (!sign) return new Date(year, monthIndex, day, hour, minute, second).getTime();
  const offset = Number(offsetHours) * HOUR_MS + Number(offsetMinutes) * MINUTE_MS;
  return Date.UTC(year, monthIndex, day, hour, minute, second) - (sign === '-' ? -offset : offset);
}

/** What is shown, in whole units. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** @returns what is left of some ms, rounded down */
export function timeLeft(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** A countdown that begins for each visitor at the first visit. */
export interface Evergreen {
  readonly lengthMs: number;
  /** Begins again so long after it has ended; undefined for one that does not. */
  readonly restartMs: number | undefined;
  /** Never later than this; undefined for no limit. */
  readonly stopAt: number | undefined;
}

/** What the browser keeps of it, as texts. */
export interface Kept {
  readonly length: string | undefined;
  readonly target: string | undefined;
}

/**
 * @param lengthText the length as the server prints it: another text than the kept one begins anew
 * @returns when it is due, and what to keep; the limit is not kept
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
