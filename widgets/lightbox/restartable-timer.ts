/** The lightbox's own clocks (goodlayers-panels, section 18.7): its slide show, and its bars that hide. */
import { isPageHidden, onVisibilityChange } from '../../runtime/page/environment';

/** From one slide to the next: the time that it stands, and the time that it comes. */
export const AUTOPLAY_MS = 5000 + 600;
/** Bars go when nothing has happened for so long. */
export const HIDE_BARS_MS = 6000;

/** A clock that calls once, and can be wound up again and stopped. */
export interface Clock {
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * @param onTime called when so much time has passed since the last start; not while the page is hidden: then all of
 * the time begins anew when it shows
 * @param signal stops it for good
 */
export function createClock(durationMs: number, onTime: () => void, signal: AbortSignal): Clock {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOn = false;
  const wind = (): void => {
    clearTimeout(timer);
    if (isOn && !isPageHidden() && !signal.aborted) timer = setTimeout(onTime, durationMs);
  };
  onVisibilityChange(wind, signal);
  const stop = (): void => {
    isOn = false;
    wind();
  };
  signal.addEventListener('abort', stop);
  return {
    start() {
      isOn = true;
      wind();
    },
    stop,
  };
}
