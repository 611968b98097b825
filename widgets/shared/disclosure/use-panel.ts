/** Opens and closes a panel by animating its height. All widgets with such panels use this hook. */
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { SnapshotElement } from '../../../runtime/react/snapshot';
import { emitResize } from '../../../runtime/page/events';
import { finishAnimation } from '../../../runtime/motion/animate';
import { show } from '../../../runtime/motion/fade';
import { slide } from '../../../runtime/motion/slide';
import { conceal, reveal } from './findable';

/** Settings that differ between originals. */
export interface PanelSettings {
  /** Whether the server's stylesheet shows the panel initially. Default: `isOpen`. */
  readonly wasOpen?: boolean | undefined;
  /** Called on every opening except the first render. The promise resolves when the animation has ended. */
  readonly onOpen?: ((moved: Promise<void>) => void) | undefined;
}

/**
 * @param panel the adopted panel; the server's stylesheet shows or hides it before the first change
 * @param isOpen whether the panel should be open
 * @param durationMs the duration of the animation
 */
export function usePanel(
  panel: SnapshotElement,
  isOpen: boolean,
  durationMs: number,
  { wasOpen = isOpen, onOpen }: PanelSettings = {},
): void {
  const shown = useRef(wasOpen);
  const isFirst = useRef(true);
  const notify = useEffectEvent((moved: Promise<void>) => onOpen?.(moved));
  useLayoutEffect(() => {
    const isChoice = !isFirst.current;
    isFirst.current = false;
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    reveal(panel.element);
    // The plugin's stylesheet may show an open panel from the first paint: it must not slide again.
    const isAlreadyOpen = isOpen && !isChoice && getComputedStyle(panel.element).display !== 'none';
    if (isOpen) show(panel.element);
    if (isAlreadyOpen) return;
    // Lets a slider in the panel update its size before the panel's full height is measured.
    if (isOpen) emitResize(panel.element);
    const moved = slide(panel.element, isOpen, durationMs);
    if (isOpen && isChoice) notify(moved);
    if (!isOpen) void moved.then(() => conceal(panel.element));
  }, [panel, isOpen, durationMs]);
  useLayoutEffect(() => () => finishAnimation(panel.element, 'slide'), [panel]);
}
