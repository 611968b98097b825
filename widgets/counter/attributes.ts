/** The attributes of a counter's element. */
import type { ElementAttributes } from '../../runtime/dom/attributes';
import type { NumberFormat } from '../../runtime/dom/leading-number';
import { formatCount } from './count';

/** What `readCounter` finds in the markup. */
export interface CounterReading {
  readonly element: HTMLElement;
  /** Undefined if the author's end value is not a number: it is shown as it is. */
  readonly count: Count | undefined;
  /** The end value as the author wrote it. */
  readonly endText: string;
  readonly durationMs: number;
  /** When the page was ready, in ms since navigation started. */
  readonly pageReadyAt: number;
}

/** From where to where a counter counts. */
export interface Count {
  readonly start: number;
  readonly end: number;
  readonly format: NumberFormat;
}

/** @returns the text at the end */
export const finalText = ({ count, endText }: CounterReading): string =>
  count ? formatCount(count.end, count.format, 'nearest') : endText;

/** While it counts, assistive technology gets the final text. */
export const countingAttributes = (reading: CounterReading): ElementAttributes => ({
  role: 'img',
  'aria-label': finalText(reading),
});
