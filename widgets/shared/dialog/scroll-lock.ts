/**
 * Locks scrolling of the page behind a dialog. Space for the scrollbar is reserved, so that the layout does not shift.
 */
import { styleRoot } from '../../../runtime/dom/adopt-styles';

let locks = 0;
let restore: (() => void) | undefined;

/** @returns a function that releases the lock; the page scrolls again after the last release */
export function lockScroll(): () => void {
  if (locks === 0) {
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
    restore = styleRoot(`overflow:hidden!important;${hasScrollbar ? 'scrollbar-gutter:stable' : ''}`);
  }
  locks += 1;
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks === 0) restore?.();
  };
}
