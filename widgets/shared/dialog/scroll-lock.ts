/**
 * Locks scrolling of the page behind a dialog. Space for the scrollbar is reserved, so that the layout does not shift.
 */

let locks = 0;
let before = { overflow: '', scrollbarGutter: '' };

/** @returns a function that releases the lock; the page scrolls again after the last release */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks === 0) {
    const { overflow, scrollbarGutter } = root.style;
    before = { overflow, scrollbarGutter };
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
  }
  locks += 1;
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    locks -= 1;
    if (locks === 0) Object.assign(root.style, before);
  };
}
