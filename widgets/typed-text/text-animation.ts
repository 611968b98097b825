/**
 * The parts that all changing texts share. Assistive technology gets all texts at once and no changes. The animation
 * pauses while it is off screen, while the visitor is interested in the sentence, and when the visitor pauses it.
 */
import { hideVisually } from '../../runtime/page/announce';
import type { WidgetContext } from '../../runtime/core/define';
import { setAttributes } from '../../runtime/dom/restore';
import { watchInterest } from '../../runtime/dom/interest';
import { watchOnScreen } from '../../runtime/motion/intersection';
import { createAutoplay } from '../shared/autoplay/autoplay';
import type { Player } from './player';

/** Options of `animateText`. */
export interface TextAnimation {
  /** The server's element whose text changes. */
  readonly moving: HTMLElement;
  /** The sentence around it. Interest in the sentence pauses the animation, because the visitor is reading. */
  readonly around: HTMLElement;
  readonly texts: readonly string[];
  /** Nodes that the caller inserted beside the moving element. They are removed at the end. */
  readonly companions: readonly Element[];
  /** Starts the animation. Called when the element is first visible. */
  readonly play: () => Player;
  /** Called with the first state and on every change. */
  readonly onMoving?: (isMoving: boolean) => void;
}

const INTERACTIVE = 'a[href],button,[role="button"]';

/** Prepares an animation. It starts when the element is visible and ends with the signal. */
export function animateText(
  { moving, around, texts, companions, play, onMoving }: TextAnimation,
  { config, signal }: Pick<WidgetContext, 'config' | 'signal'>,
): void {
  let player: Player | undefined;
  const reading = document.createElement('span');
  reading.textContent = texts.join(', ');
  hideVisually(reading);
  const { button } = createAutoplay({
    buttonPosition: '',
    config,
    signal,
    watchVisible: (onChange) => watchOnScreen(moving, onChange, signal),
    watchInterest: (onChange) => watchInterest(around, onChange, signal),
    onChange(isMoving) {
      if (!isMoving) player?.hold();
      else if (player) player.release();
      else player = play();
      onMoving?.(isMoving);
    },
  });
  (companions.at(-1) ?? moving).after(reading);
  // A button inside a link could not be pressed.
  (moving.closest(INTERACTIVE) ?? reading).after(button);
  // The button may be far from the text, so show what it pauses.
  button.addEventListener('focus', () => (moving.style.outline = '2px dotted'));
  button.addEventListener('blur', () => (moving.style.outline = ''));
  setAttributes(moving, { 'aria-hidden': 'true' }, signal);
  signal.addEventListener('abort', () => {
    player?.end();
    moving.style.outline = '';
    [reading, ...companions].forEach((node) => node.remove());
  });
}
