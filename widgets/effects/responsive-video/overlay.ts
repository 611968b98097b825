/** The image over a video: pressing it plays the video and removes the image (goodlayers-panels, section 16). */
import type { WidgetModule } from '../../../runtime/core/define';
import { makeButton } from '../../../runtime/dom/button';
import { stopAnimation } from '../../../runtime/motion/animate';
import { fadeOut } from '../../../runtime/motion/fade';
import { strings as shared } from '../../../runtime/page/strings.json';
import { translator } from '../../../runtime/page/translate';
import { autoplayAddress } from '../../shared/media/hosts';

const FADE_MS = 500;

export const mount: WidgetModule['mount'] = (overlay, { config, signal }) => {
  const media = overlay.parentElement?.querySelector<HTMLIFrameElement | HTMLVideoElement>('iframe,video');
  let isPlaying = false;
  const play = async (): Promise<void> => {
    if (isPlaying) return;
    isPlaying = true;
    if (media) start(media);
    overlay.style.pointerEvents = 'none';
    // A frame is not a tab stop until its page has loaded, but it can be focused.
    if (overlay.contains(document.activeElement)) media?.focus();
    await fadeOut(overlay, FADE_MS);
    if (!signal.aborted) overlay.remove();
  };
  makeButton(overlay, {
    name: translator(config.strings)(shared['video.play']),
    onPress: () => void play(),
    signal,
  });
  signal.addEventListener('abort', () => stopAnimation(overlay, 'fade'));
};

function start(media: HTMLIFrameElement | HTMLVideoElement): void {
  if (media instanceof HTMLVideoElement) {
    // If the browser blocks playback, the visitor can use the video's own controls.
    media.play().catch(() => undefined);
    return;
  }
  const player = media.getAttribute('data-player-type');
  const address = autoplayAddress(media.getAttribute('src') ?? '', player, document.baseURI);
  if (address !== undefined) media.src = address;
}
