/** Keeps the focus in a carousel when the slide that has it goes out of view. */
import { useLayoutEffect, useRef } from 'react';
import { remember } from '../../../runtime/dom/restore';
import type { TrackMovement } from './swiper';

/**
 * @param slides in their order
 * @param movement the latest movement, whose slide gets the focus
 * @param last the focus stays in the slides from that one to this one; beyond the last slide, the first ones follow
 */
export function useSlideFocus(
  slides: readonly HTMLElement[],
  movement: TrackMovement | undefined,
  last: number,
): void {
  const focused = useRef(-1);

  useLayoutEffect(() => {
    const restores = slides.map((slide) => remember(slide, { attributes: ['tabindex'] }));
    return () => restores.forEach((restore) => restore());
  }, [slides]);

  useLayoutEffect(() => {
    const index = focused.current;
    const first = movement?.slide ?? -1;
    const target = slides[first];
    const place = (index - first + slides.length) % slides.length;
    if (target && index !== -1 && place > last - first) {
      target.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
    }
    // Read before the next slides are shown, because an inert slide loses the focus.
    return () => {
      focused.current = slides.findIndex((slide) => slide.contains(document.activeElement));
    };
  }, [slides, movement, last]);
}
