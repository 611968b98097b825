/** The facts and the attributes of a counter's element. */
import type { ElementAttributes } from '../../runtime/dom/attributes';
import type { Easing } from '../../runtime/motion/easing';

/** How a counter gets from its start to its end. */
export interface Course {
  readonly easing: Easing;
  /** @returns the text for a value on the way */
  readonly textOf: (value: number) => string;
  /** When it counts as started, in ms since navigation started. Default: at once. */
  readonly startedAt?: number;
}

/** What a reader finds in the markup. */
export interface CounterReading {
  readonly element: HTMLElement;
  readonly start: number;
  readonly end: number;
  readonly durationMs: number;
  /** The text at the end. */
  readonly finalText: string;
  /** Calls `run` once, when the counter is to start. */
  readonly whenDue: (run: (course: Course) => void, signal: AbortSignal) => void;
}

/** While it counts, assistive technology gets the final text. */
export const countingAttributes = ({ finalText }: CounterReading): ElementAttributes => ({
  role: 'img',
  'aria-label': finalText,
});
