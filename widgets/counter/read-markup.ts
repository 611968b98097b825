/** Reads the page builder's counter (goodlayers-motion, section 1). */
import { takeSnapshot } from '../../runtime/react/snapshot';
import type { WidgetContext } from '../../runtime/core/define';
import { type Reading, reactWidget } from '../../runtime/react/mount';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { parseCount } from './count';
import type { CounterReading } from './attributes';
import { Counter } from './Counter';

const DEFAULT_DURATION_MS = 4000;

/** @throws for markup without numbers, or with other elements in it */
export function readCounter(
  element: HTMLElement,
  context: Pick<WidgetContext, 'foundAt' | 'report'>,
): Reading<CounterReading> {
  const start = parseCount(element.getAttribute('data-counter-start') ?? '');
  const end = parseCount(element.getAttribute('data-counter-end') ?? '');
  if (!start || !end) throw new Error('start or end is not a number');
  if (element.childElementCount > 0) throw new Error('the counter contains other elements');
  const settings = { durationMs: wholeNumber('data-duration', DEFAULT_DURATION_MS) };
  const { durationMs } = readSettings(element, settings, context.report);
  // React adopts a single text node, so comments between texts are removed.
  const initialText = element.textContent ?? '';
  if (element.childNodes.length > 1) element.textContent = initialText;
  return {
    tree: takeSnapshot(element, []),
    props: {
      element,
      initialText,
      start: start.value,
      end: end.value,
      format: end,
      durationMs,
      pageReadyAt: context.foundAt,
    },
  };
}

export const { mount } = reactWidget(readCounter, Counter);
