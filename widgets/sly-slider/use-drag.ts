/** Drags on an element, for as long as a component is mounted. */
import { useEffectEvent, useLayoutEffect } from 'react';
import { now } from '../../runtime/page/environment';

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

const THRESHOLD_PX = 3;
const NO_CLICK_PX = { mouse: 10, touch: 30 };
const THROW_MS = 40;
const THROW_FACTOR = 7.5;

/** The callbacks of a drag. Distances are in px from where the drag started, positive to the right. */
interface DragTarget {
  readonly onStart: () => void;
  readonly onMove: (dxPx: number) => void;
  /** @param throwPx the additional distance from the momentum */
  readonly onEnd: (dxPx: number, throwPx: number) => void;
}

/** Watches an element for drags. Suppresses the click event after a drag. */
function watchDrag(element: HTMLElement, target: DragTarget, signal: AbortSignal): void {
  let start: { readonly id: number; readonly x: number; readonly noClickPx: number } | undefined;
  let isDragging = false;
  let isClickOff = false;
  let trail: { readonly x: number; readonly at: number }[] = [];
  const options = { signal };

  const end = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return;
    const dxPx = event.clientX - start.x;
    const oldest = trail.find(({ at }) => now() - at <= THROW_MS);
    start = undefined;
    if (!isDragging) return;
    isDragging = false;
    element.classList.remove('dragged');
    target.onEnd(dxPx, oldest ? (event.clientX - oldest.x) * THROW_FACTOR : 0);
  };
  element.addEventListener(
    'pointerdown',
    (event) => {
      isClickOff = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const isTouch = event.pointerType === 'touch';
      start = {
        id: event.pointerId,
        x: event.clientX,
        noClickPx: isTouch ? NO_CLICK_PX.touch : NO_CLICK_PX.mouse,
      };
      trail = [];
    },
    options,
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (!start || event.pointerId !== start.id) return;
      const dxPx = event.clientX - start.x;
      if (!isDragging) {
        if (Math.abs(dxPx) < THRESHOLD_PX) return;
        isDragging = true;
        element.setPointerCapture(start.id);
        element.classList.add('dragged');
        target.onStart();
      }
      if (Math.abs(dxPx) > start.noClickPx) isClickOff = true;
      trail = [...trail.slice(-9), { x: event.clientX, at: now() }];
      target.onMove(dxPx);
    },
    options,
  );
  element.addEventListener('pointerup', end, options);
  element.addEventListener('pointercancel', end, options);
  element.addEventListener('dragstart', (event) => event.preventDefault(), options);
  signal.addEventListener('abort', () => element.classList.remove('dragged'));
  element.addEventListener(
    'click',
    (event) => {
      if (!isClickOff) return;
      isClickOff = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
}
