/** A slider's settings, from its attributes and classes (goodlayers-sliders, sections 1.2, 1.3 and 1.5). */
import { readSettings, wholeNumber } from '../../../runtime/dom/settings';

/**
 * - `fade`: one slide on top of the others;
 * - `slide`: one at a time in a row that goes round;
 * - `carousel`: several in a row that ends.
 */
export type Mode = 'fade' | 'slide' | 'carousel';

/**
 * - `generated`: arrows are made, in the slider or in the place that its parent has for them;
 * - `own`: the pair that the server printed in the slider;
 * - `foreign`: the pair that the server printed elsewhere in the parent;
 * - `none`.
 */
export type Arrows = 'generated' | 'own' | 'foreign' | 'none';

/** What an editor has chosen. */
export interface SliderSettings {
  readonly mode: Mode;
  readonly columns: number;
  readonly move: number;
  /** The gap between the items of a carousel; -1: as the stylesheet has it. */
  readonly gapPx: number;
  readonly pauseMs: number;
  readonly speedMs: number;
  readonly isAutoplay: boolean;
  /** From 1: the first slide, or of a carousel the first page. */
  readonly startAt: number;
  readonly nav: string;
  readonly arrows: Arrows;
  readonly hasBullets: boolean;
  /** Class of the ancestor with the arrows' place; '' for the slider itself. */
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
  // Quicker than anybody can read would be a fault of the settings.
  pauseMs: wholeNumber('data-pausetime', 7000, 500),
  speedMs: wholeNumber('data-slidespeed', 500),
  startAt: wholeNumber('data-start-at', 1, 1),
};

const GENERATED = /^(|navigation|both|navigation-outer-plain-round)$/;
const OWN = /^navigation-(top|bottom|inner|outer)$/;
/** Older looks that draw their own arrows whatever else is printed. */
const OLD_ARROWS = /(^|\s)gdlr-core-(bottom-nav-1|v1)(\s|$)/;
const BULLETS = /^(both|bullet|touch-navigation-bullet)$/;

/** @param report told at most once, however much cannot be read */
export function readSlider(
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
    // "default", which galleries print, slides; without the attribute it fades.
    mode: isCarousel ? 'carousel' : /^(|fade|kenburn)$/.test(text('effect')) ? 'fade' : 'slide',
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
