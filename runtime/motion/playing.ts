/**
 * Says when something that moves for as long as the page is open may do so: near the screen, on a page in sight, and
 * not paused by the visitor (WCAG 2.2.2; platform contract, section 10). The control for pausing is a button that
 * takes no place and is not seen until it has the focus.
 */
import { hideVisually } from '../announce';
import type { WidgetContext } from '../define';
import { isPageHidden, onVisibilityChange } from '../environment';
import { whileNear } from './near';

const SHOWN_STYLE: Readonly<Record<string, string>> = {
  position: 'absolute',
  top: '8px',
  insetInlineStart: '8px',
  zIndex: '10',
  padding: '8px 16px',
  border: '2px solid #fff',
  background: '#000',
  color: '#fff',
  font: '16px/1.5 sans-serif',
};

/** What moves, and where. */
export interface Moving {
  /** What is looked at to know whether it is near the screen. */
  readonly element: HTMLElement;
  /** Where the button goes, as the last child: an element that others are placed by. */
  readonly place: HTMLElement;
  /** Called soon with whether it may move, and again when that changes. */
  readonly onChange: (isPlaying: boolean) => void;
}

/** Starts asking. */
export function whilePlaying({ element, place, onChange }: Moving, { config, signal }: WidgetContext): void {
  let isNear = false;
  let isPaused = false;
  let isPlaying: boolean | undefined;
  const update = (): void => {
    const next = isNear && !isPaused && !isPageHidden();
    if (next === isPlaying) return;
    isPlaying = next;
    onChange(next);
  };
  whileNear(
    element,
    (is) => {
      isNear = is;
      update();
    },
    signal,
  );
  onVisibilityChange(update, signal);

  const button = document.createElement('button');
  const name = (): void => {
    button.textContent = isPaused
      ? (config.strings.get('play_background') ?? 'Play background movement')
      : (config.strings.get('pause_background') ?? 'Pause background movement');
  };
  button.type = 'button';
  name();
  hide(button);
  button.addEventListener('focus', () => show(button));
  button.addEventListener('blur', () => hide(button));
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    name();
    update();
  });
  place.append(button);
  signal.addEventListener('abort', () => button.remove());
}

function show(button: HTMLElement): void {
  button.removeAttribute('style');
  Object.assign(button.style, SHOWN_STYLE);
}

function hide(button: HTMLElement): void {
  button.removeAttribute('style');
  hideVisually(button);
  // In a corner: where it would stand by itself it could lengthen the page.
  Object.assign(button.style, { top: '0', insetInlineStart: '0', margin: '0', padding: '0', border: '0' });
}
