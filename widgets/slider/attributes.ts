/**
 * The attributes of a slider's elements, and the classes that themes style (goodlayers-sliders, sections 1.4 and 1.10; pattern
 * Carousel of the ARIA Authoring Practices).
 */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import { strings as shared } from '../../runtime/page/strings.json';
import type { Translate } from '../../runtime/page/translate';
import { strings } from '../shared/carousel/strings.json';
import type { SliderSettings } from './parts/settings';
import type { SliderRules, SliderState } from './slider-machine';

/** An arrow on the page. */
export interface Arrow {
  readonly element: HTMLElement;
  readonly by: 1 | -1;
}

/** A thumbnail next to the slider. */
export interface Thumbnail {
  /** The list item, which themes style by its state. */
  readonly mark: HTMLElement;
  /** The control in it, because a list item must not get the role of a button. */
  readonly button: HTMLElement;
}

/** What `readSlider` finds in the markup. */
export interface SliderReading {
  readonly root: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly settings: SliderSettings;
  readonly rules: SliderRules;
  /** The space between slides. */
  readonly gapPx: number;
  /** The title that the page gives the slider; '' without one. */
  readonly title: string;
  /** The pair of arrows that the original's server prints; empty without one. */
  readonly pair: readonly Arrow[];
  /** The arrows that the plugin prints where the original makes some. */
  readonly served: readonly Arrow[];
  /** Arrows in the slides or beside a text, which stay in use when there is only one page. */
  readonly moreArrows: readonly Arrow[];
  /** The elements that get new arrows, because the plugin has printed none there. */
  readonly arrowPlaces: readonly HTMLElement[];
  readonly thumbnails: readonly Thumbnail[];
  /** The lists of bullets that the plugin prints: one, or one for each width of the screen. */
  readonly bulletLists: readonly HTMLElement[];
  /** A slide contains a slider. */
  readonly isOuter: boolean;
  /** A slide contains a frame that is larger than the slide. */
  readonly hasFrame: boolean;
  readonly say: Translate;
}

export const rootAttributes = ({ title, say }: SliderReading): ElementAttributes => ({
  role: 'group',
  'aria-roledescription': say(shared['slides.carousel']),
  'aria-label': title || say(shared['slides.label']),
});

export const rootClasses = ({ hasFrame, rules }: SliderReading, state: SliderState): ElementClasses => ({
  'gdlr-core-flex-inactive': rules.slides < state.columns,
  ...(hasFrame && { 'gdlr-core-with-outer-frame-element': true }),
});

/** @param isAutoplay the slides change by themselves */
export const listAttributes = (isAutoplay: boolean): ElementAttributes => ({
  'aria-live': isAutoplay ? 'off' : 'polite',
});

export const listClasses = ({ isOuter }: SliderReading): ElementClasses =>
  isOuter ? { 'parent-slides': true } : {};

/** Slides that are not in view cannot be reached. */
export const slideAttributes = (
  reading: SliderReading,
  state: SliderState,
  index: number,
): ElementAttributes => {
  const { say, rules } = reading;
  const place = say(shared['slides.place']);
  return {
    'aria-roledescription': say(shared['slides.slide']),
    'aria-label': place.replace('{n}', `${index + 1}`).replace('{total}', `${rules.slides}`),
    ...(state.movement && {
      inert: isShown(state, index) ? undefined : '',
      'aria-hidden': isShown(state, index) ? undefined : true,
    }),
    ...(bulletCount(reading, state) > 0 && { 'data-thumb-alt': '' }),
  };
};

export const slideClasses = (
  { settings }: SliderReading,
  state: SliderState,
  index: number,
): ElementClasses =>
  state.movement
    ? {
        'flex-active-slide': isShown(state, index),
        'gdlr-core-active': index === state.settled,
        // With this class the stylesheet fades out all slides that are not active.
        ...(settings.mode === 'carousel' && { 'flex-with-active-class': true }),
      }
    : {};

/** @param isNeeded there is more than one page */
export const arrowAttributes = (
  { say }: SliderReading,
  by: 1 | -1,
  isNeeded: boolean,
): ElementAttributes => ({
  role: 'button',
  tabIndex: isNeeded ? 0 : -1,
  'aria-label': by === 1 ? say(strings['slider.next']) : say(strings['slider.previous']),
  'aria-hidden': isNeeded ? undefined : true,
});

export const arrowClasses = (isNeeded: boolean): ElementClasses => ({ 'flex-disabled': !isNeeded });

/** Bullets, and the controls in thumbnails. */
export const bulletAttributes = (
  { say }: SliderReading,
  state: SliderState,
  page: number,
): ElementAttributes => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': say(strings['slider.go_to']).replace('{n}', `${page + 1}`),
  'aria-current': page === state.page ? true : undefined,
});

export const bulletClasses = (state: SliderState, page: number): ElementClasses => ({
  'flex-active': page === state.page,
});

/** @returns one bullet for each page; none for a single page or next to thumbnails */
export const bulletCount = ({ settings, thumbnails }: SliderReading, { pages }: SliderState): number =>
  settings.hasBullets && thumbnails.length === 0 && pages > 1 ? pages : 0;

const isShown = ({ first, last }: SliderState, index: number): boolean => index >= first && index <= last;
