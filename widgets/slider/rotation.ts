/** What moves by itself: a turn every so often, while nobody is there (goodlayers-sliders, section 1.7). */
import { isPageHidden, onVisibilityChange } from '../../runtime/environment';

/** The turning. */
export interface Rotation {
  readonly isPlaying: () => boolean;
  /** For good: only `play` starts it again. */
  readonly stop: () => void;
  readonly play: () => void;
}

/**
 * Starts turning. It pauses while the page is out of sight and goes on when it is back, unless it was stopped.
 *
 * @param everyMs how often
 * @param mayTurn asked each time; a turn that may not be is left out
 * @param onChange told when it has been stopped or started
 */
export function startRotation(
  everyMs: number,
  {
    mayTurn,
    onTurn,
    onChange,
    signal,
  }: {
    readonly mayTurn: () => boolean;
    readonly onTurn: () => void;
    readonly onChange: () => void;
    readonly signal: AbortSignal;
  },
): Rotation {
  let isPlaying = true;
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = (): void => {
    clearInterval(timer);
    timer =
      isPlaying && !isPageHidden() && !signal.aborted
        ? setInterval(() => mayTurn() && onTurn(), everyMs)
        : undefined;
  };
  const set = (isOn: boolean): void => {
    if (isPlaying === isOn) return;
    isPlaying = isOn;
    update();
    onChange();
  };
  update();
  onVisibilityChange(update, signal);
  signal.addEventListener('abort', update);
  return { isPlaying: () => isPlaying, stop: () => set(false), play: () => set(true) };
}
