/** Tells whether anybody can see an element: what moves for nobody only costs power. */
import { isPageHidden, onVisibilityChange } from '../page/environment';
import { watchIntersection } from './intersection';

/**
 * @param onChange called with the first answer, later, and at each change
 * @param signal stops it
 */
export function watchOnScreen(
  element: Element,
  onChange: (isSeen: boolean) => void,
  signal: AbortSignal,
): void {
  let isOnScreen: boolean | undefined;
  let said: boolean | undefined;
  const tell = (): void => {
    const isSeen = isOnScreen === true && !isPageHidden();
    if (isOnScreen === undefined || isSeen === said) return;
    said = isSeen;
    onChange(isSeen);
  };
  const stop = watchIntersection(element, '0px', ({ isIntersecting }) => {
    isOnScreen = isIntersecting;
    tell();
  });
  onVisibilityChange(tell, signal);
  signal.addEventListener('abort', stop);
}
