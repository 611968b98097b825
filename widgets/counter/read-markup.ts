/** Reads the page builder's counter (goodlayers-motion, section 1). */
import type { WidgetContext } from '../../runtime/core/define';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { easeOutExpo, easeOutQuart } from '../../runtime/motion/easing';
import { whenInView } from '../../runtime/motion/intersection';
import { isMobileWidth } from '../../runtime/page/viewport';
import type { Course, CounterReading } from './attributes';
import { formatCount, groupedNumber, type NumberFormat } from './count';

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
    finalText: formatCount(end.value, end, 'nearest'),
    ...readSettings(element, settings, context.report),
    whenDue(run, signal) {
      // On phones, all counters start with the page, even outside the viewport.
      if (isMobileWidth()) return run({ ...courseOf(end, true), startedAt: context.foundAt });
      whenInView(
        element,
        1,
        (wasInView) => run(courseOf(end, wasInView && isOnFirstScreen(element))),
        signal,
      );
    },
  };
}

/** As in the original, the easing and the rounding depend on how the counter starts. */
function courseOf(format: NumberFormat, isImmediate: boolean): Course {
  return {
    easing: isImmediate ? easeOutExpo : easeOutQuart,
    textOf: (value) => formatCount(value, format, isImmediate ? 'nearest' : 'up'),
  };
}

/** @returns false for an element that the visitor has scrolled to. After a jump, its widget mounts only when it is in view */
function isOnFirstScreen(element: Element): boolean {
  return element.getBoundingClientRect().top + window.scrollY < window.innerHeight;
}
