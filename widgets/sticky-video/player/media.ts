/** What plays: a video of the site, or a host's player in a frame that is made for the first play and not before. */
import { asRecord } from '../../../runtime/page/as-record';

/** What can be asked of it. */
export interface Media {
  readonly play: () => void;
  readonly pause: () => void;
  /** @param seconds from the start */
  readonly seek: (seconds: number) => void;
  /** @param share 0 to 1; 0 is muted */
  readonly setVolume: (share: number) => void;
}

/** What it says of itself; undefined where nothing is known yet. */
export interface MediaState {
  readonly isPlaying: boolean;
  readonly atSeconds: number;
  readonly durationSeconds: number;
  /** 0 to 1; 0 is muted. */
  readonly volume: number;
}

/** Told whenever something of it changes. */
export type OnMedia = (change: Partial<MediaState>) => void;

/** A video of the site's own. */
export function ownVideo(video: HTMLVideoElement, onChange: OnMedia, signal: AbortSignal): Media {
  const tell = (): void =>
    onChange({
      isPlaying: !video.paused && !video.ended,
      atSeconds: video.currentTime,
      durationSeconds: Number.isFinite(video.duration) ? video.duration : 0,
      volume: video.muted ? 0 : video.volume,
    });
  for (const type of ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'volumechange'])
    video.addEventListener(type, tell, { signal });
  return {
    // A browser that does not let it start leaves it to the visitor's next press.
    play: () => void video.play().catch(() => undefined),
    pause: () => video.pause(),
    seek: (seconds) => (video.currentTime = seconds),
    setVolume(share) {
      video.muted = share === 0;
      if (share > 0) video.volume = share;
    },
  };
}

/** A host's player. */
export interface Host {
  readonly address: string;
  /** Asks the frame, once it is there, to tell what happens in it. */
  readonly hello: readonly unknown[];
  readonly order: (what: Order) => readonly unknown[];
  /** @returns what a message of the frame says; undefined for one that says nothing of this */
  readonly read: (message: Readonly<Record<string, unknown>>) => Partial<MediaState> | undefined;
}

/** What a host's player is told. */
export type Order =
  { readonly name: 'play' | 'pause' } | { readonly name: 'seek' | 'volume'; readonly value: number };

/**
 * @param place where the frame goes
 * @param title the frame's name
 */
export function hostedVideo(
  host: Host,
  { place, title }: { readonly place: HTMLElement; readonly title: string },
  onChange: OnMedia,
  signal: AbortSignal,
): Media {
  const { origin } = new URL(host.address);
  let frame: HTMLIFrameElement | undefined;
  // To whoever is there: nothing in it is secret, and a frame that is blocked would fill the console otherwise.
  const say = (messages: readonly unknown[]): void =>
    messages.forEach((message) => frame?.contentWindow?.postMessage(JSON.stringify(message), '*'));
  const open = (): void => {
    frame = document.createElement('iframe');
    frame.src = host.address;
    frame.title = title;
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    frame.allowFullscreen = true;
    Object.assign(frame.style, {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
    });
    frame.addEventListener('load', () => say(host.hello), { signal });
    place.prepend(frame);
  };
  window.addEventListener(
    'message',
    ({ origin: from, source, data }) => {
      if (!frame || source !== frame.contentWindow || from !== origin) return;
      const message = asMessage(data);
      // One of them hears nothing before it says that it is ready, which can be later than its page is there.
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
      // At once: where the browser keeps it from starting, its own button must be in reach.
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

/** One host sends text, the other objects too; whatever else is sent to the page is not for us. */
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
