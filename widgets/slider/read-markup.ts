/**
 * Reads the page builder's sliders and carousels (goodlayers-sliders, section 1). Swiper moves the slides. Atoll decides
 * which slides show and when they change, and sets the classes and attributes that themes and assistive technology read.
 */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { type ElementAttributes, prepareAttributes } from '../../runtime/dom/attributes';
import { px } from '../../runtime/dom/measure';
import { translator } from '../../runtime/page/translate';
import {
  arrowAttributes,
  listAttributes,
  rootAttributes,
  slideAttributes,
  type SliderReading,
  type Thumbnail,
} from './attributes';
import { claimArrows, findMoreArrows, findPair, findPlaces } from './parts/arrows';
import { awaitPresses } from './parts/early-presses';
import { readSliderSettings, type SliderSettings } from './parts/settings';
import { NOT_MEASURED } from './slider-machine';

const TITLE = '.gdlr-core-block-item-title,.kingster-widget-title';

/** @throws if there is no list of slides */
export function readSlider(
  root: HTMLElement,
  { config, report }: Pick<WidgetContext, 'config' | 'report'>,
): SliderReading {
  const list = [...root.children].find((child) => child.matches('ul.slides'));
  if (!(list instanceof HTMLElement)) throw new Error('the slider contains no list of slides');
  const slides = [...list.children].filter((child) => child instanceof HTMLElement);
  const settings = readSliderSettings(root, report);
  const { mode, move, startAt } = settings;
  const pair = findPair(root, settings);
  const places = settings.arrows === 'none' || pair.length > 0 ? [] : findPlaces(root, settings);
  const claims = places.map((place) => ({ place, arrows: claimArrows(root, place) }));
  const item = root.closest('[class*="-item "],.widget');
  return {
    root,
    list,
    slides,
    settings,
    rules: { slides: slides.length, move, startAt, isRound: mode === 'slide' },
    gapPx: gapOf(slides[0], settings),
    title: item?.querySelector(TITLE)?.textContent?.trim() ?? '',
    pair,
    moreArrows: findMoreArrows(root),
    served: claims.flatMap(({ arrows }) => arrows ?? []),
    arrowPlaces: claims.flatMap(({ place, arrows }) => (arrows ? [] : [place])),
    thumbnails: settings.hasThumbnails ? findThumbnails(root) : [],
    bulletLists: [...root.querySelectorAll<HTMLElement>(':scope > .flex-control-nav[data-atoll-served]')],
    isOuter: list.querySelector('.gdlr-core-flexslider') !== null,
    hasFrame: root.querySelector('.gdlr-core-outer-frame-element') !== null,
    say: translator(config.strings),
  };
}

/** @returns the space between slides in px, which the page's stylesheet may set as a margin */
function gapOf(slide: HTMLElement | undefined, { mode, gapPx }: SliderSettings): number {
  if (mode !== 'carousel' || !slide) return 0;
  return gapPx >= 0 ? gapPx : 2 * px(getComputedStyle(slide).marginRight);
}

/** @returns the thumbnails next to the slider, which replace its bullets */
function findThumbnails(root: HTMLElement): Thumbnail[] {
  const strip = root.parentElement?.querySelector(':scope > .gdlr-core-sly-slider > .slides');
  return [...(strip?.children ?? [])]
    .filter((child) => child instanceof HTMLElement)
    .map((mark) => {
      const { firstElementChild } = mark;
      return { mark, button: firstElementChild instanceof HTMLElement ? firstElementChild : mark };
    });
}

/**
 * Gives a slider that is not in sight the attributes that it has when it is mounted. It has only the printed controls: where
 * there are none, they are added when it is measured.
 *
 * @returns restores the server's elements
 */
export const prepare: PrepareModule['prepare'] = (root, context) => {
  const reading = readSlider(root, context);
  const { list, slides, pair, served, moreArrows } = reading;
  if (slides.length === 0) return () => undefined;
  const arrows = [...pair, ...served, ...moreArrows];
  awaitPresses(root, arrows, context.mountNow, context.signal);
  return prepareAttributes([
    [root, rootAttributes(reading)],
    [list, listAttributes(false)],
    ...slides.map((slide, index): [Element, ElementAttributes] => [
      slide,
      slideAttributes(reading, NOT_MEASURED, index),
    ]),
    ...arrows.map(({ element, by }): [Element, ElementAttributes] => [
      element,
      arrowAttributes(reading, by, true),
    ]),
  ]);
};
