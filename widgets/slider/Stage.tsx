/**
 * The viewport and the styles of a slider. As a child of the slider, its effects run before those that measure the slides
 * and start Swiper, and end after them.
 */
import { type ReactNode, useLayoutEffect } from 'react';
import type { SliderReading } from './attributes';
import { setStage } from './parts/stage';

export interface StageProps {
  readonly reading: SliderReading;
  /** From `createViewport`. */
  readonly viewport: HTMLElement;
  /** The slider has been measured. */
  readonly isStarted: boolean;
}

/** Renders nothing. */
export function Stage({ reading, viewport, isStarted }: StageProps): ReactNode {
  useLayoutEffect(() => setStage(reading, viewport), [reading, viewport]);
  useLayoutEffect(() => {
    if (!isStarted) return undefined;
    const { list, placeholder, arrowPlaceholders } = reading;
    placeholder?.remove();
    const restores = arrowPlaceholders.map((one) => {
      const place = one.parentElement;
      one.remove();
      return () => place?.prepend(one);
    });
    return () => {
      if (placeholder) list.after(placeholder);
      restores.forEach((restore) => restore());
    };
  }, [reading, isStarted]);
  return null;
}
