/** Slides a panel along with a state: the one engine of everything that opens and closes by its height. */
import { useLayoutEffect, useRef } from 'react';
import type { MirrorElement } from '../adopt-mirror';
import { emitResize } from '../events';
import { show } from '../motion/fade';
import { slide, stopSlide } from '../motion/slide';

/**
 * @param panel the adopted panel; the server's stylesheet decides how it looks before the first change
 * @param isOpen whether it is to be open
 * @param durationMs how long it takes
 */
export function usePanel(panel: MirrorElement, isOpen: boolean, durationMs: number): void {
  const shown = useRef(isOpen);
  useLayoutEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    if (isOpen) {
      // A slider in it finds its size before the panel's full height is measured.
      show(panel.element);
      emitResize();
    }
    void slide(panel.element, isOpen, durationMs);
  }, [panel, isOpen, durationMs]);
  useLayoutEffect(() => () => stopSlide(panel.element), [panel]);
}
