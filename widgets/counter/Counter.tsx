/**
 * A number that counts up when it comes into view. Assistive technology gets the final value from the start. At the
 * end, the attributes are removed, and only the text differs from the server's markup (goodlayers-motion, section 1).
 */
import { type ReactNode, useEffect, useState } from 'react';
import { borrowText } from '../../runtime/dom/text';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { easeOutExpo, easeOutQuart } from '../../runtime/motion/easing';
import { whenInView } from '../../runtime/motion/intersection';
import { startTween } from '../../runtime/motion/tween';
import { isMobileWidth } from '../../runtime/page/viewport';
import { ServerElement } from '../../runtime/react/server-element';
import { type CounterReading, countingAttributes, finalText } from './attributes';
import { formatCount } from './count';

export function Counter(reading: CounterReading): ReactNode {
  const { element, start, end, format, durationMs, pageReadyAt } = reading;
  const [hasArrived, setArrived] = useState(false);
  const lastText = finalText(reading);

  useEffect(() => {
    const ending = new AbortController();
    // Not by React: it would render in a task after the frame, so the text would be late by a frame.
    const write = borrowText(element, ending.signal);
    const arrive = (): void => {
      write(lastText);
      setArrived(true);
    };
    const run = (isImmediate: boolean, startedAt?: number): void =>
      startTween(
        {
          from: start,
          to: end,
          durationMs,
          // As in the original, the easing and the rounding depend on how the counter starts.
          easing: isImmediate ? easeOutExpo : easeOutQuart,
          onValue: (value) => write(formatCount(value, format, isImmediate ? 'nearest' : 'up')),
          onEnd: arrive,
          ...(startedAt !== undefined && { startedAt }),
        },
        ending.signal,
      );
    if (prefersReducedMotion()) arrive();
    // On phones, all counters start with the page, even outside the viewport.
    else if (isMobileWidth()) run(true, pageReadyAt);
    else whenInView(element, 1, (wasInView) => run(wasInView && isOnFirstScreen(element)), ending.signal);
    return () => ending.abort();
  }, [element, start, end, format, durationMs, pageReadyAt, lastText]);

  return !hasArrived && <ServerElement element={element} attributes={countingAttributes(reading)} />;
}

/** @returns false for an element that the visitor has scrolled to. After a jump, its widget mounts only when it is in view */
function isOnFirstScreen(element: Element): boolean {
  return element.getBoundingClientRect().top + window.scrollY < window.innerHeight;
}
