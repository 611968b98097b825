/** Reads the settings of a ticker (essential-addons, section 8.3). */
import { readSettings, wholeNumber } from '../../runtime/dom/settings';

/** The editor's settings. */
export interface TickerSettings {
  /** True if the headlines are stacked and fade; false if they are in a row. */
  readonly isFade: boolean;
  readonly isLoop: boolean;
  readonly speedMs: number;
  /** How long a headline is shown; 0 disables autoplay. */
  readonly pauseMs: number;
  readonly hasGrabCursor: boolean;
  /** @returns the layout for a window of this width in px */
  readonly layoutAt: (windowPx: number) => { readonly columns: number; readonly gapPx: number };
}

/** The server's value for "never". The original moves after 999,999 ms. */
const NEVER_MS = 999_999;

/** The minimum window widths for the mobile and tablet values in px, as in the original. */
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

/** @param report called at most once, even with several invalid values */
export function readTickerSettings(
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
