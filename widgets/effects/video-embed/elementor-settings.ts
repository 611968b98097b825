/** Reads the settings of Elementor's video (elementor-frontend, section 3.9). */
import type { ElementorSettings } from '../../shared/elementor/device-settings';
import { isOn, secondsSetting, textSetting } from '../../shared/elementor/typed-settings';
import { hostOf } from '../../shared/media/hosts';
import type { Host } from '../../shared/media/media';
import { youTubeId } from '../../shared/media/youtube-link';

/** The settings that matter for the script. The server acts on all others. */
export interface VideoSettings {
  /** The host, as Elementor names it: `youtube`, `vimeo`, `dailymotion`, `videopress`, or `hosted` for a file of the site. */
  readonly kind: string;
  readonly startSeconds: number;
  readonly isAutoplay: boolean;
  readonly isLoop: boolean;
  /** Whether the overlay opens the lightbox. */
  readonly isInLightbox: boolean;
}

/** @throws Error if a setting has a wrong type */
export function readVideoSettings(settings: ElementorSettings): VideoSettings {
  return {
    // The server prints no type for the default.
    kind: textSetting(settings, 'video_type') || 'youtube',
    startSeconds: secondsSetting(settings, 'start'),
    isAutoplay: isOn(settings, 'autoplay'),
    isLoop: isOn(settings, 'loop'),
    isInLightbox: isOn(settings, 'lightbox'),
  };
}

/**
 * @param isStarted whether the video plays at once
 * @returns YouTube's player with the settings of the video
 * @throws Error if a setting has a wrong type, or the link leads to no video
 */
export function youTubePlayer(settings: ElementorSettings, isStarted: boolean): Host {
  const flag = (key: string): string => (isOn(settings, key) ? '1' : '0');
  const seconds = ['start', 'end'].flatMap((key) => {
    const value = Math.floor(secondsSetting(settings, key));
    return value > 0 ? [[key, String(value)]] : [];
  });
  const host = hostOf('youtube', youTubeId(textSetting(settings, 'youtube_url')) ?? '', {
    isMuted: isOn(settings, 'mute'),
    // Atoll begins again at the start of the video, which YouTube's own loop does not know.
    isLoop: false,
    origin: location.origin,
    isPrivate: isOn(settings, 'yt_privacy'),
    parameters: {
      autoplay: isStarted ? '1' : '0',
      controls: flag('controls'),
      playsinline: flag('play_on_mobile'),
      modestbranding: flag('modestbranding'),
      cc_load_policy: flag('cc_load_policy'),
      iv_load_policy: '1',
      ...Object.fromEntries(seconds),
    },
  });
  if (!host) throw new Error('the link of the video leads to no video of YouTube');
  return host;
}
