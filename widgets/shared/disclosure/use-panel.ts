/** Slides a panel along with a state: the one engine of everything that opens and closes by its height. */
import { useLayoutEffect, useRef } from 'react';
import type { SnapshotElement } from '../../../runtime/react/snapshot';
import { emitResize } from '../../../runtime/page/events';
import { finishAnimation } from '../../../runtime/motion/animate';
import { show } from '../../../runtime/motion/fade';
import { slide } from '../../../runtime/motion/slide';

/** What differs between originals. */
export interface PanelSettings {
  /** Whether the server's stylesheet shows it at first. Default: as it is to be. */
  readonly wasOpen?: boolean | undefined;
  /** Told at each opening; the promise is kept when the movement has ended. The first one is nobody's choice. */
  readonly onOpen?: ((moved: Promise<void>) => void) | undefined;
}

/**
 * @param panel the adopted panel; the server's stylesheet decides how it looks before the first change
 * @param isOpen whether it is to be open
 * @param durationMs how long it takes
 */
export function usePanel(
  panel: SnapshotElement,
  isOpen: boolean,
  durationMs: number,
  { wasOpen = isOpen, onOpen }: PanelSettings = {},
): void {
  const shown = useRef(wasOpen);
  const isFirst = useRef(true);
  const tell = useRef(onOpen);
  useLayoutEffect(() => {
    tell.current = onOpen;
  });
  useLayoutEffect(() => {
    const isChoice = !isFirst.current;
    isFirst.current = false;
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    if (isOpen) {
      // A slider in it finds its size before the panel's full height is measured.
      show(panel.element);
      emitResize();
    }
    const moved = slide(panel.element, isOpen, durationMs);
    if (isOpen && isChoice) tell.current?.(moved);
  }, [panel, isOpen, durationMs]);
  useLayoutEffect(() => () => finishAnimation(panel.element, 'slide'), [panel]);
}
