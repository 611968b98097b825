/** What happens by itself (goodlayers-panels, section 18.7): slides go on, and bars hide while nobody does anything. */
import { AUTOPLAY_MS, createRestartableTimer, HIDE_BARS_MS } from './restartable-timer';
import type { Show } from './photoswipe';
import type { ViewStore } from './view';

/** The timers of one lightbox. */
export interface SlideshowTimers {
  /** The visitor has done something: the bars are there again. */
  readonly onActivity: () => void;
  /** Starts and ends the slide show. */
  readonly setPlaying: (isPlaying: boolean) => void;
  /** True while the slide show itself goes on to another slide. */
  readonly isOnItsOwn: () => boolean;
  /** Holds a slide show, which plays on after `resume`. */
  readonly pause: () => void;
  readonly resume: () => void;
}

/**
 * @param show returns the lightbox, which does not exist yet when this function is called
 * @param signal stops the timers when aborted
 */
export function createSlideshowTimers(
  show: () => Show,
  { read, change }: Pick<ViewStore, 'read' | 'change'>,
  signal: AbortSignal,
): SlideshowTimers {
  const showBars = (hasBars: boolean): void => {
    show().element.dataset['atollBars'] = hasBars ? 'shown' : 'hidden';
  };
  const onIdle = (): void => {
    // Do not hide the bars while the focus is visible.
    if (show().element.querySelector(':focus-visible')) bars.start();
    else showBars(false);
  };
  const bars = createRestartableTimer(HIDE_BARS_MS, onIdle, signal);

  let isOnItsOwn = false;
  const onTime = (): void => {
    isOnItsOwn = true;
    show().goTo(read().index + 1);
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
