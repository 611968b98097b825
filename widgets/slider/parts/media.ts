/** Videos in slides: one that goes out of view is paused, and a slider with one that plays stands still. */

const PLAYERS = 'iframe[src*="youtube"],iframe[src*="vimeo"]';

/** What the players of the two hosts listen to, whichever of them it is. */
const PAUSE_MESSAGES = [{ event: 'command', func: 'pauseVideo', args: [] }, { method: 'pause' }];

/** Pauses what plays in a slide. */
export function pauseMedia(slide: HTMLElement): void {
  slide.querySelectorAll<HTMLMediaElement>('video,audio').forEach((media) => media.pause());
  for (const frame of slide.querySelectorAll<HTMLIFrameElement>(PLAYERS))
    for (const message of PAUSE_MESSAGES) frame.contentWindow?.postMessage(JSON.stringify(message), '*');
}

/** @returns whether a video of the page plays in a slide, as far as a page can tell */
export function isPlaying(root: HTMLElement): boolean {
  return [...root.querySelectorAll('video')].some((video) => !video.paused && !video.ended && !video.muted);
}
