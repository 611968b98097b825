/**
 * Movements without an end. Each can be stopped by the visitor, and stands still while somebody is there, while the
 * page is out of sight, and never starts for who wants less motion (WCAG 2.2.2).
 */
import { isPageHidden, onVisibilityChange } from '../../../runtime/page/environment';
import { createPauseButton, type PauseTexts } from './pause-button';

/** Where the button shows. */
const MIDDLE = { position: 'absolute', left: '50%', top: '0', transform: 'translateX(-50%)' };

/**
 * Keeps animations going while nobody is there to be disturbed.
 *
 * @param root where the pointer and the focus count
 * @param place puts the button that stops it into the page
 * @param animations those of the moment
 * @returns to be called when there are new ones
 */
export function tendEndless(
  root: HTMLElement,
  place: (button: HTMLElement) => void,
  texts: PauseTexts,
  animations: () => readonly Animation[],
  signal: AbortSignal,
): () => void {
  let isStopped = false;
  let isHovered = false;
  const update = (): void => {
    const { activeElement } = document;
    const hasFocus = root.contains(activeElement) && activeElement !== pause.button;
    const isMoving = !isStopped && !isHovered && !hasFocus && !isPageHidden();
    for (const animation of animations()) {
      if (isMoving) animation.play();
      else animation.pause();
    }
    pause.show(!isStopped);
  };
  const pause = createPauseButton(
    texts,
    () => {
      isStopped = !isStopped;
      update();
    },
    MIDDLE,
  );
  place(pause.button);
  signal.addEventListener('abort', () => pause.button.remove());
  const hover =
    (isOver: boolean) =>
    ({ pointerType }: PointerEvent): void => {
      isHovered = isOver && pointerType !== 'touch';
      update();
    };
  root.addEventListener('pointerenter', hover(true), { signal });
  root.addEventListener('pointerleave', hover(false), { signal });
  root.addEventListener('focusin', update, { signal });
  // The focus is nowhere while it moves on.
  root.addEventListener('focusout', () => queueMicrotask(update), { signal });
  onVisibilityChange(update, signal);
  update();
  return update;
}
