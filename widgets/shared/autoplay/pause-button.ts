/** The control that everything that moves by itself must have (WCAG 2.2.2). */
import { hideVisually } from '../../../runtime/page/announce';

/** A button that stops what moves by itself and lets it go on. */
export interface PauseButton {
  readonly button: HTMLButtonElement;
  /** Names what a press would do. */
  readonly show: (isMoving: boolean) => void;
}

/** What the button says. */
export interface PauseTexts {
  readonly pause: string;
  readonly play: string;
}

/** How it looks with the focus: in the system's colours, which every theme and forced colours leave readable. */
const SHOWN: Readonly<Record<string, string>> = {
  width: 'auto',
  height: 'auto',
  minWidth: '24px',
  minHeight: '24px',
  overflow: 'visible',
  clipPath: 'none',
  padding: '2px 8px',
  border: '1px solid',
  background: 'Canvas',
  color: 'CanvasText',
  font: '16px/1.5 sans-serif',
  zIndex: '20',
};

/**
 * Makes the button. It is seen only while it has the focus, so that the page keeps its look: for a mouse, being there
 * is enough.
 *
 * @param onPress what a press does; it is for the caller to call `show`
 * @param place CSS of its place while it has the focus; without one it stands where it was put
 * @returns the button, to be put where Tab should come to it, with the name for something that moves
 */
export function createPauseButton(
  { pause, play }: PauseTexts,
  onPress: () => void,
  place: Readonly<Record<string, string>> = {},
): PauseButton {
  const button = document.createElement('button');
  const show = (isMoving: boolean): void => {
    button.textContent = isMoving ? pause : play;
  };
  const hide = (): void => {
    button.removeAttribute('style');
    hideVisually(button);
    // In a corner: where it would stand by itself it could lengthen the page.
    const corner = place['position'] ? { top: '0', insetInlineStart: '0' } : {};
    Object.assign(button.style, { ...corner, margin: '0', border: '0', padding: '0' });
  };
  const reveal = (): void => {
    button.removeAttribute('style');
    Object.assign(button.style, { ...SHOWN, ...place });
  };
  button.type = 'button';
  button.className = 'atoll-pause';
  button.addEventListener('click', onPress);
  button.addEventListener('focus', reveal);
  button.addEventListener('blur', hide);
  show(true);
  hide();
  return { button, show };
}
