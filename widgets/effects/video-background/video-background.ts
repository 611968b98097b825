/**
 * The page builder's video backgrounds (goodlayers-motion, section 11). A video plays only near the viewport, and a
 * provider's player is fetched only then. On phones, when data is scarce and when reduced motion is preferred, the
 * author's fallback image replaces the video.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { isMobileDevice } from '../../../runtime/page/device';
import { restoreOnAbort, setAttributes } from '../../../runtime/dom/restore';
import { isDataScarce, prefersReducedMotion } from '../../../runtime/page/environment';
import { whileNear } from '../../../runtime/motion/intersection';
import { createAutoplay } from '../../shared/autoplay/autoplay';
import { followScreen } from '../../../runtime/motion/scroll/scroll';
import { navigationTarget } from '../../../runtime/page/url';
import { cover } from './cover';
import { createPlayer, type Player } from './player';

const WRAPPER_CLASS = 'gdlr-core-fluid-video-wrapper';
const SECTION = '.gdlr-core-pbf-wrapper,.gdlr-core-pbf-column-content-margin,.gdlr-core-pbf-sidebar-wrapper';

export const mount: WidgetModule['mount'] = (holder, context) => {
  const { config, report, signal } = context;
  const area = holder.parentElement;
  const video = holder.querySelector<HTMLVideoElement | HTMLIFrameElement>('video,iframe');
  if (!area || !video) throw new Error('the background contains no video');
  setAttributes(holder, { 'aria-hidden': 'true' }, signal);
  // In Firefox, Tab also leads to a video without controls.
  setAttributes(video, { tabindex: '-1' }, signal);

  if (isMobileDevice() || isDataScarce() || prefersReducedMotion()) {
    showFallback(area, holder, video, signal);
    return;
  }

  restoreOnAbort([holder], { styles: ['width', 'height', 'transform', 'padding-top'] }, signal);
  followScreen(
    () => {
      const box = area.getBoundingClientRect();
      const { width, height, top, left } = cover(box.width, box.height);
      return () =>
        Object.assign(holder.style, {
          width: `${width}px`,
          height: `${height}px`,
          // Unlike the original's margins, this is no layout shift when the area gets another size.
          transform: `translate(${left}px, ${top}px)`,
        });
    },
    context,
    [area],
  );
  if (video instanceof HTMLIFrameElement) prepareFrame(area, holder, video, signal);

  const start = (): Player | undefined =>
    createPlayer(video, (error) => report('player_failed', error), signal);
  // The script of a provider is only fetched to play.
  let player = video instanceof HTMLVideoElement ? start() : undefined;
  const { button, isPlaying } = createAutoplay({
    config,
    signal,
    buttonPosition: 'position:absolute;top:8px;inset-inline-start:8px;',
    watchVisible: (onChange) =>
      whileNear(
        area,
        (isNear) => {
          onChange(isNear);
          // The autoplay attribute may have started the video.
          if (!isPlaying()) player?.pause();
        },
        signal,
      ),
    onChange(isPlaying) {
      if (!isPlaying) return player?.pause();
      player ??= start();
      player?.play();
    },
  });
  (holder.closest(SECTION) ?? area).append(button);
};

/** Removes the frame from the page while it is far from the viewport. It is purely decorative. */
function prepareFrame(
  area: HTMLElement,
  holder: HTMLElement,
  frame: HTMLIFrameElement,
  signal: AbortSignal,
): void {
  setAttributes(frame, { title: '' }, signal);
  // With this class, the stylesheet sizes the frame. The original wrapped the frame in a new box, which reloaded it.
  const hadClass = holder.classList.contains(WRAPPER_CLASS);
  holder.classList.add(WRAPPER_CLASS);
  holder.style.paddingTop = '0';
  const near = new AbortController();
  const comeBack = (): void => holder.append(frame);
  whileNear(
    area,
    (isNear) => {
      // Removed, because changing the URL would add an entry to the visitor's history.
      if (!isNear) return frame.remove();
      near.abort();
      if (!frame.isConnected) comeBack();
    },
    near.signal,
  );
  signal.addEventListener('abort', () => {
    near.abort();
    if (!frame.isConnected) comeBack();
    if (!hadClass) holder.classList.remove(WRAPPER_CLASS);
  });
}

/** Replaces the video with the author's image. Without an image, a native video stays and is paused. */
function showFallback(
  area: HTMLElement,
  holder: HTMLElement,
  video: HTMLVideoElement | HTMLIFrameElement,
  signal: AbortSignal,
): void {
  const picture = navigationTarget(area.getAttribute('data-video-fallback') ?? '', {
    base: document.baseURI,
  });
  if (picture) {
    restoreOnAbort([area], { styles: ['background-image'] }, signal);
    area.style.backgroundImage = `url("${CSS.escape(picture.href)}")`;
  }
  if (!picture && video instanceof HTMLVideoElement && !isMobileDevice()) {
    setAttributes(video, { preload: 'none' }, signal);
    video.autoplay = false;
    video.pause();
    return;
  }
  // The element itself is kept and restored when the widget is unmounted.
  video.remove();
  signal.addEventListener('abort', () => holder.append(video));
}
