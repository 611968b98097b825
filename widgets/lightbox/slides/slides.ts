/** Converts a set's items to slides for PhotoSwipe. */
import { remember } from '../../../runtime/dom/restore';
import type { Item } from '../../shared/media/item';
import type { Labels } from '../../shared/media/labels';
import { createFrame, type Video } from '../../shared/media/video';
import type { SlideContent } from './contents';

/** The id of the caption's element. */
export const CAPTION_ID = 'atoll-lightbox-caption';

/**
 * A slide that is not an image (goodlayers-panels, sections 18.2 and 18.7): a video behind a facade, a framed page, or an
 * element of the page, which is moved into the slide and back.
 */
export interface SlidePart {
  readonly element: HTMLElement;
  /** Fetches the picture of a video that has no thumbnail. Call it when the slide is shown. */
  readonly show?: () => void;
  /** Starts a video, like a press on its button. */
  readonly play?: () => void;
  /** Pauses the video when the slide is left. */
  readonly pause?: () => void;
  /** Moves the page's element back. */
  readonly end?: () => void;
}

/** The labels of custom slides. */
export interface PartLabels {
  readonly playVideo: string;
  readonly page: string;
}

/** @returns undefined for an image */
function buildPart(item: Item, labels: PartLabels): SlidePart | undefined {
  switch (item.kind) {
    case 'image':
      return undefined;
    case 'video':
      return videoPart(item, labels);
    case 'frame':
      return { element: box('atoll-lightbox-frame', createFrame(item.src, item.alt || labels.page)) };
    case 'inline':
      return inlinePart(item.element);
    default:
      return item satisfies never;
  }
}

/** Messages that pause a player in its frame: YouTube's, then Vimeo's. Other hosts ignore them. */
const PAUSE = ['{"event":"command","func":"pauseVideo","args":""}', '{"method":"pause"}'];

/**
 * Builds a video slide. Nothing is loaded from the video's host before it is played, except a missing thumbnail when the
 * slide is shown.
 */
function videoPart(
  { video, thumbnail, alt, ratio }: Extract<Item, { readonly kind: 'video' }>,
  { playVideo }: PartLabels,
): SlidePart {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'atoll-lightbox-facade';
  button.setAttribute('aria-label', alt ? `${playVideo}: ${alt}` : playVideo);
  const addPicture = (src: string): void => {
    const picture = document.createElement('img');
    picture.src = src;
    picture.alt = '';
    button.append(picture);
  };
  if (thumbnail) addPicture(thumbnail);
  const show = (): void => {
    const poster = video.kind === 'player' ? video.poster : undefined;
    if (poster && button.isConnected && button.childElementCount === 0) addPicture(poster);
  };
  const element = box('atoll-lightbox-video', button);
  if (ratio) element.style.setProperty('--video-aspect-ratio', ratio);
  let hasLoaded = false;
  const play = (): void => {
    if (!button.isConnected) return;
    const player =
      video.kind === 'player' ? createFrame(video.src, alt || playVideo) : file(video, thumbnail);
    hasLoaded = false;
    player.addEventListener('load', () => (hasLoaded = true));
    const hadFocus = button === document.activeElement;
    button.replaceWith(player);
    if (hadFocus) player.focus();
  };
  button.addEventListener('click', play);
  const pause = (): void => {
    const player = element.firstElementChild;
    if (player instanceof HTMLVideoElement) player.pause();
    if (!(player instanceof HTMLIFrameElement)) return;
    // A frame that is still loading does not receive messages and would start to play later.
    if (!hasLoaded) player.replaceWith(button);
    // To any origin, because the frame may contain the browser's error page.
    else PAUSE.forEach((words) => player.contentWindow?.postMessage(words, '*'));
  };
  return { element, show, play, pause };
}

function file(
  { src, isMuted = false, isLoop = false, isKept = false }: Extract<Video, { readonly kind: 'file' }>,
  poster: string | undefined,
): HTMLVideoElement {
  const created = document.createElement('video');
  created.controls = true;
  created.playsInline = true;
  created.autoplay = true;
  created.muted = isMuted;
  created.loop = isLoop;
  if (isKept) created.setAttribute('controlslist', 'nodownload');
  if (poster) created.poster = poster;
  created.src = src;
  return created;
}

function inlinePart(lent: HTMLElement): SlidePart {
  const place = document.createComment('');
  const restore = remember(lent, { attributes: ['style'] });
  lent.replaceWith(place);
  lent.style.display = 'block';
  return {
    element: box('atoll-lightbox-inline', lent),
    end() {
      restore();
      place.replaceWith(lent);
    },
  };
}

function box(className: string, content: HTMLElement): HTMLElement {
  const created = document.createElement('div');
  created.className = className;
  created.append(content);
  return created;
}

/**
 * @param onPart called with a slide that is not an image, when it is built
 * @returns a slide for PhotoSwipe
 */
export function toSlide(item: Item, labels: Labels, onPart: (part: SlidePart) => void): SlideContent {
  if (item.kind === 'image')
    return {
      kind: 'image',
      src: item.src,
      alt: item.alt,
      width: item.size?.width,
      height: item.size?.height,
    };
  return {
    kind: 'part',
    build() {
      const part = buildPart(item, labels);
      if (!part) throw new Error('an image is not a custom slide');
      onPart(part);
      return part.element;
    },
  };
}
