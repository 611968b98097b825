/** How far a pointer must go before PhotoSwipe drags, and before it shows another slide (goodlayers-panels, section 18.7). */
import type PhotoSwipe from 'photoswipe';
import { beforeDragEnd, dragState } from './photoswipe-internals';

const DRAG_PX = 15;
const SWIPE_PX = 50;

/** The callbacks for drags. */
export interface DragActions {
  readonly onActivity: () => void;
  readonly onDrag: () => void;
  /** True while the row of slides is animated: nothing can be dragged then. */
  readonly isMoving: () => boolean;
  /** @param difference the number of slides to move by; 0 to return to the current one */
  readonly moveBy: (difference: number) => void;
}

/** Follows drags. Call it before PhotoSwipe's `init()`. */
export function followDrags(pswp: PhotoSwipe, { onActivity, onDrag, isMoving, moveBy }: DragActions): void {
  let downX = 0;
  beforeDragEnd(pswp, (xPx, isRowShifted) => {
    const distance = xPx - downX;
    if (isRowShifted) moveBy(Math.abs(distance) > SWIPE_PX ? -Math.sign(distance) : 0);
  });
  pswp.on('pointerDown', (event) => {
    onActivity();
    downX = event.originalEvent.clientX;
    if (isMoving()) event.preventDefault();
  });
  pswp.on('pointerMove', (event) => {
    const { isDragging, isMultitouch, distancePx } = dragState(pswp);
    if (isMultitouch) return;
    if (isDragging) onDrag();
    else if (distancePx < DRAG_PX) event.preventDefault();
  });
}
