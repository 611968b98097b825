/** Players of background videos: a provider's frame or a native video. All are muted. */
import { pageGlobal } from '../../../runtime/page/page-global';

const ADDRESS = 'https://www.youtube.com/iframe_api';
const SCRIPT_ID = 'gdlr-core-youtube-api';

/** The methods of a player that are used here, available when it is ready. */
interface YouTubePlayer {
  readonly mute: () => void;
  readonly playVideo: () => void;
  readonly pauseVideo: () => void;
}

/** The API of the script. */
export interface YouTubeApi {
  readonly Player: new (
    frame: HTMLIFrameElement,
    options: { readonly events: { readonly onReady: () => void } },
  ) => YouTubePlayer;
}

const CALLBACK = 'onYouTubeIframeAPIReady';

let loading: Promise<YouTubeApi> | undefined;

/**
 * Loads YouTube's player script once per page, even if other scripts load it too (goodlayers-motion, section 11).
 * Loads the script, unless it is loaded or loading.
 *
 * @throws Error if it cannot be loaded
 */
function loadYouTube(): Promise<YouTubeApi> {
  return (loading ??= fetchScript());
}

function fetchScript(): Promise<YouTubeApi> {
  const loaded = readyApi();
  if (loaded) return Promise.resolve(loaded);
  return new Promise((resolve, reject) => {
    // Other scripts on the page may use the same callback.
    const before = pageGlobal(CALLBACK) as (() => void) | undefined;
    Reflect.set(window, CALLBACK, () => {
      before?.();
      const api = readyApi();
      if (api) resolve(api);
      else reject(new Error("YouTube's script defines no player"));
    });
    if (document.querySelector(`script[src^="${ADDRESS}"]`)) return;
    const script = document.createElement('script');
    script.id = SCRIPT_ID;
    script.src = ADDRESS;
    script.addEventListener('error', () => reject(new Error("YouTube's script could not be loaded")));
    document.body.append(script);
  });
}

function readyApi(): YouTubeApi | undefined {
  const api = pageGlobal('YT') as Partial<YouTubeApi> | undefined;
  return api?.Player ? (api as YouTubeApi) : undefined;
}

/** A video that can be started and stopped. */
export interface Player {
  readonly play: () => void;
  readonly pause: () => void;
}

const HOSTS: ReadonlyMap<string, 'youtube' | 'vimeo'> = new Map([
  ['www.youtube.com', 'youtube'],
  ['youtube.com', 'youtube'],
  ['www.youtube-nocookie.com', 'youtube'],
  ['youtube-nocookie.com', 'youtube'],
  ['player.vimeo.com', 'vimeo'],
]);

/**
 * @param video the server's element
 * @param onProblem called if a provider's script fails to load; the frame then plays because of its URL
 * @returns undefined for a frame of an unknown host
 */
export function createPlayer(
  video: HTMLVideoElement | HTMLIFrameElement,
  onProblem: (error: unknown) => void,
  signal: AbortSignal,
): Player | undefined {
  if (video instanceof HTMLVideoElement) return nativePlayer(video);
  const source = video.src;
  const host = URL.canParse(source) ? HOSTS.get(new URL(source).hostname) : undefined;
  if (host === 'youtube') return youTubePlayer(video, onProblem, signal);
  return host && vimeoPlayer(video, new URL(source).origin, signal);
}

function nativePlayer(video: HTMLVideoElement): Player {
  // The `muted` attribute sets only the initial state. Without `playsInline`, phones play the video in full screen.
  video.muted = true;
  video.playsInline = true;
  return {
    // A phone in battery saver mode blocks playback; the first frame stays then.
    play: () => void video.play().catch(() => undefined),
    pause: () => video.pause(),
  };
}

/** Controls Vimeo's frame with messages. The last command is repeated when the frame has loaded. */
function vimeoPlayer(frame: HTMLIFrameElement, origin: string, signal: AbortSignal): Player {
  let isPlaying = true;
  const post = (method: string, value?: number): void =>
    frame.contentWindow?.postMessage(JSON.stringify({ method, value }), origin);
  const update = (): void => {
    post('setVolume', 0);
    post(isPlaying ? 'play' : 'pause');
  };
  frame.addEventListener('load', update, { signal });
  return {
    play() {
      isPlaying = true;
      update();
    },
    pause() {
      isPlaying = false;
      update();
    },
  };
}

function youTubePlayer(
  frame: HTMLIFrameElement,
  onProblem: (error: unknown) => void,
  signal: AbortSignal,
): Player {
  let isPlaying = true;
  let player: YouTubePlayer | undefined;
  const update = (): void => {
    if (!player) return;
    player.mute();
    if (isPlaying) player.playVideo();
    else player.pauseVideo();
  };
  const start = async (): Promise<void> => {
    const { Player } = await loadYouTube();
    if (signal.aborted) return;
    const made: YouTubePlayer = new Player(frame, {
      events: {
        onReady() {
          // The player has its methods only from now on.
          player = made;
          update();
        },
      },
    });
  };
  start().catch(onProblem);
  return {
    play() {
      isPlaying = true;
      update();
    },
    pause() {
      isPlaying = false;
      update();
    },
  };
}
