/**
 * Makes an animated text accessible: assistive technology gets all texts at once and does not notice the animation. The
 * animation pauses while it is out of view, while it is hovered or focused, and when the visitor stops it.
 */
import { hideVisually } from '../../runtime/page/announce';
import type { WidgetContext } from '../../runtime/core/define';
import { setAttributes } from '../../runtime/dom/button';
import { makeStoppable } from '../shared/autoplay/stoppable';
import type { Player } from './player';

/** The options of `animateText`. */
export interface TextAnimation {
  /** The server's element whose text changes. */
  readonly moving: HTMLElement;
  /** The sentence that contains it. Hovering or focusing the sentence pauses the animation. */
  readonly around: HTMLElement;
  readonly texts: readonly string[];
  /** Elements that the widget has inserted next to the moving element; they are removed with the animation. */
  readonly companions: readonly Element[];
  /** Starts the animation when it first comes into view. */
  readonly play: () => Player;
  /** Called when the animation starts, pauses or continues. */
  readonly onMoving?: (isMoving: boolean) => void;
}

const INTERACTIVE = 'a[href],button,[role="button"]';

/** Prepares an animation, which starts when it comes into view and ends when `signal` is aborted. */
export function animateText(
  { moving, around, texts, companions, play, onMoving }: TextAnimation,
  { config, signal }: Pick<WidgetContext, 'config' | 'signal'>,
): void {
  let player: Player | undefined;
  const reading = document.createElement('span');
  reading.textContent = texts.join(', ');
  hideVisually(reading);
  const button = makeStoppable({
    moving,
    around,
    config,
    signal,
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
  setAttributes(moving, { 'aria-hidden': 'true' }, signal);
  signal.addEventListener('abort', () => {
    player?.end();
    [reading, ...companions].forEach((node) => node.remove());
  });
}
