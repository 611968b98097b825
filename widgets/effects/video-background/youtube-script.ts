/** Loads YouTube's player script once per page, even if other scripts load it too (goodlayers-motion, section 11). */

const ADDRESS = 'https://www.youtube.com/iframe_api';
const SCRIPT_ID = 'gdlr-core-youtube-api';

/** The methods of a player that are used here, available when it is ready. */
export interface YouTubePlayer {
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

interface Globals {
  readonly YT?: Partial<YouTubeApi>;
  onYouTubeIframeAPIReady?: () => void;
}

let loading: Promise<YouTubeApi> | undefined;

/**
 * Loads the script, unless it is loaded or loading.
 *
 * @throws Error if it cannot be loaded
 */
export function loadYouTube(): Promise<YouTubeApi> {
  return (loading ??= fetchScript());
}

function fetchScript(): Promise<YouTubeApi> {
  const globals = window as unknown as Globals;
  const loaded = readyApi(globals);
  if (loaded) return Promise.resolve(loaded);
  return new Promise((resolve, reject) => {
    // Other scripts on the page may use the same callback.
    const before = globals.onYouTubeIframeAPIReady;
    globals.onYouTubeIframeAPIReady = () => {
      before?.();
      const api = readyApi(globals);
      if (api) resolve(api);
      else reject(new Error("YouTube's script defines no player"));
    };
    if (document.querySelector(`script[src^="${ADDRESS}"]`)) return;
    const script = document.createElement('script');
    script.id = SCRIPT_ID;
    script.src = ADDRESS;
    script.addEventListener('error', () => reject(new Error("YouTube's script could not be loaded")));
    document.body.append(script);
  });
}

function readyApi({ YT }: Globals): YouTubeApi | undefined {
  return YT?.Player ? (YT as YouTubeApi) : undefined;
}
