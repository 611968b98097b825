/** A progress bar in numbers (essential-addons, section 11). */

export type Layout = 'line' | 'circle' | 'half_circle' | 'box';

/** The layouts by the names that the server prints, with Pro and without. */
export const LAYOUTS: ReadonlyMap<string, Layout> = new Map([
  ['line', 'line'],
  ['line_rainbow', 'line'],
  ['circle', 'circle'],
  ['circle_fill', 'circle'],
  ['half_circle', 'half_circle'],
  ['half_circle_fill', 'half_circle'],
  ['box', 'box'],
]);

const FULL = 100;

/** @returns 0 to 100 for what an attribute says; 0 for less and for what is no number */
export function capCount(text: string): number {
  const count = text.trim() === '' ? 0 : Number(text);
  return Number.isFinite(count) ? Math.min(Math.max(count, 0), FULL) : 0;
}

/** How far the halves of a ring are turned. */
export interface Ring {
  readonly degrees: number;
  /** Past the middle both halves show. */
  readonly isPastHalf: boolean;
}

/** @returns the ring for a count on its way */
export function ringAt(count: number): Ring {
  const degrees = (count / FULL) * 360;
  return { degrees, isPastHalf: degrees > 180 };
}

/** @returns how far the one half of a half circle is turned at its end */
export function halfCircleDegrees(count: number): number {
  return (count / FULL) * 180;
}
