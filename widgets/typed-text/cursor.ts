/** The line behind the letters, as both originals have it: the site's stylesheet says how it looks. */

/** A cursor that stands on the page. */
export interface Cursor {
  readonly element: HTMLElement;
  /** Stops the stylesheet's blinking as well when nothing else moves. */
  readonly setMoving: (isMoving: boolean) => void;
}

/** Puts a cursor right behind an element. */
export function createCursor(behind: HTMLElement): Cursor {
  const element = document.createElement('span');
  element.className = 'typed-cursor';
  element.textContent = '|';
  element.setAttribute('aria-hidden', 'true');
  behind.after(element);
  return {
    element,
    setMoving(isMoving) {
      element.style.animation = isMoving ? '' : 'none';
    },
  };
}
