/** Animates the row of slides and the first picture, and follows drags (goodlayers-panels, section 18.7). */
import type PhotoSwipe from 'photoswipe';
import { animate } from '../../../runtime/motion/animate';
import { beforeDragEnd, dragState, holdersOf, isOpen, moveRow } from '../photoswipe-internals';

/** How far a pointer must go before PhotoSwipe drags. */
const DRAG_PX = 15;
/** How far a pointer must go before another slide is shown. */
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

const FIRST_IMAGE = { channel: 'enter', durationMs: 250, easing: 'cubic-bezier(0,0,.25,1)' } as const;
const SLIDE = { channel: 'slide', easing: 'ease' } as const;

/** The row of slides. */
export interface Row {
  /** True while it is animated. */
  readonly isMoving: () => boolean;
  /** Shows another slide. Does nothing while the row is animated or the lightbox is not open. */
  readonly moveBy: (difference: number) => Promise<void>;
}

/** The callbacks of a row. */
export interface RowActions {
  readonly onMove: () => void;
  /** Called when the animation starts and when it ends. */
  readonly onChange: () => void;
}

/** @param durationMs the duration of the move to another slide */
export function createRow(pswp: PhotoSwipe, durationMs: number, { onMove, onChange }: RowActions): Row {
  let isMoving = false;
  return {
    isMoving: () => isMoving,
    async moveBy(difference) {
      const { container } = pswp;
      if (isMoving || !container || !isOpen(pswp)) return;
      isMoving = true;
      const { fromPx, toPx } = moveRow(pswp, difference);
      onMove();
      onChange();
      if (fromPx !== toPx)
        await animate(container, [shiftedTo(fromPx), shiftedTo(toPx)], { ...SLIDE, durationMs });
      isMoving = false;
      onChange();
    },
  };
}

/** The animation of the first picture. */
export interface Entrance {
  /** Another slide is shown: the first picture does not grow any more. */
  readonly skip: () => void;
}

/** Lets the first picture grow, as soon as the backdrop is there and the picture has loaded. */
export function createEntrance(pswp: PhotoSwipe, isInstant: boolean): Entrance {
  let isOver = isInstant;
  const enter = (): void => {
    const holder = holdersOf(pswp)[1];
    if (isOver || !isOpen(pswp) || !holder) return;
    isOver = true;
    void animate(
      holder,
      [
        { scale: 0.5, opacity: 0 },
        { scale: 1, opacity: 1 },
      ],
      FIRST_IMAGE,
    );
  };
  pswp.on('loadComplete', ({ slide }) => slide.isActive && enter());
  pswp.on('openingAnimationEnd', () => pswp.currSlide?.content.isLoading() || enter());
  return { skip: () => (isOver = true) };
}

function shiftedTo(x: number): Keyframe {
  return { transform: `translate3d(${x}px,0,0)` };
}
