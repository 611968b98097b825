/** What happens to slides that come into view or leave it, besides their attributes and classes. */
import { emit, REVEAL_EVENT } from '../../../runtime/page/events';
import type { SliderReading } from '../attributes';

const PLAYERS = 'iframe[src*="youtube"],iframe[src*="vimeo"]';

/** The messages that pause the players of the two hosts; each player ignores the other's message. */
const PAUSE_MESSAGES = [{ event: 'command', func: 'pauseVideo', args: [] }, { method: 'pause' }];

/**
 * Videos in slides: a video that goes out of view is paused, and a slider with a playing video does not turn by itself.
 * Pauses all media in a slide.
 */
function pauseMedia(slide: HTMLElement): void {
  slide.querySelectorAll<HTMLMediaElement>('video,audio').forEach((media) => media.pause());
  for (const frame of slide.querySelectorAll<HTMLIFrameElement>(PLAYERS))
    for (const message of PAUSE_MESSAGES) frame.contentWindow?.postMessage(JSON.stringify(message), '*');
}

/** @returns whether a video with sound plays in a slide; videos in iframes cannot be detected */
export function isPlaying(root: HTMLElement): boolean {
  return [...root.querySelectorAll('video')].some((video) => !video.paused && !video.ended && !video.muted);
}

/** The slides in view. */
interface ShownSlides {
  readonly first: number;
  readonly last: number;
}

/**
 * Pauses the media in slides that are not in view, and fades between slides that lie on top of each other.
 *
 * @param curve the CSS easing of the fading
 */
export function showSlides(
  { slides, settings }: SliderReading,
  { first, last }: ShownSlides,
  durationMs: number,
  curve: string,
): void {
  const transition = durationMs > 0 ? `opacity ${durationMs}ms ${curve}` : 'none';
  slides.forEach((slide, index) => {
    const isShown = index >= first && index <= last;
    if (!isShown) pauseMedia(slide);
    if (settings.mode !== 'fade') return;
    Object.assign(slide.style, { transition, opacity: isShown ? '1' : '0', zIndex: isShown ? '2' : '1' });
  });
}

/** Scrolls the thumbnail of a page into view. */
export function revealThumbnail({ thumbnails }: SliderReading, page: number): void {
  const thumbnail = thumbnails[page];
  if (thumbnail) emit(thumbnail.mark, REVEAL_EVENT);
}
