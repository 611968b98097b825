/** The styles that the slides of an image carousel need. */
import { remember } from '../../runtime/dom/restore';
import { removeCopies } from '../shared/carousel/place-slides';
import type { CarouselReading } from './read-elementor';

/**
 * Lets vertical swipes scroll the page, and puts slides that fade on top of each other.
 *
 * @returns restores the server's styles
 */
export function setStage({ viewport, list, slides, settings }: CarouselReading): () => void {
  const restores = [list, ...slides].map((element) => remember(element, { attributes: ['style'] }));
  const controller = new AbortController();
  // The browser would drag a picture instead of the slides.
  list.addEventListener('dragstart', (event) => event.preventDefault(), { signal: controller.signal });
  list.style.touchAction = 'pan-y pinch-zoom';
  if (settings.isFade) {
    const way = getComputedStyle(viewport).direction === 'rtl' ? 1 : -1;
    slides.forEach(({ style }, index) => (style.transform = `translateX(${way * index * 100}%)`));
  }
  return () => {
    controller.abort();
    removeCopies(slides);
    restores.forEach((restore) => restore());
  };
}

/** Fades to a slide. */
export function fadeTo(slides: readonly HTMLElement[], shown: number, durationMs: number): void {
  slides.forEach(({ style }, index) => {
    style.transition = durationMs > 0 ? `opacity ${durationMs}ms` : 'none';
    style.opacity = index === shown ? '1' : '0';
  });
}
