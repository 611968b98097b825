/**
 * WordPress's audio and video players (goodlayers-theme, section 7). The browser's controls replace the original's; this
 * adds what they lack. The plugin's styles give them the original's size.
 */
import type { WidgetModule } from '../../../runtime/core/define';

const PLAYERS = 'audio.wp-audio-shortcode,video.wp-video-shortcode';

/** The original's volume, until the visitor chooses another. */
const FIRST_VOLUME = 0.8;

export const mount: WidgetModule['mount'] = (element, { signal }) => {
  if (!(element instanceof HTMLMediaElement)) return;
  element.addEventListener('play', () => pauseOthers(element), { signal });
  element.addEventListener('play', () => lowerVolume(element), { signal, once: true });
  element.addEventListener('ended', () => (element.currentTime = 0), { signal });
};

/** Only one player of a page plays at a time. Other media, such as a video in the background, continue. */
function pauseOthers(playing: HTMLMediaElement): void {
  for (const other of playing.ownerDocument.querySelectorAll<HTMLMediaElement>(PLAYERS))
    if (other !== playing) other.pause();
}

function lowerVolume(player: HTMLMediaElement): void {
  if (player.volume === 1) player.volume = FIRST_VOLUME;
}
