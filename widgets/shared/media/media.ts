/**
 * The media that a player controls: a video of the site, or a host's player in an iframe that is created at the first
 * play.
 */
import { asRecord } from '../../../runtime/page/as-record';

/** The commands for a video. */
export interface Media {
  readonly play: () => void;
  readonly pause: () => void;
  /** @param seconds from the start */
  readonly seek: (seconds: number) => void;
  /** @param share the volume, 0 to 1; 0 is muted */
  readonly setVolume: (share: number) => void;
}

/** The state of a video. */
export interface MediaState {
  readonly isPlaying: boolean;
  readonly atSeconds: number;
  readonly durationSeconds: number;
  /** 0 to 1; 0 is muted. */
  readonly volume: number;
  /** True when the video has reached its end. */
  readonly hasEnded?: boolean;
}

/** Called with the changed properties whenever the state changes. */
export type OnMedia = (change: Partial<MediaState>) => void;

/** @returns the controls of a video of the site */
export function ownVideo(video: HTMLVideoElement, onChange: OnMedia, signal: AbortSignal): Media {
  const reportState = (): void =>
    onChange({
      isPlaying: !video.paused && !video.ended,
      atSeconds: video.currentTime,
      durationSeconds: Number.isFinite(video.duration) ? video.duration : 0,
      volume: video.muted ? 0 : video.volume,
      hasEnded: video.ended,
    });
  for (const type of ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'volumechange'])
    video.addEventListener(type, reportState, { signal });
  return {
    // If the browser blocks autoplay, the visitor can press the button again.
    play: () => void video.play().catch(() => undefined),
    pause: () => video.pause(),
    seek: (seconds) => (video.currentTime = seconds),
    setVolume(share) {
      video.muted = share === 0;
      if (share > 0) video.volume = share;
    },
  };
}

/** The URL and the messages of a host's player. */
export interface Host {
  readonly address: string;
  /** The messages that ask the loaded iframe to report its events. */
  readonly hello: readonly unknown[];
  readonly order: (what: Order) => readonly unknown[];
  /** @returns the changed state in a message from the iframe; undefined for other messages */
  readonly read: (message: Readonly<Record<string, unknown>>) => Partial<MediaState> | undefined;
}

/** A command for a host's player. */
export type Order =
  { readonly name: 'play' | 'pause' } | { readonly name: 'seek' | 'volume'; readonly value: number };

/** Where a host's player appears. */
export interface FramePlace {
  /** The parent of the iframe. */
  readonly place: HTMLElement;
  /** The title of the iframe. */
  readonly title: string;
  /** Changes the iframe before it is added. Default: it fills its parent. */
  readonly prepare?: (frame: HTMLIFrameElement) => void;
}

/** @returns the controls of a host's player, whose iframe is added at the first play */
export function hostedVideo(
  host: Host,
  { place, title, prepare = fillPlace }: FramePlace,
  onChange: OnMedia,
  signal: AbortSignal,
): Media {
  const { origin } = new URL(host.address);
  let frame: HTMLIFrameElement | undefined;
  // The target origin is "*" because nothing is secret, and a blocked iframe would otherwise fill the console with
  // errors.
  const say = (messages: readonly unknown[]): void =>
    messages.forEach((message) => frame?.contentWindow?.postMessage(JSON.stringify(message), '*'));
  const open = (): void => {
    frame = document.createElement('iframe');
    frame.src = host.address;
    frame.title = title;
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    prepare(frame);
    frame.addEventListener('load', () => say(host.hello), { signal });
    place.prepend(frame);
  };
  window.addEventListener(
    'message',
    ({ origin: from, source, data }) => {
      if (!frame || source !== frame.contentWindow || from !== origin) return;
      const message = asMessage(data);
      // Vimeo ignores messages until it has sent "ready", which can be later than the load event.
      if (message['event'] === 'ready') say(host.hello);
      const change = host.read(message);
      if (change) onChange(change);
    },
    { signal },
  );
  signal.addEventListener('abort', () => frame?.remove());
  return {
    play() {
      if (frame) say(host.order({ name: 'play' }));
      else open();
      // Immediately: if the browser blocks autoplay, the player's own button must be uncovered.
      onChange({ isPlaying: true });
    },
    pause() {
      say(host.order({ name: 'pause' }));
      onChange({ isPlaying: false });
    },
    seek: (value) => say(host.order({ name: 'seek', value })),
    setVolume: (value) => say(host.order({ name: 'volume', value })),
  };
}

function fillPlace({ style }: HTMLIFrameElement): void {
  Object.assign(style, { position: 'absolute', inset: '0', width: '100%', height: '100%', border: '0' });
}

/** One host sends only strings, the other also objects; all other messages to the page are ignored. */
function asMessage(data: unknown): Readonly<Record<string, unknown>> {
  let message = data;
  if (typeof data === 'string') {
    try {
      message = JSON.parse(data);
    } catch {
      return {};
    }
  }
  return asRecord(message);
}
