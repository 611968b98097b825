/**
 * Elementor's background slideshows (elementor-frontend, section 2.5). Fixed: there are no copies of pictures, a picture is loaded
 * when it is next, everything moves only near the window, and it can be paused. With reduced motion or little data, the first
 * picture stays.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { whileNear } from '../../../runtime/motion/intersection';
import { isDataScarce, prefersReducedMotion } from '../../../runtime/page/environment';
import { createAutoplay, createInterval } from '../../shared/autoplay/autoplay';
import { readElementorSettings } from '../../shared/elementor/device-settings';
import { readBackgroundSlideshow } from './settings';
import { createStage } from './stage';

export const mount: WidgetModule['mount'] = (element, { config, signal }) => {
  const slideshow = readBackgroundSlideshow(readElementorSettings(element));
  const { pictures, isLoop, stayMs, moveMs } = slideshow;
  if (pictures.length === 0) return;
  const isStill = isDataScarce() || prefersReducedMotion();
  const stage = createStage(slideshow, isStill);
  element.prepend(stage.element);
  signal.addEventListener('abort', () => stage.element.remove());

  let shown = 0;
  const stopWaiting = new AbortController();
  signal.addEventListener('abort', () => stopWaiting.abort());
  const showFirst = async (isNear: boolean): Promise<void> => {
    if (!isNear) return;
    stopWaiting.abort();
    await stage.load(0);
    if (shown === 0) stage.show(0);
  };
  whileNear(element, (isNear) => void showFirst(isNear), stopWaiting.signal);
  if (isStill || pictures.length === 1) return;

  /** Shows the next picture that can be loaded. One that still loads is shown at the next step. */
  const step = async (): Promise<void> => {
    const others = pictures.map((_, offset) => shown + offset).slice(1);
    for (const place of others) {
      if (place >= pictures.length && !isLoop) break;
      const next = place % pictures.length;
      if (!(await stage.load(next))) continue;
      if (!autoplay.isPlaying()) return;
      shown = next;
      stage.show(next);
      if (isLoop || next + 1 < pictures.length) void stage.load((next + 1) % pictures.length);
      return;
    }
  };
  const setRunning = createInterval(stayMs + moveMs, () => void step(), signal);
  const autoplay = createAutoplay({
    config,
    signal,
    buttonPosition: 'position:absolute;top:8px;inset-inline-start:8px;z-index:1;',
    watchVisible: (onVisible) => whileNear(element, onVisible, signal),
    onChange(isPlaying) {
      if (isPlaying) void stage.load(1);
      setRunning(isPlaying);
      stage.setPaused(!isPlaying);
    },
  });
  element.append(autoplay.button);
};
