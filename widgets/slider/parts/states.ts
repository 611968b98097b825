/** The classes and attributes of slides, arrows and bullets that follow from the page of a slider. */
import { cssEasing, swing } from '../../../runtime/motion/easing';
import { emit, REVEAL_EVENT } from '../../../runtime/page/events';
import type { Bullet } from './controls';
import { pauseMedia } from './media';
import type { Mode } from './settings';

/** Shows the slides of a page, puts all others out of reach, and keeps the focus in the slider. */
export function showSlides(
  slides: readonly HTMLElement[],
  { first, last }: { readonly first: number; readonly last: number },
  mode: Mode,
  durationMs: number,
): void {
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  slides.forEach((slide, index) => {
    const isShown = index >= first && index <= last;
    slide.classList.toggle('flex-active-slide', isShown);
    slide.inert = !isShown;
    if (isShown) slide.removeAttribute('aria-hidden');
    else slide.setAttribute('aria-hidden', 'true');
    if (!isShown) pauseMedia(slide);
    if (mode !== 'fade') return;
    const transition = durationMs > 0 ? `opacity ${durationMs}ms ${cssEasing(swing)}` : 'none';
    Object.assign(slide.style, { transition, opacity: isShown ? '1' : '0', zIndex: isShown ? '2' : '1' });
  });
  const shown = slides[first];
  if (focused === -1 || (focused >= first && focused <= last) || !shown) return;
  shown.tabIndex = -1;
  shown.focus({ preventScroll: true });
}

/** Marks the bullet and the thumbnail of the current page. Without bullets, the thumbnail is scrolled into view. */
export function showCurrent(bullets: readonly Bullet[], thumbnails: readonly Bullet[], page: number): void {
  [...bullets, ...thumbnails].forEach(({ mark, button }, index) => {
    const isCurrent = index === page;
    mark.classList.toggle('flex-active', isCurrent);
    if (isCurrent) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
    if (isCurrent && bullets.length === 0) emit(mark, REVEAL_EVENT);
  });
}

/** Puts the arrows out of reach where there is only one page. */
export function setArrowsNeeded(arrows: readonly HTMLElement[], isNeeded: boolean): void {
  for (const arrow of arrows) {
    arrow.classList.toggle('flex-disabled', !isNeeded);
    arrow.setAttribute('tabindex', isNeeded ? '0' : '-1');
    if (isNeeded) arrow.removeAttribute('aria-hidden');
    else arrow.setAttribute('aria-hidden', 'true');
  }
}

/** Removes what these functions have set, except for the classes and styles that the wrapper restores. */
export function releaseParts(
  slides: readonly HTMLElement[],
  arrows: readonly HTMLElement[],
  thumbnails: readonly Bullet[],
): void {
  for (const slide of slides) {
    slide.inert = false;
    slide.removeAttribute('aria-hidden');
  }
  for (const arrow of arrows) {
    arrow.classList.remove('flex-disabled');
    arrow.removeAttribute('aria-hidden');
  }
  for (const { mark, button } of thumbnails) {
    mark.classList.remove('flex-active');
    button.removeAttribute('aria-current');
  }
}
