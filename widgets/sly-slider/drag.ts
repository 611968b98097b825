/** Dragging by mouse or touch, with momentum at the end (goodlayers-sliders, section 2). */
import { now } from '../../runtime/page/environment';

const THRESHOLD_PX = 3;
const NO_CLICK_PX = { mouse: 10, touch: 30 };
const THROW_MS = 40;
const THROW_FACTOR = 7.5;

/** The callbacks of a drag. Distances are in px from where the drag started, positive to the right. */
export interface DragTarget {
  readonly onStart: () => void;
  readonly onMove: (dxPx: number) => void;
  /** @param throwPx the additional distance from the momentum */
  readonly onEnd: (dxPx: number, throwPx: number) => void;
}

/** Watches an element for drags. Suppresses the click event after a drag. */
export function watchDrag(element: HTMLElement, target: DragTarget, signal: AbortSignal): void {
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
