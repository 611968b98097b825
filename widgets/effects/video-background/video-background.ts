/**
 * The page builder's video backgrounds (goodlayers-motion, section 11). A video plays only near the viewport, and a
 * provider's player is loaded only then. On phones, with limited data or with reduced motion, the author's fallback
 * image replaces the video.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { isMobileDevice } from '../../../runtime/page/device';
import { setAttributes } from '../../../runtime/dom/button';
import { isDataScarce, prefersReducedMotion } from '../../../runtime/page/environment';
import { keepStyle } from '../../../runtime/dom/keep-style';
import { whileNear } from '../../../runtime/motion/scroll/near';
import { whilePlaying } from '../../shared/autoplay/playing';
import { followScreen } from '../../../runtime/motion/scroll/scroll';
import { navigationTarget } from '../../../runtime/page/url';
import { cover } from './cover';
import { createPlayer, type Player } from './player';

const WRAPPER_CLASS = 'gdlr-core-fluid-video-wrapper';
const SECTION = '.gdlr-core-pbf-wrapper,.gdlr-core-pbf-column-content-margin,.gdlr-core-pbf-sidebar-wrapper';

export const mount: WidgetModule['mount'] = (holder, context) => {
  const { report, signal } = context;
  const area = holder.parentElement;
  const video = holder.querySelector<HTMLVideoElement | HTMLIFrameElement>('video,iframe');
  if (!area || !video) throw new Error('the background contains no video');
  setAttributes(holder, { 'aria-hidden': 'true' }, signal);

  if (isMobileDevice() || isDataScarce() || prefersReducedMotion()) {
    showFallback(area, holder, video, signal);
    return;
  }

  keepStyle(holder, ['width', 'height', 'margin-top', 'margin-left', 'padding-top'], signal);
  followScreen(
    () => {
      const { width, height, marginTop, marginLeft } = cover(area.offsetWidth, area.offsetHeight);
      return () =>
        Object.assign(holder.style, {
          width: `${width}px`,
          height: `${height}px`,
          marginTop: `${marginTop}px`,
          marginLeft: `${marginLeft}px`,
        });
    },
    context,
    [area],
  );
  if (video instanceof HTMLIFrameElement) prepareFrame(area, holder, video, signal);

  let player: Player | undefined;
  whilePlaying(
    {
      element: area,
      place: holder.closest<HTMLElement>(SECTION) ?? area,
      onChange(isPlaying) {
        // A provider's script is loaded only when the video is about to play.
        if (isPlaying || video instanceof HTMLVideoElement)
          player ??= createPlayer(video, (error) => report('player_failed', error), signal);
        if (isPlaying) player?.play();
        else player?.pause();
      },
    },
    context,
  );
};

/** Removes the frame from the tab order and the page while it is far from the viewport. It is purely decorative. */
function prepareFrame(
  area: HTMLElement,
  holder: HTMLElement,
  frame: HTMLIFrameElement,
  signal: AbortSignal,
): void {
  setAttributes(frame, { tabindex: '-1', title: '' }, signal);
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
    keepStyle(area, ['background-image'], signal);
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
