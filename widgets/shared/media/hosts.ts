/** YouTube's and Vimeo's players: their URLs and the messages of their iframes. */
import { asRecord } from '../../../runtime/page/as-record';
import { navigationTarget } from '../../../runtime/page/url';
import type { Host, MediaState, Order } from './media';

/** The options of a host's player. */
export interface HostOptions {
  readonly isMuted: boolean;
  readonly isLoop: boolean;
  /** The page's own origin. YouTube sends messages only if it is specified. */
  readonly origin: string;
  /** Parameters in place of Atoll's, or besides them. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Whether the host must not follow the visitor. */
  readonly isPrivate?: boolean;
}

/**
 * @param provider the value of `data-plyr-provider`
 * @param id the value of `data-plyr-embed-id`: an id, possibly with additional text, or a whole URL
 * @returns undefined for another provider or an invalid id
 */
export function hostOf(provider: string, id: string, options: HostOptions): Host | undefined {
  if (provider === 'youtube') return youTube(id, options);
  return provider === 'vimeo' ? vimeo(id, options) : undefined;
}

function youTube(text: string, options: HostOptions): Host | undefined {
  const { isMuted, isLoop, origin, parameters, isPrivate } = options;
  const id = /(?:^|[/=])([\w-]{11})(?![\w-])/.exec(text.trim())?.[1];
  if (id === undefined) return undefined;
  const query = new URLSearchParams({
    autoplay: '1',
    controls: '0',
    rel: '0',
    modestbranding: '1',
    iv_load_policy: '3',
    playsinline: '1',
    enablejsapi: '1',
    origin,
    ...(isMuted && { mute: '1' }),
    // YouTube repeats only playlists, so this is a playlist of one video.
    ...(isLoop && { loop: '1', playlist: id }),
    ...parameters,
  });
  return {
    address: `${isPrivate ? 'https://www.youtube-nocookie.com' : 'https://www.youtube.com'}/embed/${id}?${query}`,
    hello: [{ event: 'listening', id: 1, channel: 'widget' }],
    order: (order: Order) => {
      switch (order.name) {
        case 'play':
          return [command('playVideo')];
        case 'pause':
          return [command('pauseVideo')];
        case 'seek':
          return [command('seekTo', order.value, true)];
        case 'volume':
          return [command('setVolume', order.value * 100), command(order.value > 0 ? 'unMute' : 'mute')];
        default:
          return order satisfies never;
      }
    },
    read({ event, info }) {
      if (event !== 'infoDelivery' && event !== 'initialDelivery') return undefined;
      const { playerState, currentTime, duration, volume, muted } = asRecord(info);
      const change: Change = {};
      // 0: ended, 1: playing, 2: paused. All other states are temporary.
      if (playerState === 0 || playerState === 1 || playerState === 2) change.isPlaying = playerState === 1;
      if (playerState === 0) change.hasEnded = true;
      if (typeof currentTime === 'number') change.atSeconds = currentTime;
      if (typeof duration === 'number') change.durationSeconds = duration;
      if (typeof volume === 'number') change.volume = muted === true ? 0 : volume / 100;
      return change;
    },
  };
}

const command = (func: string, ...args: readonly unknown[]): unknown => ({ event: 'command', func, args });

const VIMEO_EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'volumechange'];

function vimeo(text: string, options: HostOptions): Host | undefined {
  const { isMuted, isLoop, parameters, isPrivate } = options;
  const id = /(?:^|\/)(\d+)(?!\d)/.exec(text.trim())?.[1];
  if (id === undefined) return undefined;
  const [, inQuery, inPath] = /[?&]h=(\w+)|\/\d+\/([\da-f]+)/.exec(text) ?? [];
  const hash = inQuery ?? inPath;
  const query = new URLSearchParams({
    autoplay: '1',
    controls: '0',
    byline: '0',
    portrait: '0',
    title: '0',
    playsinline: '1',
    ...(hash !== undefined && { h: hash }),
    ...(isMuted && { muted: '1' }),
    ...(isLoop && { loop: '1' }),
    ...(isPrivate && { dnt: '1' }),
    ...parameters,
  });
  return {
    address: `https://player.vimeo.com/video/${id}?${query}`,
    hello: VIMEO_EVENTS.map((value) => ({ method: 'addEventListener', value })),
    order: (order: Order) => {
      switch (order.name) {
        case 'play':
        case 'pause':
          return [{ method: order.name }];
        case 'seek':
          return [{ method: 'setCurrentTime', value: order.value }];
        case 'volume':
          return [
            { method: 'setVolume', value: order.value },
            { method: 'setMuted', value: order.value === 0 },
          ];
        default:
          return order satisfies never;
      }
    },
    read({ event, data }) {
      if (typeof event !== 'string' || !VIMEO_EVENTS.includes(event)) return undefined;
      const { seconds, duration, volume } = asRecord(data);
      const change: Change = {};
      if (event === 'play') change.isPlaying = true;
      if (event === 'pause' || event === 'ended') change.isPlaying = false;
      if (event === 'ended') change.hasEnded = true;
      if (typeof seconds === 'number') change.atSeconds = seconds;
      if (typeof duration === 'number') change.durationSeconds = duration;
      if (typeof volume === 'number') change.volume = volume;
      return change;
    },
  };
}

type Change = { -readonly [K in keyof MediaState]?: MediaState[K] };

const YOUTUBE =
  /^(?:https?:\/\/)?(?:www\.)?(?:m\.)?(?:youtu\.be\/|youtube\.com\/(?:(?:watch)?\?(?:.*&)?vi?=|(?:embed|v|vi|user|shorts)\/))([\w-]{11})(?![\w-])/;

/**
 * Recognises links to YouTube as Elementor does (elementor-frontend, section 3.9).
 *
 * @returns the id of the video; undefined for another link
 */
export const youTubeId = (link: string): string | undefined => YOUTUBE.exec(link.trim())?.[1];

/** Browsers allow autoplay of YouTube's player only without sound. */
const PARAMETERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['youtube', ['autoplay', 'mute']],
  ['vimeo', ['autoplay']],
  ['dailymotion', ['autoplay']],
  ['videopress', ['autoplay']],
]);

/**
 * Builds the URL with which an embedded player starts automatically (goodlayers-panels, section 16; elementor-frontend, section 3.9).
 *
 * @param src the frame's URL, with or without a query
 * @param player the name of the host
 * @returns undefined for an unknown player or an invalid URL
 */
export function autoplayAddress(src: string, player: string | null, base: string): string | undefined {
  const parameters = PARAMETERS.get(player ?? '');
  const url = parameters && navigationTarget(src, { base });
  if (!url) return undefined;
  for (const name of parameters) url.searchParams.set(name, '1');
  return url.href;
}
