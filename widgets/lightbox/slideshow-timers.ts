/** Advances the slide show, and hides the bars without activity (goodlayers-panels, section 18.7). */
import { AUTOPLAY_MS, createRestartableTimer } from './restartable-timer';
import type { SlideshowHandle } from './photoswipe';
import type { ViewStore } from './view';

/** The timers of a lightbox. */
export interface SlideshowTimers {
  /** Call this on activity of the visitor. Shows the bars. */
  readonly onActivity: () => void;
  /** Starts and stops the slide show. */
  readonly setPlaying: (isPlaying: boolean) => void;
  /** True while the slide show itself moves to another slide. */
  readonly isOnItsOwn: () => boolean;
  /** Pauses the slide show until `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
}

/**
 * @param slideshow returns the lightbox, which does not exist yet when this function is called
 * @param hideBarsMs the time without activity after which the bars are hidden
 * @param signal stops the timers when aborted
 */
export function createSlideshowTimers(
  slideshow: () => SlideshowHandle,
  { read, change }: Pick<ViewStore, 'read' | 'change'>,
  hideBarsMs: number,
  signal: AbortSignal,
): SlideshowTimers {
  const showBars = (hasBars: boolean): void => {
    slideshow().element.dataset['atollBars'] = hasBars ? 'shown' : 'hidden';
  };
  const onIdle = (): void => {
    // Do not hide the bars while the focus is visible.
    if (slideshow().element.querySelector(':focus-visible')) bars.start();
    else showBars(false);
  };
  const bars = createRestartableTimer(hideBarsMs, onIdle, signal);

  let isOnItsOwn = false;
  const onTime = (): void => {
    isOnItsOwn = true;
    slideshow().goTo(read().index + 1);
    isOnItsOwn = false;
  };
  const slides = createRestartableTimer(AUTOPLAY_MS, onTime, signal);
  return {
    onActivity() {
      showBars(true);
      bars.start();
    },
    setPlaying(isPlaying) {
      change({ isPlaying });
      if (isPlaying) slides.start();
      else slides.stop();
    },
    isOnItsOwn: () => isOnItsOwn,
    pause: slides.stop,
    resume() {
      if (read().isPlaying) slides.start();
    },
  };
}
