/** The lightbox's timers (goodlayers-panels, section 18.7): for the slide show and for the bars, which hide. */
import { isPageHidden, onVisibilityChange } from '../../runtime/page/environment';

/** From one slide to the next: the time that it stands, and the time that it comes. */
export const AUTOPLAY_MS = 5000 + 600;
/** Bars go when nothing has happened for so long. */
export const HIDE_BARS_MS = 6000;

/** A timer that calls back once and can be restarted and stopped. */
export interface RestartableTimer {
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * @param onTime called when so much time has passed since the last start; not while the page is hidden: then all of
 * the time begins anew when it shows
 * @param signal stops it for good
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
