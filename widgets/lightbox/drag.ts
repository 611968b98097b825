/** Replaces PhotoSwipe's drag and swipe thresholds (goodlayers-panels, section 18.7). */
import type PhotoSwipe from 'photoswipe';

/** The distance from which a movement is a drag. */
const DRAG_PX = 15;
/** The distance from which a drag moves to another slide. */
const SWIPE_PX = 50;

/** The callbacks for drags. */
export interface DragActions {
  readonly onActivity: () => void;
  readonly onDrag: () => void;
  /** Returns true during a transition, when slides cannot be dragged. */
  readonly isMoving: () => boolean;
  /** @param difference the number of slides to move; 0 to return to the current slide */
  readonly moveBy: (difference: number) => void;
}

/** Starts measuring drags. Call this before PhotoSwipe starts. */
export function followDrags(pswp: PhotoSwipe, { onActivity, onDrag, isMoving, moveBy }: DragActions): void {
  const { gestures } = pswp;
  const { drag } = gestures;
  let downX = 0;
  const endDrag = drag.end.bind(drag);
  drag.end = () => {
    const distance = gestures.p1.x - downX;
    if (pswp.mainScroll.isShifted()) moveBy(Math.abs(distance) > SWIPE_PX ? -Math.sign(distance) : 0);
    endDrag();
  };
  pswp.on('pointerDown', (event) => {
    onActivity();
    downX = event.originalEvent.clientX;
    if (isMoving()) event.preventDefault();
  });
  pswp.on('pointerMove', (event) => {
    const { isDragging, isMultitouch, p1, startP1 } = gestures;
    if (isMultitouch) return;
    if (isDragging) onDrag();
    else if (Math.hypot(p1.x - startP1.x, p1.y - startP1.y) < DRAG_PX) event.preventDefault();
  });
}
