/** Loads YouTube's player script once per page, even if other scripts load it too (goodlayers-motion, section 11). */
import { pageGlobal } from '../../../runtime/page/page-global';

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

const CALLBACK = 'onYouTubeIframeAPIReady';

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
