/** The picture over a video: pressing it plays the video and takes the picture away (goodlayers-panels, section 16). */
import type { WidgetModule } from '../../runtime/define';
import { makeButton } from '../../runtime/disclosure/button';
import { endFade, fadeOut } from '../../runtime/motion/fade';
import { autoplayAddress } from './autoplay-address';

const FADE_MS = 500;

export const mount: WidgetModule['mount'] = (overlay, { config, signal }) => {
  const frame = overlay.parentElement?.querySelector('iframe');
  let isPlaying = false;
  const play = async (): Promise<void> => {
    if (isPlaying || !frame) return;
    isPlaying = true;
    const address = autoplayAddress(
      frame.getAttribute('src') ?? '',
      frame.getAttribute('data-player-type'),
      document.baseURI,
    );
    if (address !== undefined) frame.src = address;
    overlay.style.pointerEvents = 'none';
    if (overlay.contains(document.activeElement)) {
      // The server's frame has no tab stop of its own until its page has come.
      frame.focus();
    }
    await fadeOut(overlay, FADE_MS);
    if (!signal.aborted) overlay.remove();
  };
  makeButton(overlay, {
    name: config.strings.get('play_video') ?? 'Play video',
    onPress: () => void play(),
    signal,
  });
  signal.addEventListener('abort', () => endFade(overlay));
};
