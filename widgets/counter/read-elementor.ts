/** Reads Elementor's counter (elementor-frontend, section 3.5). */
import { leadingInteger } from '../../runtime/dom/leading-number';
import { swing } from '../../runtime/motion/easing';
import { watchIntersection } from '../../runtime/motion/intersection';
import type { CounterReading } from './attributes';
import { groupedNumber, type NumberFormat, truncatedCount } from './count';

/** The duration of a counter without the attribute. With an empty one, the original shows the end at once. */
const DEFAULT_DURATION_MS = '500';

/** @throws for an end without a number; the runtime then shows the author's text */
export function readElementorCounter(element: HTMLElement): CounterReading {
  const end = groupedNumber(element.getAttribute('data-to-value') ?? '');
  if (!end) throw new Error('the end is not a number');
  const format: NumberFormat = {
    decimals: end.decimals,
    separator: element.getAttribute('data-delimiter') ?? end.separator,
  };
  const textOf = (value: number): string => truncatedCount(value, format);
  return {
    element,
    start: groupedNumber(element.getAttribute('data-from-value') ?? '')?.value ?? 0,
    end: end.value,
    durationMs: leadingInteger(element.getAttribute('data-duration') ?? DEFAULT_DURATION_MS) ?? 0,
    finalText: textOf(end.value),
    // Unlike the page builder's, it does not start above the screen.
    whenDue(run, signal) {
      const stop = watchIntersection(element, '0px', ({ isIntersecting }) => {
        if (!isIntersecting) return;
        stop();
        run({ easing: swing, textOf });
      });
      signal.addEventListener('abort', stop);
    },
  };
}
