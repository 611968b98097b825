/** Reads the settings of a background video of Elementor (elementor-frontend, section 2.4). */
import { navigationTarget } from '../../../runtime/page/url';
import type { ElementorSettings } from '../../shared/elementor/device-settings';
import { isOn, secondsSetting, textSetting } from '../../shared/elementor/typed-settings';
import { hostOf } from '../../shared/media/hosts';
import type { Host } from '../../shared/media/media';
import { youTubeId } from '../../shared/media/youtube-link';

/** The settings of a background video. */
export interface BackgroundVideo {
  /** The player of a host, or the URL of a file. */
  readonly source: Host | string;
  readonly startSeconds: number;
  /** 0 for the end of the video. */
  readonly endSeconds: number;
  /** Whether the video plays a single time. */
  readonly isOnce: boolean;
  /** Whether the video also plays on phones. */
  readonly isOnPhones: boolean;
}

/** @throws Error if a setting has a wrong type, or the link leads to no video */
export function readBackgroundVideo(settings: ElementorSettings): BackgroundVideo {
  const startSeconds = secondsSetting(settings, 'background_video_start');
  const endSeconds = secondsSetting(settings, 'background_video_end');
  const isPrivate = isOn(settings, 'background_privacy_mode');
  return {
    source: readSource(textSetting(settings, 'background_video_link'), {
      startSeconds,
      endSeconds,
      isPrivate,
    }),
    startSeconds,
    endSeconds,
    isOnce: isOn(settings, 'background_play_once'),
    isOnPhones: isOn(settings, 'background_play_on_mobile'),
  };
}

interface SourceOptions {
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly isPrivate: boolean;
}

function readSource(link: string, { startSeconds, endSeconds, isPrivate }: SourceOptions): Host | string {
  const start = String(Math.floor(startSeconds));
  const options = { isMuted: true, isLoop: false, origin: location.origin, isPrivate };
  if (link.includes('vimeo.com')) {
    const parameters = { background: '1', loop: '0' };
    return existing(hostOf('vimeo', link, { ...options, parameters }));
  }
  const id = youTubeId(link);
  if (id)
    return existing(hostOf('youtube', id, { ...options, parameters: startSeconds > 0 ? { start } : {} }));
  const { href } = existing(navigationTarget(link, { base: document.baseURI }));
  if (startSeconds === 0 && endSeconds === 0) return href;
  return `${href}#t=${startSeconds}${endSeconds > 0 ? `,${endSeconds}` : ''}`;
}

function existing<Source>(source: Source | undefined): Source {
  if (source === undefined) throw new Error('the link of the background video leads to no video');
  return source;
}
