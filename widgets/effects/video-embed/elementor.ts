/**
 * Elementor's videos (elementor-frontend, section 3.9). Fixed: a video behind a picture plays after one press on every host, its
 * picture is a button with a name even without an icon, and the focus moves to the player. YouTube's player is a frame without
 * another script, and is fetched near the window or after the press.
 */
import type { WidgetContext, WidgetModule } from '../../../runtime/core/define';
import { makeButton } from '../../../runtime/dom/button';
import { isDataScarce, prefersReducedMotion } from '../../../runtime/page/environment';
import { strings } from '../../../runtime/page/strings.json';
import { translator } from '../../../runtime/page/translate';
import { navigationTarget } from '../../../runtime/page/url';
import { type ElementorSettings, readElementorSettings } from '../../shared/elementor/device-settings';
import { ownParts } from '../../shared/elementor/own-parts';
import { isOn, secondsSetting, textSetting } from '../../shared/elementor/typed-settings';
import { autoplayAddress, hostOf, youTubeId } from '../../shared/media/hosts';
import { type Host, hostedVideo } from '../../shared/media/media';
import { FRAME_PERMISSIONS } from '../../shared/media/video';

/** The settings that matter for the script. The server acts on all others. */
interface VideoSettings {
  /** The host, as Elementor names it: `youtube`, `vimeo`, `dailymotion`, `videopress`, or `hosted` for a file of the site. */
  readonly kind: string;
  readonly startSeconds: number;
  readonly isAutoplay: boolean;
  readonly isLoop: boolean;
  /** Whether the overlay opens the lightbox. */
  readonly isInLightbox: boolean;
}

/**
 * Reads the settings of Elementor's video (elementor-frontend, section 3.9).
 *
 * @throws Error if a setting has a wrong type
 */
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

const VIDEO_CLASS = 'elementor-video';
const OVERLAY = '.elementor-custom-embed-image-overlay';
const ICON = '.elementor-custom-embed-play';
/** The attribute with the URL of a frame that waits. */
const LATER = 'data-lazy-load';

export const mount: WidgetModule['mount'] = (widget, context) => {
  const settings = readElementorSettings(widget);
  const video = readVideoSettings(settings);
  const [overlay] = ownParts(widget, OVERLAY);
  const [media] = ownParts(widget, `.${VIDEO_CLASS},.elementor-video-iframe`);
  // The widget has no video, or the lightbox shows it.
  if (!media || video.isInLightbox) return;
  if (media instanceof HTMLIFrameElement) {
    if (overlay) playOnPress(overlay, () => restart(media, video.kind, context), context);
    else loadLater(media, context);
  } else if (media instanceof HTMLVideoElement) {
    if (overlay) playOnPress(overlay, () => play(media), context);
  } else {
    // Before the visitor presses anything: settings that cannot be used are reported now.
    youTubePlayer(settings, false);
    const open = (isStarted: boolean) => openYouTube(media, { settings, video, isStarted }, context);
    if (overlay) playOnPress(overlay, () => open(true), context);
    else open(video.isAutoplay && !prefersReducedMotion() && !isDataScarce());
  }
};

/** Makes the picture over a video a button. Pressing it removes the picture and starts the video. */
function playOnPress(overlay: HTMLElement, start: () => HTMLElement, context: WidgetContext): void {
  const { config, signal } = context;
  const { parentElement: parent } = overlay;
  const icon = overlay.querySelector<HTMLElement>(ICON);
  const onPress = (): void => {
    if (!overlay.isConnected) return;
    const hadFocus = overlay.contains(document.activeElement);
    overlay.remove();
    const player = start();
    // Otherwise the focus would be lost to the page.
    if (hadFocus) player.focus({ preventScroll: true });
  };
  const isNamed = icon?.hasAttribute('aria-label') === true;
  makeButton(icon ?? overlay, {
    ...(!isNamed && { name: translator(config.strings)(strings['video.play']) }),
    onPress,
    signal,
  });
  // The whole picture can be clicked.
  if (icon) overlay.addEventListener('click', onPress, { signal });
  signal.addEventListener('abort', () => overlay.isConnected || parent?.append(overlay));
}

function play(video: HTMLVideoElement): HTMLElement {
  // If the browser blocks playback, the visitor can use the video's own controls.
  video.play().catch(() => undefined);
  if (!video.controls && !video.hasAttribute('tabindex')) video.tabIndex = -1;
  return video;
}

/** Loads a frame again with a URL that plays. It is a new frame, so that "back" does not lead to the paused video. */
function restart(frame: HTMLIFrameElement, kind: string, { signal }: WidgetContext): HTMLElement {
  const address = frame.getAttribute(LATER) ?? frame.getAttribute('src') ?? '';
  const playing = frame.cloneNode() as HTMLIFrameElement;
  playing.allow = [frame.allow, FRAME_PERMISSIONS].filter(Boolean).join('; ');
  playing.src = autoplayAddress(address, kind, document.baseURI) ?? address;
  frame.replaceWith(playing);
  signal.addEventListener('abort', () => playing.replaceWith(frame));
  return playing;
}

/** Loads a frame without a picture that waits; Elementor never does. */
function loadLater(frame: HTMLIFrameElement, { signal }: WidgetContext): void {
  const url = navigationTarget(frame.getAttribute(LATER) ?? '', { base: document.baseURI });
  if (!url || frame.hasAttribute('src')) return;
  frame.src = url.href;
  signal.addEventListener('abort', () => frame.removeAttribute('src'));
}

/** How YouTube's player starts. */
interface Start {
  readonly settings: ElementorSettings;
  readonly video: VideoSettings;
  readonly isStarted: boolean;
}

/** Adds YouTube's player before the empty element that the server prints for it, which has no height. */
function openYouTube(
  holder: HTMLElement,
  { settings, video, isStarted }: Start,
  { config, signal }: WidgetContext,
): HTMLElement {
  const place = holder.parentElement ?? holder;
  let player = holder;
  const media = hostedVideo(
    youTubePlayer(settings, isStarted),
    {
      place,
      title: translator(config.strings)(strings['video.frame']),
      prepare(frame) {
        frame.className = VIDEO_CLASS;
        player = frame;
      },
    },
    ({ hasEnded }) => {
      if (hasEnded && video.isLoop) media.seek(video.startSeconds);
    },
    signal,
  );
  media.play();
  return player;
}
