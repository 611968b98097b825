/** Reads the page builder's counter (goodlayers-motion, section 1). */
import type { WidgetContext } from '../../runtime/core/define';
import { groupedNumber } from '../../runtime/dom/leading-number';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { reactWidget } from '../../runtime/react/mount';
import type { Count, CounterReading } from './attributes';
import { Counter } from './Counter';

const DEFAULT_DURATION_MS = 4000;

/** @throws if there is nothing to count to */
export function readCounter(
  element: HTMLElement,
  context: Pick<WidgetContext, 'foundAt' | 'report'>,
): CounterReading {
  const endText = element.getAttribute('data-counter-end')?.trim() ?? '';
  if (endText === '') throw new Error('the end value is empty');
  const settings = { durationMs: wholeNumber('data-duration', DEFAULT_DURATION_MS) };
  const bad: string[] = [];
  const { durationMs } = readSettings(element, settings, (code) => bad.push(code));
  const count = readCount(element, endText);
  if (!count) bad.push('bad_data-counter-end');
  if (bad.length > 0) context.report('bad_settings', bad.join(' '));
  return { element, count, endText, durationMs, pageReadyAt: context.foundAt };
}

function readCount(element: HTMLElement, endText: string): Count | undefined {
  const end = groupedNumber(endText);
  // Without a number it counts from 0, where the original shows 0 for ever.
  const start = groupedNumber(element.getAttribute('data-counter-start') ?? '')?.value ?? 0;
  return end && { start, end: end.value, format: end };
}

export const { mount } = reactWidget(
  (element, context) => ({ props: readCounter(element, context) }),
  Counter,
);
