/** Recognises videos by their URLs, for all kinds of video pages (goodlayers-panels, section 18.7). */

/** A video. */
export type Video =
  | {
      readonly kind: 'player';
      /** The URL of the host's player, with autoplay. */
      readonly src: string;
      /** The URL of the host's preview image. Only YouTube's is known without a request. */
      readonly poster?: string;
    }
  | {
      readonly kind: 'file';
      readonly src: string;
      readonly isMuted?: boolean;
      readonly isLoop?: boolean;
      /** Whether the browser offers no download. */
      readonly isKept?: boolean;
    };

const FILE = /\.(?:mp4|m4v|webm|ogv|ogg|mov)$/i;
const ID = /^[\w-]{1,64}$/;

/** @returns undefined for a URL that is not a video */
export function readVideo(url: URL): Video | undefined {
  const host = url.hostname.replace(/^(?:www|m|player)\./, '');
  const path = url.pathname.split('/').filter(Boolean);
  const last = path.at(-1) ?? '';
  switch (host) {
    case 'youtu.be':
    case 'youtube.com':
    case 'youtube-nocookie.com': {
      const id = url.searchParams.get('v') ?? last;
      if (!ID.test(id)) return undefined;
      const player = `https://www.youtube-nocookie.com/embed/${id}?wmode=opaque&autoplay=1&enablejsapi=1`;
      return { kind: 'player', src: player, poster: `https://i.ytimg.com/vi/${id}/hqdefault.jpg` };
    }
    case 'vimeo.com': {
      const id = path.findLast((part) => /^\d+$/.test(part));
      return id ? { kind: 'player', src: `https://player.vimeo.com/video/${id}?autoplay=1` } : undefined;
    }
    case 'dai.ly':
    case 'dailymotion.com': {
      const id = last.split('_')[0] ?? '';
      if (!ID.test(id)) return undefined;
      return { kind: 'player', src: `https://www.dailymotion.com/embed/video/${id}?autoplay=1` };
    }
    case 'vk.com':
      return last === 'video_ext.php'
        ? { kind: 'player', src: `https://vk.com/video_ext.php${url.search}&autoplay=1` }
        : undefined;
    default:
      return FILE.test(url.pathname) ? { kind: 'file', src: url.href } : undefined;
  }
}

/** The permissions that players in a frame need. */
export const FRAME_PERMISSIONS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** @returns a frame for a player or a page, with the permissions that players need */
export function createFrame(src: string, title: string): HTMLIFrameElement {
  const created = document.createElement('iframe');
  created.title = title;
  created.allow = FRAME_PERMISSIONS;
  created.src = src;
  return created;
}
