/** The line behind the letters, as both originals have it: the site's stylesheet says how it looks. */

/** A cursor that stands on the page. */
export interface Cursor {
  readonly element: HTMLElement;
  /** Stops the stylesheet's blinking as well when nothing else moves. */
  readonly setMoving: (isMoving: boolean) => void;
  /** Blinks for a while; newer stylesheets do not know how, and what blinks for longer would have to be stoppable. */
  readonly setIdle: (isIdle: boolean) => void;
}

const BLINK_MS = 700;
/** Under five seconds. */
const BLINKS = 7;

/** Puts a cursor right behind an element. `signal` ends its blinking; removing it is the caller's task. */
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
