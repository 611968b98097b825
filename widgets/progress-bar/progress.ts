/** Computes the values of a progress bar (essential-addons, section 11). */
import { leadingNumber } from '../../runtime/dom/leading-number';

export type Layout = 'line' | 'circle' | 'half_circle' | 'box';

/** The layouts by the server's names, including those of Pro. */
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

/** @returns the number at the beginning of an attribute, limited to 0 to 100; 0 for a text without one */
export function capCount(text: string): number {
  return Math.min(Math.max(leadingNumber(text) ?? 0, 0), FULL);
}

/** The rotation of a ring's halves. */
export interface Ring {
  readonly degrees: number;
  /** True above 50 %, when both halves are visible. */
  readonly isPastHalf: boolean;
}

/** @returns the ring for a value */
export function ringAt(count: number): Ring {
  const degrees = (count / FULL) * 360;
  return { degrees, isPastHalf: degrees > 180 };
}

/** @returns the final rotation of a half circle */
export function halfCircleDegrees(count: number): number {
  return (count / FULL) * 180;
}

/** @returns the style of the part that the stylesheet fills with a transition */
export function filledStyle(layout: Layout, count: number): Readonly<Record<string, string>> {
  switch (layout) {
    case 'line':
      return { width: `${count}%` };
    case 'box':
      return { height: `${count}%` };
    case 'half_circle':
      return { transform: `rotate(${halfCircleDegrees(count)}deg)` };
    case 'circle':
      return {};
    default:
      return layout satisfies never;
  }
}
