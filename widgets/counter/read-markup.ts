/** Reads the page builder's counter (goodlayers-motion, section 1). */
import type { WidgetContext } from '../../runtime/core/define';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import type { CounterReading } from './attributes';
import { groupedNumber } from './count';

const DEFAULT_DURATION_MS = 4000;

/** @throws for an end without a number; the runtime then shows the author's text */
export function readCounter(
  element: HTMLElement,
  context: Pick<WidgetContext, 'foundAt' | 'report'>,
): CounterReading {
  const end = groupedNumber(element.getAttribute('data-counter-end') ?? '');
  if (!end) throw new Error('the end is not a number');
  const settings = { durationMs: wholeNumber('data-duration', DEFAULT_DURATION_MS) };
  return {
    element,
    // Without a number it counts from 0, where the original shows 0 for good.
    start: groupedNumber(element.getAttribute('data-counter-start') ?? '')?.value ?? 0,
    end: end.value,
    format: end,
    ...readSettings(element, settings, context.report),
    pageReadyAt: context.foundAt,
  };
}
