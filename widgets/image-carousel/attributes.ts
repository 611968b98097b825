/** The attributes and classes of an image carousel's elements (elementor-frontend, section 3.8). */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import { type CarouselState, isShown } from './carousel-machine';
import type { Arrow, CarouselReading } from './read-elementor';

export const viewportAttributes = ({ label, role }: CarouselReading): ElementAttributes => ({
  role: 'region',
  'aria-roledescription': role,
  'aria-label': label,
});

export const viewportClasses = ({ settings }: CarouselReading): ElementClasses => ({
  'swiper-initialized': true,
  'swiper-horizontal': true,
  ...(settings.isFade && { 'swiper-fade': true }),
});

/** @param isAutoplay the slides change by themselves */
export const listAttributes = (isAutoplay: boolean): ElementAttributes => ({
  'aria-live': isAutoplay ? 'off' : 'polite',
});

/** Slides out of view cannot be reached. */
export const slideAttributes = (state: CarouselState, index: number, slides: number): ElementAttributes => {
  const isHidden = !isShown(state, index, slides);
  return { 'aria-hidden': isHidden ? true : undefined, inert: isHidden ? '' : undefined };
};

export const slideClasses = (state: CarouselState, index: number, slides: number): ElementClasses => {
  const place = state.movement ? (index - state.first + slides) % slides : -1;
  return {
    'swiper-slide-active': place === 0,
    'swiper-slide-next': place === 1,
    'swiper-slide-prev': slides > 1 && place === slides - 1,
  };
};

/** @param isUseful it leads to another page */
export const arrowAttributes = ({ label }: Arrow, isUseful: boolean): ElementAttributes => ({
  'aria-label': label,
  'aria-disabled': isUseful ? undefined : true,
  tabIndex: isUseful ? 0 : -1,
});

export const arrowClasses = ({ pages }: CarouselState, isUseful: boolean): ElementClasses => ({
  'swiper-button-disabled': !isUseful,
  'swiper-button-lock': pages < 2,
});

/** @returns whether an arrow leads to another page */
export function isUseful({ by }: Arrow, { page, pages }: CarouselState, isEndless: boolean): boolean {
  return pages > 1 && (isEndless || (page + by >= 0 && page + by < pages));
}
