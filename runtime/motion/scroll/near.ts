/** Tells whether an element is near the screen, so that what moves or costs something can rest when it is not. */
import { watchIntersection } from '../intersection';

/** How far from the screen is still near, in px. */
export const NEAR_PX = 200;

/**
 * @param onChange called soon with what is so, and again when it changes
 * @param signal stops it
 */
export function whileNear(element: Element, onChange: (isNear: boolean) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  let before: boolean | undefined;
  const stop = watchIntersection(element, `${NEAR_PX}px`, ({ isIntersecting }) => {
    if (isIntersecting === before) return;
    before = isIntersecting;
    onChange(isIntersecting);
  });
  signal.addEventListener('abort', stop);
}
