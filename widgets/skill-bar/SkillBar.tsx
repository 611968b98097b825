/** A bar that fills once, when it comes into view (goodlayers-motion, section 6). */
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { writeClasses } from '../../runtime/dom/attributes';
import { animate, stopAnimation } from '../../runtime/motion/animate';
import { easeOutQuart } from '../../runtime/motion/easing';
import { whenInView } from '../../runtime/motion/intersection';
import { now } from '../../runtime/page/environment';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { barClasses, type SkillBarReading, trackAttributes } from './attributes';
import { readSkillBar } from './read-markup';

const DURATION_MS = 1200;

export function SkillBar(reading: SkillBarReading): ReactNode {
  const { bar, track, percent } = reading;
  const [startedAt, setStartedAt] = useState(reading.startedAt);

  useEffect(() => {
    if (startedAt === undefined) {
      const controller = new AbortController();
      // Synchronously: the observer reports before the browser paints.
      whenInView(bar, 1, () => flushSync(() => setStartedAt(now())), controller.signal);
      return () => controller.abort();
    }
    return fill(bar, percent, startedAt);
  }, [bar, percent, startedAt]);

  return (
    <>
      <ServerElement element={track} attributes={trackAttributes(reading)} />
      <ServerElement element={bar} classes={barClasses(startedAt)} />
    </>
  );
}

/** Fills the bar up to `percent`, in a movement that began at `startedAt` (ms). @returns a function that empties the bar */
function fill(bar: HTMLElement, percent: number, startedAt: number): () => void {
  bar.style.width = `${percent}%`;
  void animate(
    bar,
    [0, percent].map((share) => ({ width: `${share}%`, overflow: 'hidden' })),
    { channel: 'width', durationMs: DURATION_MS, easing: easeOutQuart, startedAt },
  );
  return () => {
    stopAnimation(bar, 'width');
    bar.style.width = '';
    writeClasses(bar, barClasses(undefined));
  };
}

/** Mounts the page builder's skill bars. */
export const { mount } = reactWidget((bar, context) => ({ props: readSkillBar(bar, context) }), SkillBar);
