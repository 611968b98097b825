/**
 * Elementor's background videos (elementor-frontend, section 2.4). Fixed: a video is loaded and plays only near the window, begins
 * again at its start, and can be paused. With reduced motion or little data, the picture of the background stays.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { restoreOnAbort, setAttributes } from '../../../runtime/dom/restore';
import { whileNear } from '../../../runtime/motion/intersection';
import { followScreen } from '../../../runtime/motion/scroll/scroll';
import { isDataScarce, prefersReducedMotion } from '../../../runtime/page/environment';
import { navigationTarget } from '../../../runtime/page/url';
import { createAutoplay } from '../../shared/autoplay/autoplay';
import { type ElementorSettings, readElementorSettings } from '../../shared/elementor/device-settings';
import { isOn, secondsSetting, textSetting } from '../../shared/elementor/typed-settings';
import { hostOf, youTubeId } from '../../shared/media/hosts';
import { type Host, hostedVideo, type Media, type OnMedia, ownVideo } from '../../shared/media/media';
import { cover } from './cover';

/** The settings of a background video. */
interface BackgroundVideo {
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

/**
 * Reads the settings of a background video of Elementor (elementor-frontend, section 2.4).
 *
 * @throws Error if a setting has a wrong type, or the link leads to no video
 */
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

const EMBED_CLASS = 'elementor-background-video-embed';

export const mount: WidgetModule['mount'] = (area, context) => {
  const { config, signal } = context;
  const element = area.closest<HTMLElement>('[data-element_type]');
  const place = area.querySelector<HTMLElement>(`video,.${EMBED_CLASS}`);
  if (!element || !place) throw new Error('the background contains no video');
  const settings = readElementorSettings(element);
  if (settings['background_background'] !== 'video') return;
  const video = readBackgroundVideo(settings);
  setAttributes(area, { 'aria-hidden': 'true' }, signal);
  const isPhone = document.body.dataset['elementorDeviceMode'] === 'mobile';
  if ((isPhone && !video.isOnPhones) || isDataScarce() || prefersReducedMotion()) return;

  let size: Size = { width: '', height: '' };
  const resize = ({ style }: HTMLElement): void => void Object.assign(style, size);
  followScreen(
    () => {
      const { width, height } = cover(area.clientWidth, area.clientHeight);
      return () => {
        size = { width: `${width}px`, height: `${height}px` };
        area.querySelectorAll<HTMLElement>('video,iframe').forEach(resize);
      };
    },
    context,
    [area],
  );

  let isOver = false;
  const onChange: OnMedia = ({ atSeconds = 0, hasEnded = false }) => {
    const isAtEnd = hasEnded || (video.endSeconds > 0 && atSeconds >= video.endSeconds);
    if (!isAtEnd || isOver) return;
    if (video.isOnce) {
      isOver = true;
      media.pause();
      if (hasEnded) place.style.display = 'none';
      return;
    }
    media.seek(video.startSeconds);
    if (autoplay.isPlaying()) media.play();
  };
  const media =
    place instanceof HTMLVideoElement
      ? fileMedia(place, video, onChange, signal)
      : hostMedia(area, video, { onChange, resize }, signal);
  const autoplay = createAutoplay({
    config,
    signal,
    buttonPosition: 'position:absolute;top:8px;inset-inline-start:8px;z-index:1;',
    watchVisible: (onVisible) => whileNear(area, onVisible, signal),
    onChange(isPlaying) {
      if (isOver) return;
      if (isPlaying) media.play();
      else media.pause();
    },
  });
  element.append(autoplay.button);
};

/** The size of the video as inline styles. */
interface Size {
  readonly width: string;
  readonly height: string;
}

/** Sets the file's URL at the first play. */
function fileMedia(
  element: HTMLVideoElement,
  { source, startSeconds }: BackgroundVideo,
  onChange: OnMedia,
  signal: AbortSignal,
): Media {
  if (typeof source !== 'string') throw new Error('the background has no place for the player of a host');
  restoreOnAbort(
    [element],
    { attributes: ['loop', 'src', 'tabindex'], styles: ['width', 'height', 'display'] },
    signal,
  );
  // In Firefox, Tab also leads to a video without controls.
  element.tabIndex = -1;
  // The attribute sets only the initial state.
  element.muted = true;
  // The browser would begin again at 0.
  if (startSeconds > 0) element.loop = false;
  const media = ownVideo(element, onChange, signal);
  signal.addEventListener('abort', () => element.pause());
  return {
    ...media,
    play() {
      if (!element.hasAttribute('src')) element.src = source;
      media.play();
    },
  };
}

/** Adds the frame of a host at the first play, and shows it when the video runs. */
function hostMedia(
  area: HTMLElement,
  { source }: BackgroundVideo,
  { onChange, resize }: { readonly onChange: OnMedia; readonly resize: (element: HTMLElement) => void },
  signal: AbortSignal,
): Media {
  if (typeof source === 'string') throw new Error('the background has no place for a file');
  let frame: HTMLIFrameElement | undefined;
  return hostedVideo(
    source,
    {
      place: area,
      title: '',
      prepare(added) {
        frame = added;
        added.className = EMBED_CLASS;
        added.tabIndex = -1;
        Object.assign(added.style, { border: '0', maxWidth: 'none', visibility: 'hidden' });
        resize(added);
      },
    },
    (change) => {
      if (frame && (change.atSeconds ?? 0) > 0) frame.style.visibility = '';
      onChange(change);
    },
    signal,
  );
}
