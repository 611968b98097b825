/** The attributes of a counter's element. */
import type { ElementAttributes } from '../../runtime/dom/attributes';
import { formatCount, type NumberFormat } from './count';

/** What `readCounter` finds in the markup. */
export interface CounterReading {
  readonly element: HTMLElement;
  readonly start: number;
  readonly end: number;
  readonly format: NumberFormat;
  readonly durationMs: number;
  /** When the page was ready, in ms since navigation started. */
  readonly pageReadyAt: number;
}

/** @returns the text at the end */
export const finalText = ({ end, format }: CounterReading): string => formatCount(end, format, 'nearest');

/** While it counts, assistive technology gets the final text. */
export const countingAttributes = (reading: CounterReading): ElementAttributes => ({
  role: 'img',
  'aria-label': finalText(reading),
});
