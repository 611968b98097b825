/** The attributes and classes of a progress bar's elements. */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import type { Layout } from './progress';

/** What `readProgressBar` finds in the markup. */
export interface ProgressBarReading {
  readonly bar: HTMLElement;
  /** Undefined for a layout that no release prints. */
  readonly layout: Layout | undefined;
  /** The layout's name in the markup, for the page's scripts. */
  readonly servedLayout: string;
  /** The bar's value, 0 to 100. */
  readonly count: number;
  readonly durationMs: number;
  /** The title of the bar. */
  readonly label: string;
  /** The part that the stylesheet fills with a transition. A ring has none. */
  readonly fill: HTMLElement | undefined;
  /** The author's value if it is not a number. */
  readonly written: string | undefined;
  /** The element of the number. */
  readonly number: HTMLElement | undefined;
  /** The parts of a ring. */
  readonly ring: RingReading | undefined;
  /** The classes with which the stylesheet moves stripes. */
  readonly stripes: readonly string[];
}

export interface RingReading {
  /** Clips the halves. */
  readonly pie: HTMLElement | undefined;
  readonly left: HTMLElement | undefined;
  readonly right: HTMLElement | undefined;
}

export const barAttributes = ({ label, count, written }: ProgressBarReading): ElementAttributes => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuenow': written === undefined ? count : undefined,
  'aria-valuetext': written,
});

export const stripeClasses = ({ stripes }: ProgressBarReading, isMoving: boolean): ElementClasses =>
  Object.fromEntries(stripes.map((name) => [name, isMoving]));
