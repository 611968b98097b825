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
}

/** Renders nothing. */
export function Stage({ reading, viewport }: StageProps): ReactNode {
  useLayoutEffect(() => setStage(reading, viewport), [reading, viewport]);
  return null;
}
