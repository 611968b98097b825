/** Reads a slider's settings from its attributes and classes (goodlayers-sliders, sections 1.2, 1.3 and 1.5). */
import { readSettings, wholeNumber } from '../../../runtime/dom/settings';

/**
 * - `fade`: all slides are stacked, and one is visible;
 * - `slide`: a row with one visible slide, which wraps around at its ends;
 * - `carousel`: a row with several visible slides, which does not wrap around.
 */
export type Mode = 'fade' | 'slide' | 'carousel';

/**
 * - `generated`: new arrows, in the slider or in its parent's element for them;
 * - `own`: the pair printed by the server in the slider;
 * - `foreign`: the pair printed by the server elsewhere in the parent;
 * - `none`.
 */
export type Arrows = 'generated' | 'own' | 'foreign' | 'none';

/** The settings of a slider. */
export interface SliderSettings {
  readonly mode: Mode;
  /** The picture of the current slide grows (the effect `kenburn`). */
  readonly isGrowing: boolean;
  readonly columns: number;
  readonly move: number;
  /** The gap between the items of a carousel; -1 for the gap in the stylesheet. */
  readonly gapPx: number;
  readonly pauseMs: number;
  readonly speedMs: number;
  readonly isAutoplay: boolean;
  /** The slide to start with, or the page of a carousel, counted from 1. */
  readonly startAt: number;
  readonly nav: string;
  readonly arrows: Arrows;
  readonly hasBullets: boolean;
  /** The class of the ancestor that contains the arrows; '' for the slider itself. */
  readonly navParent: string;
  readonly isVcenter: boolean;
  readonly hasThumbnails: boolean;
  readonly isTouchNavigation: boolean;
  readonly controlsTopMargin: string;
}

const TABLE = {
  columns: wholeNumber('data-column', 1, 1),
  move: wholeNumber('data-move', 1),
  gapPx: wholeNumber('data-margin', -1),
  // A shorter pause can only be a mistake, because it leaves no time to read a slide.
  pauseMs: wholeNumber('data-pausetime', 7000, 500),
  speedMs: wholeNumber('data-slidespeed', 500),
  startAt: wholeNumber('data-start-at', 1, 1),
};

const GENERATED = /^(|navigation|both|navigation-outer-plain-round)$/;
const OWN = /^navigation-(top|bottom|inner|outer)$/;
/** Older styles, which use generated arrows even if the slider contains printed ones. */
const OLD_ARROWS = /(^|\s)gdlr-core-(bottom-nav-1|v1)(\s|$)/;
const BULLETS = /^(both|bullet|touch-navigation-bullet)$/;

/** @param report called at most once, even if several settings are invalid */
export function readSliderSettings(
  root: HTMLElement,
  report: (code: string, detail: unknown) => void,
): SliderSettings {
  const bad: unknown[] = [];
  const values = readSettings(root, TABLE, (code, detail) => bad.push([code, detail]));
  if (bad.length > 0) report('bad_settings', bad);
  const text = (name: string): string => root.getAttribute(`data-${name}`)?.trim() ?? '';
  const nav = text('nav');
  const isCarousel = text('type') === 'carousel';
  const isOld = OLD_ARROWS.test(root.className);
  const isNavForeign = text('nav-type') === 'custom';
  const navParent = text('nav-parent') === 'self' || isOld ? '' : text('nav-parent');
  const arrows: Arrows =
    GENERATED.test(nav) || OWN.test(nav)
      ? isNavForeign
        ? 'foreign'
        : OWN.test(nav) && !isOld
          ? 'own'
          : 'generated'
      : 'none';
  return {
    ...values,
    columns: isCarousel ? values.columns : 1,
    // "default", which galleries print, means slide; without the attribute it is fade.
    mode: isCarousel ? 'carousel' : /^(|fade|kenburn)$/.test(text('effect')) ? 'fade' : 'slide',
    isGrowing: text('effect') === 'kenburn',
    isAutoplay: text('disable-autoslide') === '',
    nav,
    arrows,
    hasBullets: root.classList.contains('gdlr-core-has-bullet') || BULLETS.test(nav),
    navParent,
    isVcenter: text('vcenter-nav') === '1',
    hasThumbnails: text('thumbnail') === '1',
    isTouchNavigation: nav.startsWith('touch-navigation'),
    controlsTopMargin: text('controls-top-margin'),
  };
}
