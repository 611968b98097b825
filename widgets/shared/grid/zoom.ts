/** Zooms the items of a filtered grid in and out (essential-addons, section 6.4). */
import { animate } from '../../../runtime/motion/animate';

const SHOWN = { opacity: 1, transform: 'scale(1)' };
/** Not scale(0), which has no inverse matrix. */
const HIDDEN = { opacity: 0, transform: 'scale(0.001)' };

/** Options of `zoomIn` and `zoomOut`. */
export interface ZoomTiming {
  /** 0 to show or hide the item at once. */
  readonly durationMs: number;
  readonly delayMs: number;
}

/** Zooms an item in. The stylesheet decides its `display` from the start. */
export function zoomIn(item: HTMLElement, timing: ZoomTiming): void {
  item.style.display = '';
  void animate(item, [HIDDEN, SHOWN], { channel: 'zoom', easing: 'ease', ...timing });
}

/** Zooms an item out. It has `display:none` at the end. */
export function zoomOut(item: HTMLElement, timing: ZoomTiming): void {
  void animate(item, [SHOWN, HIDDEN], { channel: 'zoom', easing: 'ease', ...timing }, () => {
    item.style.display = 'none';
  });
}
