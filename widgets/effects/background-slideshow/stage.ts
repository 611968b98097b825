/** The pictures of a background slideshow, with the classes that Elementor's script gives them (elementor-frontend, section 2.5). */
import type { BackgroundSlideshow, Transition } from './settings';

/** The stage with its pictures. */
export interface Stage {
  readonly element: HTMLElement;
  /** Loads a picture. Resolves to false if it cannot be loaded. */
  readonly load: (index: number) => Promise<boolean>;
  /** Shows a picture, with a movement from the one before if there was one. */
  readonly show: (index: number) => void;
  /** Stops all movements where they are, or lets them go on. */
  readonly setPaused: (isPaused: boolean) => void;
}

const ZOOM_CLASS = 'elementor-ken-burns';
const ZOOMING_CLASS = `${ZOOM_CLASS}--active`;

/** Where the next picture is before it moves in, as a share of the stage. */
const FROM: Readonly<Record<Transition, readonly [x: number, y: number]>> = {
  fade: [0, 0],
  left: [1, 0],
  right: [-1, 0],
  up: [0, 1],
  down: [0, -1],
};

interface Slide {
  readonly element: HTMLElement;
  readonly image: HTMLElement;
  loading: Promise<boolean> | undefined;
}

/** @param isStill whether nothing moves */
export function createStage(
  { pictures, transition, moveMs, zoom }: BackgroundSlideshow,
  isStill: boolean,
): Stage {
  const element = part('elementor-background-slideshow swiper');
  element.dir = transition === 'left' ? 'ltr' : 'rtl';
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, { position: 'absolute', overflow: 'hidden' });
  const list = part('swiper-wrapper');
  const slides = pictures.map((): Slide => {
    const slide = part('elementor-background-slideshow__slide swiper-slide');
    Object.assign(slide.style, {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      visibility: 'hidden',
    });
    const image = part('elementor-background-slideshow__slide__image');
    if (zoom) image.classList.add(ZOOM_CLASS, `${ZOOM_CLASS}--${zoom}`);
    slide.append(image);
    return { element: slide, image, loading: undefined };
  });
  list.append(...slides.map((slide) => slide.element));
  element.append(list);

  let shown: Slide | undefined;
  let moves: Animation[] = [];
  return {
    element,
    load(index) {
      const slide = slides[index];
      const address = pictures[index];
      if (!slide || !address) return Promise.resolve(false);
      return (slide.loading ??= loadPicture(slide.image, address));
    },
    show(index) {
      const next = slides[index];
      const before = shown;
      if (!next || next === before) return;
      moves.forEach((earlier) => earlier.cancel());
      shown = next;
      next.element.style.visibility = '';
      if (zoom && !isStill) {
        before?.image.classList.remove(ZOOMING_CLASS);
        next.image.classList.add(ZOOMING_CLASS);
      }
      if (!before) return;
      // Its movement shows it until it is out.
      before.element.style.visibility = 'hidden';
      moves = move(before.element, next.element, transition, moveMs);
    },
    setPaused(isPaused) {
      for (const animation of element.getAnimations({ subtree: true })) {
        if (isPaused) animation.pause();
        else animation.play();
      }
    },
  };
}

async function loadPicture(image: HTMLElement, address: string): Promise<boolean> {
  const loader = new Image();
  loader.src = address;
  try {
    await loader.decode();
  } catch {
    // The browser reports it. The slideshow goes on without it.
    return false;
  }
  // In the URL of a document, quotation marks and line breaks are encoded.
  image.style.backgroundImage = `url("${address}")`;
  return true;
}

/** Moves two pictures together: the first one out, the second one in. */
function move(out: HTMLElement, into: HTMLElement, transition: Transition, durationMs: number): Animation[] {
  const timing = { duration: durationMs, easing: 'ease' };
  const visibility = ['visible', 'visible'];
  if (transition === 'fade')
    return [out.animate({ visibility, opacity: [1, 0] }, timing), into.animate({ opacity: [0, 1] }, timing)];
  const [x, y] = FROM[transition];
  const place = (share: number): string => `translate(${x * share * 100}%,${y * share * 100}%)`;
  return [
    out.animate({ visibility, transform: ['none', place(-1)] }, timing),
    into.animate({ transform: [place(1), 'none'] }, timing),
  ];
}

function part(className: string): HTMLElement {
  const created = document.createElement('div');
  created.className = className;
  return created;
}
