/** The timer of the lightbox for the slide show and for hiding the bars (goodlayers-panels, section 18.7). */
import { isPageHidden, onVisibilityChange } from '../../runtime/page/environment';

/** The interval of the slide show: the time a slide is shown, plus the transition. */
export const AUTOPLAY_MS = 5000 + 600;

/** A timer that calls back once and can be restarted and stopped. */
export interface RestartableTimer {
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * @param onTime called after the duration. While the page is hidden, the timer is stopped; it restarts from zero when
 * the page is visible again
 * @param signal stops it permanently when aborted
 */
export function createRestartableTimer(
  durationMs: number,
  onTime: () => void,
  signal: AbortSignal,
): RestartableTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOn = false;
  const restart = (): void => {
    clearTimeout(timer);
    if (isOn && !isPageHidden() && !signal.aborted) timer = setTimeout(onTime, durationMs);
  };
  onVisibilityChange(restart, signal);
  const stop = (): void => {
    isOn = false;
    restart();
  };
  signal.addEventListener('abort', stop);
  return {
    start() {
      isOn = true;
      restart();
    },
    stop,
  };
}
