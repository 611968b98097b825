/**
 * Says when something that moves by itself may move (WCAG 2.2.2): while somebody can see it, nobody is with it, and no
 * visitor has said otherwise.
 */
import type { PageConfig } from '../../../runtime/page/config';
import { watchInterest } from '../../../runtime/dom/interest';
import { createPauseButton } from './pause-button';
import { strings } from '../../../runtime/page/strings.json';
import { translator } from '../../../runtime/page/translate';
import { watchOnScreen } from '../../../runtime/motion/intersection';

/** What moves. */
export interface Stoppable {
  /** Must be seen for it to move; outlined while its button shows. */
  readonly moving: HTMLElement;
  /** Where somebody is with it: pointer, focus or finger. */
  readonly around: HTMLElement;
  readonly config: PageConfig;
  readonly signal: AbortSignal;
  /** Told at each change; it stands until it is first seen. */
  readonly onChange: (isMoving: boolean) => void;
}

type Reason = 'unseen' | 'interest' | 'visitor';

/** @returns the button that stops and starts it, to be put where Tab should come to it; it goes with the signal */
export function makeStoppable({ moving, around, config, signal, onChange }: Stoppable): HTMLButtonElement {
  const reasons = new Set<Reason>(['unseen']);
  const update = (reason: Reason, isStill: boolean): void => {
    const wasMoving = reasons.size === 0;
    if (isStill) reasons.add(reason);
    else reasons.delete(reason);
    const isMoving = reasons.size === 0;
    if (isMoving !== wasMoving) onChange(isMoving);
  };
  const translate = translator(config.strings);
  const texts = {
    pause: translate(strings['motion.pause']),
    play: translate(strings['motion.play']),
  };
  let isPaused = false;
  const { button, show } = createPauseButton(texts, () => {
    isPaused = !isPaused;
    show(!isPaused);
    // Who presses Play wants to see it play, with the focus still on the button.
    if (!isPaused) update('interest', false);
    update('visitor', isPaused);
  });
  // While the button shows, so does what it stops.
  button.addEventListener('focus', () => (moving.style.outline = '2px dotted'));
  button.addEventListener('blur', () => (moving.style.outline = ''));
  watchOnScreen(moving, (isSeen) => update('unseen', !isSeen), signal);
  watchInterest(around, (isThere) => update('interest', isThere), signal);
  signal.addEventListener('abort', () => {
    button.remove();
    moving.style.outline = '';
  });
  return button;
}
