/** What the countdowns show, and the attributes of their timers. */
import type { ElementAttributes } from '../../runtime/dom/attributes';

/** What the readings of both originals have in common. */
export interface TimerReading {
  /** The element that is the timer. */
  readonly timer: HTMLElement;
  /** The name of the timer, translated. */
  readonly label: string;
  /** @returns ms until the end; 0 or less after the end */
  readonly remainingMs: () => number;
}

/** An element that shows one unit of the time. */
export interface Field<Unit extends string> {
  readonly unit: Unit;
  readonly element: HTMLElement;
}

/** A screen reader does not announce every second. */
export const timerAttributes = ({ label }: TimerReading): ElementAttributes => ({
  role: 'timer',
  'aria-live': 'off',
  'aria-label': label,
});
