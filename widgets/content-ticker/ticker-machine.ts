/** A ticker's settings, where it stops, and where it goes from there (essential-addons, sections 8.3 to 8.5). */
import type { Gesture } from '../shared/carousel/swiper';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';

/** What an editor has chosen. */
export interface TickerSettings {
  /** One headline on top of the others; otherwise in a row. */
  readonly isFade: boolean;
  readonly isLoop: boolean;
  readonly speedMs: number;
  /** How long a headline stays; 0 where nothing moves by itself. */
  readonly pauseMs: number;
  readonly hasGrabCursor: boolean;
  /** @returns what is laid out how on a window of this width in px */
  readonly layoutAt: (windowPx: number) => { readonly columns: number; readonly gapPx: number };
}

/** What the server prints for "never": the original would move after a quarter of an hour. */
const NEVER_MS = 999_999;

/** From these widths of the window on, in px, the values for phones and for tablets hold, as the original has it. */
const MOBILE_FROM_PX = 480;
const TABLET_FROM_PX = 768;

const TABLE = {
  speedMs: wholeNumber('data-speed', 400),
  pauseMs: wholeNumber('data-autoplay', 5000),
  columns: wholeNumber('data-items', 1, 1),
  mobileColumns: wholeNumber('data-items-mobile', 1, 1),
  tabletColumns: wholeNumber('data-items-tablet', 1, 1),
  gapPx: wholeNumber('data-margin', 10),
  mobileGapPx: wholeNumber('data-margin-mobile', 10),
  tabletGapPx: wholeNumber('data-margin-tablet', 10),
};

/** @param report told at most once, however much cannot be read */
export function readTicker(
  viewport: HTMLElement,
  report: (code: string, detail: unknown) => void,
): TickerSettings {
  const bad: unknown[] = [];
  const values = readSettings(viewport, TABLE, (code, detail) => bad.push([code, detail]));
  if (bad.length > 0) report('bad_settings', bad);
  const isOn = (name: string): boolean => !/^(|0|false|null)$/.test(viewport.getAttribute(name) ?? '');
  return {
    isFade: viewport.getAttribute('data-effect') === 'fade',
    isLoop: isOn('data-loop'),
    speedMs: values.speedMs,
    pauseMs: values.pauseMs < NEVER_MS ? values.pauseMs : 0,
    hasGrabCursor: isOn('data-grab-cursor'),
    layoutAt(windowPx) {
      if (windowPx >= TABLET_FROM_PX) return { columns: values.tabletColumns, gapPx: values.tabletGapPx };
      if (windowPx >= MOBILE_FROM_PX) return { columns: values.mobileColumns, gapPx: values.mobileGapPx };
      return { columns: values.columns, gapPx: values.gapPx };
    },
  };
}

/** How many headlines there are, and how they are shown. */
export interface Strip {
  readonly slides: number;
  readonly columns: number;
  readonly isLoop: boolean;
}

/** @returns how many places there are to stop at: without a loop the last one has no gap behind it */
export function stopsOf({ slides, columns, isLoop }: Strip): number {
  return isLoop ? slides : Math.max(1, slides - columns + 1);
}

/** Where a turn leads. */
export interface Turn {
  readonly to: number;
  /** On from the last one to the first, or the other way round. */
  readonly isOverEnd: boolean;
}

/**
 * @param by on or back
 * @param isByItself what moves by itself begins anew at the end, with a loop or without
 * @returns undefined where it goes no further
 */
export function turnFrom(at: number, by: 1 | -1, strip: Strip, isByItself = false): Turn | undefined {
  const stops = stopsOf(strip);
  const next = at + by;
  if (next >= 0 && next < stops) return { to: next, isOverEnd: false };
  if (strip.isLoop) return { to: (next + stops) % stops, isOverEnd: true };
  return isByItself && stops > 1 ? { to: 0, isOverEnd: false } : undefined;
}

/** A quicker gesture turns however short it is; a slower one has to go over half of the width. */
const SHORT_SWIPE_MS = 300;

/** @returns 1 for what is further right, -1 for what is further left, 0 for a gesture that was none */
export function swipe(
  { dxPx, durationMs }: Pick<Gesture, 'dxPx' | 'durationMs'>,
  widthPx: number,
): -1 | 0 | 1 {
  if (durationMs > SHORT_SWIPE_MS && Math.abs(dxPx) < widthPx / 2) return 0;
  return dxPx < 0 ? 1 : dxPx > 0 ? -1 : 0;
}
