/** What plays a background video: a provider's frame or the browser itself. All of them are muted. */
import { loadYouTube, type YouTubePlayer } from './youtube-script';

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
 * @param video what the server printed
 * @param onProblem told when a provider's script does not come: the frame plays by its address then
 * @returns undefined for a frame of another host
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
  // The attribute only says how it begins, and without the second one a phone would play it over the whole screen.
  video.muted = true;
  video.playsInline = true;
  return {
    // Refused on a phone that saves its battery: then the first picture stays.
    play: () => void video.play().catch(() => undefined),
    pause: () => video.pause(),
  };
}

/** Vimeo's frames take orders as messages; what comes before the frame is there is said again when it is. */
function vimeoPlayer(frame: HTMLIFrameElement, origin: string, signal: AbortSignal): Player {
  let isPlaying = true;
  const say = (method: string, value?: number): void =>
    frame.contentWindow?.postMessage(JSON.stringify({ method, value }), origin);
  const tell = (): void => {
    say('setVolume', 0);
    say(isPlaying ? 'play' : 'pause');
  };
  frame.addEventListener('load', tell, { signal });
  return {
    play() {
      isPlaying = true;
      tell();
    },
    pause() {
      isPlaying = false;
      tell();
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
  const tell = (): void => {
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
          // Only now has it the methods.
          player = made;
          tell();
        },
      },
    });
  };
  start().catch(onProblem);
  return {
    play() {
      isPlaying = true;
      tell();
    },
    pause() {
      isPlaying = false;
      tell();
    },
  };
}
