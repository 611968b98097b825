/**
 * Movements without an end. Each can be stopped by the visitor, and stands still while somebody is there, while the
 * page is out of sight, and never starts for who wants less motion (WCAG 2.2.2).
 */
import { hideVisually } from '../announce';
import { isPageHidden, onVisibilityChange } from '../environment';

/** A button that stops what moves by itself and lets it go on. */
export interface PauseButton {
  readonly button: HTMLElement;
  /** Names what a press would do. */
  readonly show: (isMoving: boolean) => void;
}

/** What the button says. */
export interface PauseTexts {
  readonly pause: string;
  readonly play: string;
}

/**
 * Adds the button as an element's first child. It is seen only while it has the focus, so that the page keeps its
 * look: for a mouse, being there is enough.
 */
export function addPauseButton(
  root: HTMLElement,
  { pause, play }: PauseTexts,
  onPress: () => void,
  signal: AbortSignal,
): PauseButton {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'atoll-pause';
  const hide = (): void => {
    button.removeAttribute('style');
    hideVisually(button);
  };
  const reveal = (): void => {
    button.removeAttribute('style');
    // Its surroundings may be set in letters of any size.
    Object.assign(button.style, {
      position: 'absolute',
      insetInlineStart: '0',
      top: '0',
      zIndex: '10',
      minHeight: '24px',
      font: '16px/1.5 sans-serif',
    });
  };
  hide();
  button.addEventListener('click', onPress, { signal });
  button.addEventListener('focus', reveal, { signal });
  button.addEventListener('blur', hide, { signal });
  root.prepend(button);
  signal.addEventListener('abort', () => button.remove());
  return {
    button,
    show(isMoving) {
      button.textContent = isMoving ? pause : play;
    },
  };
}

/**
 * Keeps animations going while nobody is there to be disturbed.
 *
 * @param root where the pointer and the focus count
 * @param animations those of the moment
 * @returns to be called when there are new ones
 */
export function tendEndless(
  root: HTMLElement,
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
  const pause = addPauseButton(
    root,
    texts,
    () => {
      isStopped = !isStopped;
      update();
    },
    signal,
  );
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
