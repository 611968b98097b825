/**
 * Videos in slides: a video that goes out of view is paused, and a slider with a playing video does not turn by itself.
 */

const PLAYERS = 'iframe[src*="youtube"],iframe[src*="vimeo"]';

/** The messages that pause the players of the two hosts; each player ignores the other's message. */
const PAUSE_MESSAGES = [{ event: 'command', func: 'pauseVideo', args: [] }, { method: 'pause' }];

/** Pauses all media in a slide. */
export function pauseMedia(slide: HTMLElement): void {
  slide.querySelectorAll<HTMLMediaElement>('video,audio').forEach((media) => media.pause());
  for (const frame of slide.querySelectorAll<HTMLIFrameElement>(PLAYERS))
    for (const message of PAUSE_MESSAGES) frame.contentWindow?.postMessage(JSON.stringify(message), '*');
}

/** @returns whether a video with sound plays in a slide; videos in iframes cannot be detected */
export function isPlaying(root: HTMLElement): boolean {
  return [...root.querySelectorAll('video')].some((video) => !video.paused && !video.ended && !video.muted);
}
