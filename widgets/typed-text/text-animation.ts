/**
 * Everything around a text that changes by itself: assistive technology gets all texts at once and nothing of the
 * movement; it stands still while nobody can see it, while somebody is with it, and when a visitor says so.
 */
import { hideVisually } from '../../runtime/page/announce';
import type { WidgetContext } from '../../runtime/core/define';
import { setAttributes } from '../../runtime/dom/restore';
import { makeStoppable } from '../shared/autoplay/stoppable';
import type { Player } from './player';

/** What to animate. */
export interface TextAnimation {
  /** The server's element whose text changes. */
  readonly moving: HTMLElement;
  /** The sentence around it: somebody who is with that is reading. */
  readonly around: HTMLElement;
  readonly texts: readonly string[];
  /** Nodes of ours that have been put beside the moving element. */
  readonly companions: readonly Element[];
  /** Starts it, when it is first seen. */
  readonly play: () => Player;
  /** Told whether it moves. */
  readonly onMoving?: (isMoving: boolean) => void;
}

const INTERACTIVE = 'a[href],button,[role="button"]';

/** Prepares an animation; it starts when somebody sees it and ends with the signal. */
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
  // A button inside of a link could not be pressed.
  (moving.closest(INTERACTIVE) ?? reading).after(button);
  setAttributes(moving, { 'aria-hidden': 'true' }, signal);
  signal.addEventListener('abort', () => {
    player?.end();
    [reading, ...companions].forEach((node) => node.remove());
  });
}
