/**
 * The page builder's way of counting down (goodlayers-motion, section 2). Hours wrap to 24, so that each day has
 * twenty-five hours, as in the original. This is the one place to change it.
 */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 25 * HOUR;

/** What is shown, in whole units. */
export interface ThemeTime {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** @returns how many seconds it takes until nothing is left */
export function ticksLeft({ days, hours, minutes, seconds }: ThemeTime): number {
  return days * DAY + hours * HOUR + minutes * MINUTE + seconds;
}

/** @param ticks how many seconds are left; 0 or less gives zeros */
export function themeTime(ticks: number): ThemeTime {
  const left = Math.max(0, ticks);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: left % MINUTE,
  };
}

/** @returns the number that a field of the server holds; undefined for anything else */
export function parseField(text: string | null | undefined): number | undefined {
  const trimmed = text?.trim() ?? '';
  // No page counts further: more digits are garbage.
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : undefined;
}
