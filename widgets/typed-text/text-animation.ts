/**
 * Everything around a text that changes by itself: assistive technology gets all texts at once and nothing of the
 * movement; it stands still while nobody can see it, while somebody is with it, and when a visitor says so.
 */
import { hideVisually } from '../../runtime/announce';
import type { WidgetContext } from '../../runtime/define';
import { watchAttention } from '../../runtime/disclosure/attention';
import { setAttributes } from '../../runtime/disclosure/button';
import { watchOnScreen } from '../../runtime/motion/on-screen';
import { createPauseButton } from './pause-button';
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

type Reason = 'unseen' | 'attention' | 'visitor';

const INTERACTIVE = 'a[href],button,[role="button"]';

/** Prepares an animation; it starts when somebody sees it and ends with the signal. */
export function animateText(
  { moving, around, texts, companions, play, onMoving }: TextAnimation,
  { config, signal }: Pick<WidgetContext, 'config' | 'signal'>,
): void {
  const reasons = new Set<Reason>(['unseen']);
  let player: Player | undefined;
  const update = (reason: Reason, isStill: boolean): void => {
    const wasMoving = reasons.size === 0;
    if (isStill) reasons.add(reason);
    else reasons.delete(reason);
    const isMoving = reasons.size === 0;
    if (isMoving === wasMoving) return;
    if (!isMoving) player?.hold();
    else if (player) player.release();
    else player = play();
    onMoving?.(isMoving);
  };

  const reading = document.createElement('span');
  reading.textContent = texts.join(', ');
  hideVisually(reading);
  const button = createPauseButton(config, (isPaused) => {
    // Who presses Play wants to see it play, with the focus still on the button.
    if (!isPaused) update('attention', false);
    update('visitor', isPaused);
  });
  // While the button shows, so does what it stops.
  button.addEventListener('focus', () => (moving.style.outline = '2px dotted'));
  button.addEventListener('blur', () => (moving.style.outline = ''));
  (companions.at(-1) ?? moving).after(reading);
  // A button inside of a link could not be pressed.
  (moving.closest(INTERACTIVE) ?? reading).after(button);
  setAttributes(moving, { 'aria-hidden': 'true' }, signal);

  watchOnScreen(moving, (isSeen) => update('unseen', !isSeen), signal);
  watchAttention(around, (isThere) => update('attention', isThere), signal);

  signal.addEventListener('abort', () => {
    player?.end();
    moving.style.outline = '';
    [reading, button, ...companions].forEach((node) => node.remove());
  });
}
