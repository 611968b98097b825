/** Drags on an element, for as long as a component is mounted. */
import { useEffectEvent, useLayoutEffect } from 'react';
import { watchDrag } from './drag';

/** Options of `useDrag`. */
export interface DragOptions {
  /** @returns the position when a drag starts, in px */
  readonly from: () => number;
  /** @param dxPx the distance to the right */
  readonly onMove: (fromPx: number, dxPx: number) => void;
  /** @param throwPx the additional distance from the momentum */
  readonly onEnd: (fromPx: number, dxPx: number, throwPx: number) => void;
}

/** Calls the latest options. */
export function useDrag(element: HTMLElement, options: DragOptions): void {
  const from = useEffectEvent(options.from);
  const onMove = useEffectEvent(options.onMove);
  const onEnd = useEffectEvent(options.onEnd);
  useLayoutEffect(() => {
    const controller = new AbortController();
    let fromPx = 0;
    watchDrag(
      element,
      {
        onStart: () => void (fromPx = from()),
        onMove: (dxPx) => onMove(fromPx, dxPx),
        onEnd: (dxPx, throwPx) => onEnd(fromPx, dxPx, throwPx),
      },
      controller.signal,
    );
    return () => controller.abort();
  }, [element]);
}
