/** A button that stops and starts a movement. Out of sight until the focus comes to it, so the page looks as before. */
import { hideVisually } from '../announce';
import type { PageConfig } from '../config';

/** How it looks with the focus: in the system's colours, which every theme and forced colours leave readable. */
const SHOWN = {
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
  font: '14px/1.4 sans-serif',
  zIndex: '9',
};

/**
 * @param onToggle told whether the visitor wants it to stand still
 * @returns the button, to be put where Tab should come to it
 */
export function createPauseButton(
  { strings }: PageConfig,
  onToggle: (isPaused: boolean) => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  let isPaused = false;
  const show = (): void => {
    button.textContent = isPaused
      ? (strings.get('motion.play') ?? 'Play animation')
      : (strings.get('motion.pause') ?? 'Pause animation');
  };
  const hide = (): void => {
    button.removeAttribute('style');
    hideVisually(button);
    Object.assign(button.style, { margin: '0', border: '0', padding: '0' });
  };
  button.type = 'button';
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    show();
    onToggle(isPaused);
  });
  button.addEventListener('focus', () => Object.assign(button.style, SHOWN));
  button.addEventListener('blur', hide);
  show();
  hide();
  return button;
}
