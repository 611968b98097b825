/**
 * A number that counts up when it comes into view. Assistive technology gets the final value from the start. At the
 * end, the attributes are removed, and only the text differs from the server's markup (goodlayers-motion, section 1;
 * elementor-frontend, section 3.5).
 */
import { type ReactNode, useEffect, useState } from 'react';
import { borrowText } from '../../runtime/dom/text';
import { startTween } from '../../runtime/motion/tween';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { type CounterReading, countingAttributes } from './attributes';
import { readCounter } from './read-markup';

export function Counter(reading: CounterReading): ReactNode {
  const { element, start, end, durationMs, finalText, whenDue } = reading;
  const [hasArrived, setArrived] = useState(false);

  useEffect(() => {
    const ending = new AbortController();
    // Not by React: it would render in a task after the frame, so the text would be late by a frame.
    const write = borrowText(element, ending.signal);
    const arrive = (): void => {
      write(finalText);
      setArrived(true);
    };
    if (prefersReducedMotion()) arrive();
    else
      whenDue(
        ({ textOf, ...course }) =>
          startTween(
            {
              from: start,
              to: end,
              durationMs,
              ...course,
              onValue: (value) => write(textOf(value)),
              onEnd: arrive,
            },
            ending.signal,
          ),
        ending.signal,
      );
    return () => ending.abort();
  }, [element, start, end, durationMs, finalText, whenDue]);

  return !hasArrived && <ServerElement element={element} attributes={countingAttributes(reading)} />;
}

/** Mounts the page builder's counters. */
export const { mount } = reactWidget(
  (element, context) => ({ props: readCounter(element, context) }),
  Counter,
);
