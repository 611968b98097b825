/**
 * The content of PhotoSwipe's slides (goodlayers-panels, section 18.7): custom elements, images of unknown size, and
 * neighbours, which are loaded after the current image.
 */
import type PhotoSwipe from 'photoswipe';
import type { PhotoSwipeEventsMap, SlideData } from 'photoswipe';

type Content = PhotoSwipeEventsMap['contentLoad']['content'];

/** A slide: an image or a custom element. */
export type SlideContent =
  | {
      readonly kind: 'image';
      readonly src: string;
      readonly alt: string;
      readonly width: number | undefined;
      readonly height: number | undefined;
    }
  | { readonly kind: 'part'; readonly build: () => HTMLElement };

/** @returns the slide in PhotoSwipe's format */
export function toData(slide: SlideContent): SlideData {
  if (slide.kind === 'part') return { type: 'part', build: slide.build };
  const { src, alt, width, height } = slide;
  return { type: 'image', src, alt, ...(width && height ? { width, height } : {}) };
}

/** Starts filling slides. Call this before PhotoSwipe starts. */
export function fillSlides(pswp: PhotoSwipe): void {
  const unsized = new WeakSet<Content>();
  /** Neighbours that are loaded later. */
  const later = new Set<Content>();

  pswp.on('contentLoad', (event) => {
    const { content } = event;
    if (content.isImageContent() && isBehind(pswp, content)) {
      event.preventDefault();
      later.add(content);
      return;
    }
    later.delete(content);
    if (content.isImageContent() && content.width > 0) return;
    event.preventDefault();
    if (content.isImageContent()) {
      unsized.add(content);
      loadUnsized(content, () => unsized.delete(content));
      return;
    }
    const holder = document.createElement('div');
    holder.className = 'pswp__content';
    holder.append((content.data as { build: () => HTMLElement }).build());
    content.element = holder;
    content.state = 'loaded';
  });
  // Otherwise PhotoSwipe would show it with the viewport's aspect ratio and load it again.
  pswp.on('contentResize', (event) => unsized.has(event.content) && event.preventDefault());
  pswp.on('contentLoadImage', (event) => isOwn(event.content) && event.preventDefault());
  pswp.on('contentDestroy', ({ content }) => later.delete(content));

  const fetchLater = (): void => {
    for (const content of later) {
      if (isBehind(pswp, content)) continue;
      later.delete(content);
      content.load(false, true);
      if (content.slide?.heavyAppended) content.append();
    }
  };
  pswp.on('loadComplete', fetchLater);
  pswp.on('change', fetchLater);
}

/** Returns true for another slide's image while the current image is loading. */
function isBehind({ currSlide, currIndex }: PhotoSwipe, content: Content): boolean {
  return content.index !== currIndex && currSlide?.content.isLoading() === true;
}

/** Marks images that were loaded here. */
const OWN = 'atollOwn';

function isOwn({ element }: Content): boolean {
  return element?.dataset[OWN] !== undefined;
}

/** Loads an image, then sets the size of its slide. The image is invisible until then. */
function loadUnsized(content: Content, onSize: () => void): void {
  const image = document.createElement('img');
  image.className = 'pswp__img';
  image.alt = content.data.alt ?? '';
  image.dataset[OWN] = '';
  image.style.visibility = 'hidden';
  const onLoad = (): void => {
    // An SVG image may have no intrinsic size.
    content.width = image.naturalWidth || innerWidth;
    content.height = image.naturalHeight || innerHeight;
    onSize();
    image.style.visibility = '';
    const { slide } = content;
    if (slide) {
      slide.width = content.width;
      slide.height = content.height;
      slide.resize();
      slide.updateContentSize(true);
    }
    content.onLoaded();
  };
  const onError = (): void => {
    onSize();
    content.onError();
  };
  image.addEventListener('load', onLoad, { once: true });
  image.addEventListener('error', onError, { once: true });
  content.element = image;
  content.state = 'loading';
  image.src = content.data.src ?? '';
}
