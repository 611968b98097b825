/**
 * What turns by itself: a turn every so often while nobody is there, with the control that WCAG 2.2.2 asks for
 * (goodlayers-sliders, section 1.7; essential-addons, section 8).
 */
import type { PageConfig } from '../../../runtime/page/config';
import { isPageHidden, onVisibilityChange, prefersReducedMotion } from '../../../runtime/page/environment';
import { createPauseButton } from './pause-button';
import { strings } from '../../../runtime/page/strings.json';
import { translator } from '../../../runtime/page/translate';

/** The turning. */
export interface Rotation {
  /** For good: only the visitor's button starts it again. */
  readonly stop: () => void;
}

/** What turns. */
export interface Rotating {
  /** Where the pointer and the focus keep it from turning; the button that stops it is put in front. */
  readonly root: HTMLElement;
  readonly config: PageConfig;
  /** Asked each time; a turn that may not be is left out. */
  readonly mayTurn: () => boolean;
  readonly onTurn: () => void;
  /** Told at once, and when it has been stopped or started. */
  readonly onChange: (isPlaying: boolean) => void;
  readonly signal: AbortSignal;
}

/** Where the button shows: at the sides there are arrows. */
const BETWEEN_ARROWS = { position: 'absolute', left: '50%', top: '0', transform: 'translateX(-50%)' };

/**
 * Starts turning. It pauses while somebody is there or the page is out of sight, and goes on afterwards, unless it was
 * stopped.
 *
 * @param everyMs how often
 */
export function startRotation(
  everyMs: number,
  { root, config, mayTurn, onTurn, onChange, signal }: Rotating,
): Rotation {
  let isPlaying = true;
  let isHovered = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const isAlone = (): boolean => {
    const { activeElement } = document;
    return !isHovered && (activeElement === pause.button || !root.contains(activeElement));
  };
  const update = (): void => {
    clearInterval(timer);
    timer =
      isPlaying && !isPageHidden() && !signal.aborted
        ? setInterval(() => isAlone() && !prefersReducedMotion() && mayTurn() && onTurn(), everyMs)
        : undefined;
  };
  const set = (isOn: boolean): void => {
    if (isPlaying === isOn) return;
    isPlaying = isOn;
    update();
    pause.show(isOn);
    onChange(isOn);
  };
  const translate = translator(config.strings);
  const texts = {
    pause: translate(strings['motion.pause']),
    play: translate(strings['motion.play']),
  };
  const pause = createPauseButton(texts, () => set(!isPlaying), BETWEEN_ARROWS);
  root.prepend(pause.button);
  root.addEventListener('pointerenter', ({ pointerType }) => (isHovered = pointerType !== 'touch'), {
    signal,
  });
  root.addEventListener('pointerleave', () => (isHovered = false), { signal });
  update();
  onVisibilityChange(update, signal);
  signal.addEventListener('abort', () => {
    update();
    pause.button.remove();
  });
  onChange(true);
  return { stop: () => set(false) };
}
