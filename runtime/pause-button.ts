/** The control that everything that moves by itself must have (WCAG 2.2.2). */
import { hideVisually } from './announce';

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
 * Makes the button. It is seen only while it has the focus, so that the page keeps its look: for a mouse, being there
 * is enough.
 *
 * @param place puts it into the page, where the keyboard comes to it before what moves
 */
export function addPauseButton(
  place: (button: HTMLElement) => void,
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
      // At the sides there are arrows.
      left: '50%',
      top: '0',
      transform: 'translateX(-50%)',
      zIndex: '20',
      minHeight: '24px',
      font: '16px/1.5 sans-serif',
      color: '#000',
      background: '#fff',
    });
  };
  hide();
  button.addEventListener('click', onPress, { signal });
  button.addEventListener('focus', reveal, { signal });
  button.addEventListener('blur', hide, { signal });
  place(button);
  signal.addEventListener('abort', () => button.remove());
  return {
    button,
    show(isMoving) {
      button.textContent = isMoving ? pause : play;
    },
  };
}
