/**
 * The attributes of a ticker's elements, and the classes of Swiper that the page's stylesheets style (essential-addons,
 * sections 8.4 and 8.6; pattern Carousel of the ARIA Authoring Practices).
 */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import { strings as shared } from '../../runtime/page/strings.json';
import type { Translate } from '../../runtime/page/translate';
import type { TickerSettings } from './settings';
import { stripOf, type TickerRules, type TickerState, turnFrom } from './ticker-machine';
import { strings } from './widget.json';

/** An arrow and its direction. */
export interface Arrow {
  readonly element: HTMLElement;
  readonly by: 1 | -1;
}

/** What `readTicker` finds in the markup. */
export interface TickerReading {
  readonly root: HTMLElement;
  /** The box that clips the headlines. */
  readonly viewport: HTMLElement;
  readonly list: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly arrows: readonly Arrow[];
  readonly settings: TickerSettings;
  readonly rules: TickerRules;
  /** The text of the badge; '' without one. */
  readonly badge: string;
  readonly isRtl: boolean;
  /** The release of Swiper whose stylesheet the page uses names its classes after this. */
  readonly prefix: 'swiper' | 'swiper-container';
  readonly say: Translate;
}

export const rootAttributes = ({ badge, say }: TickerReading): ElementAttributes => ({
  role: 'region',
  'aria-roledescription': say(shared['slides.carousel']),
  'aria-label': badge || say(shared['slides.label']),
});

export const viewportClasses = ({ prefix, rules, isRtl }: TickerReading): ElementClasses => ({
  [`${prefix}-initialized`]: true,
  [`${prefix}-horizontal`]: true,
  [`${prefix}-autoheight`]: true,
  ...(rules.isFade && { [`${prefix}-fade`]: true }),
  ...(isRtl && { [`${prefix}-rtl`]: true }),
});

/** @param isAutoplay the headlines change by themselves */
export const listAttributes = (isAutoplay: boolean): ElementAttributes => ({
  'aria-live': isAutoplay ? 'off' : 'polite',
});

/** Headlines that are not in view cannot be reached. */
export const slideAttributes = (
  { say, rules }: TickerReading,
  state: TickerState,
  index: number,
): ElementAttributes => ({
  role: 'group',
  'aria-roledescription': say(shared['slides.slide']),
  'aria-label': say(shared['slides.place'])
    .replace('{n}', `${index + 1}`)
    .replace('{total}', `${rules.slides}`),
  'data-swiper-slide-index': index,
  ...(state.movement && {
    inert: isShown(state, index) ? undefined : '',
    'aria-hidden': isShown(state, index) ? undefined : true,
  }),
});

export const slideClasses = ({ rules }: TickerReading, state: TickerState, index: number): ElementClasses => {
  if (!state.movement) return {};
  const { at } = state;
  const isBeside = (by: 1 | -1): boolean =>
    index !== at && index === turnFrom(at, by, stripOf(state, rules))?.to;
  return {
    'swiper-slide-active': index === at,
    'swiper-slide-next': isBeside(1),
    'swiper-slide-prev': isBeside(-1),
  };
};

/** @param isEnd there is nothing left to show in the direction of the arrow */
export const arrowAttributes = ({ say }: TickerReading, by: 1 | -1, isEnd: boolean): ElementAttributes => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': by === 1 ? say(strings['content-ticker.next']) : say(strings['content-ticker.previous']),
  'aria-disabled': isEnd,
});

export const arrowClasses = (isEnd: boolean): ElementClasses => ({ 'swiper-button-disabled': isEnd });

export const isShown = ({ at, layout }: TickerState, index: number): boolean =>
  index >= at && index < at + layout.columns;
