/**
 * The contents of PhotoSwipe's slides (goodlayers-panels, section 18.7): parts that Atoll builds, pictures whose size is
 * unknown until they have loaded, and neighbours, which are fetched after the current picture has loaded.
 */
import type PhotoSwipe from 'photoswipe';
import type { SlideData } from 'photoswipe';
import { type Content, endLoading, loadNow, setElement, setNaturalSize } from '../photoswipe-internals';

/** A slide: a picture, or a part that Atoll builds. */
export type SlideContent =
  | {
      readonly kind: 'image';
      readonly src: string;
      readonly alt: string;
      readonly width: number | undefined;
      readonly height: number | undefined;
    }
  | { readonly kind: 'part'; readonly build: () => HTMLElement };

/** @returns the slide as PhotoSwipe's `dataSource` expects it */
export function toData(slide: SlideContent): SlideData {
  if (slide.kind === 'part') return { type: 'part', build: slide.build };
  const { src, alt, width, height } = slide;
  return { type: 'image', src, alt, ...(width && height ? { width, height } : {}) };
}

/** Fills the slides. Call it before PhotoSwipe's `init()`. */
export function fillSlides(pswp: PhotoSwipe): void {
  const unsized = new WeakSet<Content>();
  /** Neighbours that wait for the current picture. */
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
    setElement(content, holder, 'loaded');
  });
  // Otherwise PhotoSwipe would show it with the viewport's aspect ratio and load it again.
  pswp.on('contentResize', (event) => unsized.has(event.content) && event.preventDefault());
  pswp.on('contentLoadImage', (event) => isOwn(event.content) && event.preventDefault());
  pswp.on('contentDestroy', ({ content }) => later.delete(content));

  const fetchLater = (): void => {
    for (const content of later) {
      if (isBehind(pswp, content)) continue;
      later.delete(content);
      loadNow(content);
    }
  };
  pswp.on('loadComplete', fetchLater);
  pswp.on('change', fetchLater);
}

/** @returns whether this is not the current slide, and the current slide still loads */
function isBehind({ currSlide, currIndex }: PhotoSwipe, content: Content): boolean {
  return content.index !== currIndex && currSlide?.content.isLoading() === true;
}

/** Marks pictures that `loadUnsized` has loaded. */
const OWN = 'atollOwn';

function isOwn({ element }: Content): boolean {
  return element?.dataset[OWN] !== undefined;
}

/** Loads a picture and then gives its slide the picture's size. The picture is hidden until then. */
function loadUnsized(content: Content, onSize: () => void): void {
  const image = document.createElement('img');
  image.className = 'pswp__img';
  image.alt = content.data.alt ?? '';
  image.dataset[OWN] = '';
  image.style.visibility = 'hidden';
  const onLoad = (): void => {
    onSize();
    image.style.visibility = '';
    // An SVG may have no size.
    setNaturalSize(content, image.naturalWidth || innerWidth, image.naturalHeight || innerHeight);
    endLoading(content, false);
  };
  const onError = (): void => {
    onSize();
    endLoading(content, true);
  };
  image.addEventListener('load', onLoad, { once: true });
  image.addEventListener('error', onError, { once: true });
  setElement(content, image, 'loading');
  image.src = content.data.src ?? '';
}
