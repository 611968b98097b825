/** How far a pointer must go, which PhotoSwipe sees differently (goodlayers-panels, section 18.7). */
import type PhotoSwipe from 'photoswipe';

/** From here on a pointer drags. */
const DRAG_PX = 15;
/** From here on it leads to another slide. */
const SWIPE_PX = 50;

/** What drags lead to. */
export interface DragActions {
  readonly onActivity: () => void;
  readonly onDrag: () => void;
  /** While a slide is on its way nothing can be dragged. */
  readonly isMoving: () => boolean;
  /** @param difference how many slides on; 0 for back to where it was */
  readonly moveBy: (difference: number) => void;
}

/** Measures drags from now on; to be called before PhotoSwipe starts. */
export function followDrags(pswp: PhotoSwipe, { onActivity, onDrag, isMoving, moveBy }: DragActions): void {
  const { gestures } = pswp;
  const { drag } = gestures;
  let downX = 0;
  const endDrag = drag.end.bind(drag);
  drag.end = () => {
    const way = gestures.p1.x - downX;
    if (pswp.mainScroll.isShifted()) moveBy(Math.abs(way) > SWIPE_PX ? -Math.sign(way) : 0);
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
