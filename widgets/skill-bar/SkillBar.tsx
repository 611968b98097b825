/** A bar that fills once, when it comes into view (goodlayers-motion, section 6). */
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { writeClasses } from '../../runtime/dom/attributes';
import { animateWidth } from '../../runtime/motion/animate-width';
import { easeOutQuart } from '../../runtime/motion/easing';
import { whenInView } from '../../runtime/motion/in-view';
import { now } from '../../runtime/page/environment';
import { ServerElement } from '../../runtime/react/server-element';
import { barClasses, type SkillBarReading, trackAttributes } from './attributes';

const DURATION_MS = 1200;

export function SkillBar(reading: SkillBarReading): ReactNode {
  const { bar, track, percent } = reading;
  const [startedAt, setStartedAt] = useState(reading.startedAt);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    if (startedAt === undefined) {
      // Synchronously: the observer reports before the browser paints.
      whenInView(bar, 1, () => flushSync(() => setStartedAt(now())), signal);
      return () => controller.abort();
    }
    animateWidth(bar, { percent, durationMs: DURATION_MS, easing: easeOutQuart, startedAt }, signal);
    return () => {
      controller.abort();
      bar.style.width = '';
      writeClasses(bar, barClasses(undefined));
    };
  }, [bar, percent, startedAt]);

  return (
    <>
      <ServerElement element={track} attributes={trackAttributes(reading)} />
      <ServerElement element={bar} classes={barClasses(startedAt)} />
    </>
  );
}
