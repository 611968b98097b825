/** The slides of a lightbox session: shows them and keeps the view, the address and the captions in step with them. */
import { replaceHash } from '../../runtime/page/environment';
import { captionOf } from '../shared/media/item';
import type { Labels } from '../shared/media/labels';
import { type SlideshowHandle, type SlideState, startSlideshow } from './photoswipe';
import type { Choice, Opening } from './session-types';
import { CAPTION_ID, type SlidePart, toSlide } from './slides/slides';
import type { SlideshowTimers } from './slideshow-timers';
import type { ViewStore } from './view';

/** Options of `showSlides`. */
export interface SessionSlidesOptions {
  readonly choice: Choice;
  readonly opening: Opening;
  readonly labels: Labels;
  readonly view: ViewStore;
  readonly timers: SlideshowTimers;
  /** Aborted when the session has ended. */
  readonly signal: AbortSignal;
  /** Called on a click beside the picture. */
  readonly onDark: () => void;
  readonly onClosing: () => void;
  readonly onClosed: () => void;
}

/** The slides on the page. */
export interface SessionSlides {
  readonly slideshow: SlideshowHandle;
  /** Pauses all videos. */
  readonly pauseParts: () => void;
}

export function showSlides(options: SessionSlidesOptions): SessionSlides {
  const { choice, opening, labels, view, timers } = options;
  const { set, index: first, opener } = choice;
  const { look } = opening;
  const { items } = set;
  const parts = new Map<number, SlidePart>();

  const onSlide = (index: number): void => {
    parts.get(view.read().index)?.pause?.();
    if (view.read().isPlaying) timers.setPlaying(timers.isOnItsOwn());
    view.change({ isSharing: false });
    if (look.address) replaceHash(look.address.write({ gallery: set.id, slide: index }));
  };

  // A visitor who pressed the link of a video wants to play it. On other slides a video waits for its button.
  let isToPlay = opener !== undefined;
  const playFirst = (): void => {
    const part = parts.get(first);
    if (!isToPlay || !part?.element.isConnected) return;
    isToPlay = false;
    part.play?.();
  };

  const onChange = (state: SlideState): void => {
    const before = view.read();
    if (state.index !== before.index) onSlide(state.index);
    const hasJustArrived = state.hasArrived && (!before.hasArrived || state.index !== before.index);
    view.change({ ...state, ...(!state.hasArrived && { caption: undefined }) });
    if (hasJustArrived) {
      void describeSlide(slideshow, state.index, options);
      timers.resume();
    }
    playFirst();
    // A video that is about to play needs no picture.
    if (!isToPlay || state.index !== first) parts.get(state.index)?.show?.();
  };

  const slideshow = startSlideshow(
    items.map((item, index) => toSlide(item, labels, (part) => parts.set(index, part))),
    {
      index: first,
      isInstant: opener === undefined,
      errorText: labels.error,
      slideMs: look.slideMs,
      zoomScale: look.zoomScale,
      padding: () => look.padding(items.length > 1 && view.read().hasThumbnails),
      onChange,
      onActivity: timers.onActivity,
      onDrag: timers.pause,
      onDark: options.onDark,
      onClosing: options.onClosing,
      onClosed() {
        options.onClosed();
        parts.forEach((part) => part.end?.());
      },
    },
  );
  return { slideshow, pauseParts: () => parts.forEach((part) => part.pause?.()) };
}

/** Names the slide that has arrived, puts the others out of reach, and shows its caption. */
async function describeSlide(
  slideshow: SlideshowHandle,
  index: number,
  options: SessionSlidesOptions,
): Promise<void> {
  const { choice, opening, labels, view, signal } = options;
  const { items } = choice.set;
  slideshow.slides.forEach((slide, position) => {
    slide.inert = position !== 1;
    if (position === 1) slide.setAttribute('aria-label', labels.place(index + 1, items.length));
  });
  const caption = await captionOf(items[index], opening.context.report);
  const { index: now, hasArrived } = view.read();
  if (signal.aborted || now !== index || !hasArrived) return;
  view.change({ caption });
  const image = slideshow.image();
  if (!image || !caption?.textContent) return;
  // The caption is the text alternative of a picture that has none.
  if (image.alt) image.setAttribute('aria-describedby', CAPTION_ID);
  else image.alt = caption.textContent;
}
