/** A ring that fills once, when it comes into view, on phones too (goodlayers-motion, section 7). */
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { borderBox, contentBox, whenSizesChange } from '../../runtime/dom/measure';
import { whenInView } from '../../runtime/motion/intersection';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { circleAttributes, type SkillCircleReading } from './attributes';
import { fillRing } from './fill-ring';
import { readSkillCircle } from './read-markup';

export function SkillCircle(reading: SkillCircleReading): ReactNode {
  const { circle, content, look, share, durationMs } = reading;
  const [isSeen, setSeen] = useState(prefersReducedMotion);

  useEffect(() => {
    const controller = new AbortController();
    fitPlace(circle, content, controller.signal);
    return () => controller.abort();
  }, [circle, content]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    if (isSeen) fillRing(circle, { look, share, durationMs }, signal);
    // Synchronously: the observer reports before the browser paints.
    else whenInView(circle, 1, () => flushSync(() => setSeen(true)), signal);
    return () => controller.abort();
  }, [isSeen, circle, look, share, durationMs]);

  return <ServerElement element={circle} attributes={circleAttributes(reading)} />;
}

/**
 * @param content the text, if there is one
 * @param signal stops it and removes the styles
 */
function fitPlace(circle: HTMLElement, content: HTMLElement | undefined, signal: AbortSignal): void {
  const place = circle.parentElement ?? undefined;
  const fit = (): void => {
    // The previous limit would affect the measured width.
    limit(circle, '');
    if (place) limit(circle, `${contentBox(place, 'width')}px`);
    if (content) content.style.marginTop = `${-borderBox(content, 'height') / 2}px`;
  };
  whenSizesChange(
    [place, content].filter((element) => element !== undefined),
    fit,
    signal,
  );
  signal.addEventListener('abort', () => {
    limit(circle, '');
    if (content) content.style.marginTop = '';
  });
}

function limit({ style }: HTMLElement, size: string): void {
  style.maxWidth = size;
  style.maxHeight = size;
}

/** Mounts the page builder's skill circles. */
export const { mount } = reactWidget(
  (circle, context) => ({ props: readSkillCircle(circle, context) }),
  SkillCircle,
);
