/** YouTube's player script: once a page, whoever else has asked for it (goodlayers-motion, section 11). */

const ADDRESS = 'https://www.youtube.com/iframe_api';
const SCRIPT_ID = 'gdlr-core-youtube-api';

/** The part of a player that is used here; there once it is ready. */
export interface YouTubePlayer {
  readonly mute: () => void;
  readonly playVideo: () => void;
  readonly pauseVideo: () => void;
}

/** What the script brings. */
export interface YouTubeApi {
  readonly Player: new (
    frame: HTMLIFrameElement,
    options: { readonly events: { readonly onReady: () => void } },
  ) => YouTubePlayer;
}

interface Globals {
  readonly YT?: Partial<YouTubeApi>;
  onYouTubeIframeAPIReady?: () => void;
}

let loading: Promise<YouTubeApi> | undefined;

/**
 * Fetches the script, unless it is there or on its way.
 *
 * @throws when it cannot be fetched
 */
export function loadYouTube(): Promise<YouTubeApi> {
  return (loading ??= fetchScript());
}

function fetchScript(): Promise<YouTubeApi> {
  const globals = window as unknown as Globals;
  const there = readyApi(globals);
  if (there) return Promise.resolve(there);
  return new Promise((resolve, reject) => {
    // Others on the page wait for the same call.
    const before = globals.onYouTubeIframeAPIReady;
    globals.onYouTubeIframeAPIReady = () => {
      before?.();
      const api = readyApi(globals);
      if (api) resolve(api);
      else reject(new Error('the player script has no player'));
    };
    if (document.querySelector(`script[src^="${ADDRESS}"]`)) return;
    const script = document.createElement('script');
    script.id = SCRIPT_ID;
    script.src = ADDRESS;
    script.addEventListener('error', () => reject(new Error('the player script did not come')));
    document.body.append(script);
  });
}

function readyApi({ YT }: Globals): YouTubeApi | undefined {
  return YT?.Player ? (YT as YouTubeApi) : undefined;
}
