/**
 * Counts down like the page builder (goodlayers-motion, section 2). As in the original, hours wrap to 24, so each day
 * has 25 hours. To change this, change only this file.
 */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 25 * HOUR;

/** The displayed time in whole units. */
export interface ThemeTime {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** @returns the number of seconds until the end */
export function ticksLeft({ days, hours, minutes, seconds }: ThemeTime): number {
  return days * DAY + hours * HOUR + minutes * MINUTE + seconds;
}

/** @param ticks remaining seconds; 0 or less gives zeros */
export function themeTime(ticks: number): ThemeTime {
  const left = Math.max(0, ticks);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: left % MINUTE,
  };
}

/** @returns the number in a field of the server's markup; undefined for other texts */
export function parseField(text: string | null | undefined): number | undefined {
  const trimmed = text?.trim() ?? '';
  // Longer numbers are invalid.
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : undefined;
}
