/** The cursor after the text, as in both originals. The site's stylesheet defines its appearance. */

/** A cursor in the document. */
export interface Cursor {
  readonly element: HTMLElement;
  /** Also stops the stylesheet's blinking when the text does not move. */
  readonly setMoving: (isMoving: boolean) => void;
  /** Blinks for a short time: newer stylesheets have no blinking, and a longer one would have to be stoppable. */
  readonly setIdle: (isIdle: boolean) => void;
}

const BLINK_MS = 700;
/** Less than five seconds in total. */
const BLINKS = 7;

/** Inserts a cursor directly after an element. `signal` stops its blinking when aborted; the caller must remove it. */
export function createCursor(behind: HTMLElement, signal: AbortSignal): Cursor {
  const element = document.createElement('span');
  element.className = 'typed-cursor';
  element.textContent = '|';
  element.setAttribute('aria-hidden', 'true');
  behind.after(element);
  let blinking: Animation | undefined;
  signal.addEventListener('abort', () => blinking?.cancel());
  return {
    element,
    setMoving(isMoving) {
      element.style.animation = isMoving ? '' : 'none';
    },
    setIdle(isIdle) {
      element.classList.toggle('typed-cursor--blink', isIdle);
      blinking?.finish();
      blinking = isIdle
        ? element.animate({ opacity: [1, 0, 1] }, { duration: BLINK_MS, iterations: BLINKS })
        : undefined;
    },
  };
}
