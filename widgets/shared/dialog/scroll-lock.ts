/** Keeps the page behind a dialog where it is. Its scrollbar leaves a gap of its own size, so that nothing moves. */

let locks = 0;
let before = { overflow: '', scrollbarGutter: '' };

/** @returns lets the page scroll again, once the last dialog has done so */
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
