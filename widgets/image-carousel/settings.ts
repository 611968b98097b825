/** The settings of Elementor's image carousels (elementor-frontend, section 3.8). */
import { asRecord } from '../../runtime/page/as-record';
import { deviceChain, type ElementorSettings } from '../shared/elementor/device-settings';

/** Settings that are the same on every device. */
export interface CarouselSettings {
  /** One slide lies on the next, and one is visible. */
  readonly isFade: boolean;
  readonly isEndless: boolean;
  readonly hasArrows: boolean;
  readonly hasBullets: boolean;
  readonly speedMs: number;
  readonly isAutoplay: boolean;
  /** The time between two changes, from start to start. */
  readonly everyMs: number;
  readonly pausesOnHover: boolean;
  /** A swipe stops autoplay for good. */
  readonly stopsOnSwipe: boolean;
}

/** The layout on a device. */
export interface CarouselLayout {
  /** How many slides are visible at a time. */
  readonly columns: number;
  /** How many slides a step moves. */
  readonly step: number;
  readonly gapPx: number;
}

const COLUMNS = 3;
const SPEED_MS = 500;
const AUTOPLAY_MS = 5000;
/** Larger numbers of slides and pixels, and longer times, are mistakes. */
const MAX_SLIDES = 100;
const MAX_PX = 10_000;
const MAX_MS = 1_000_000;

/** @throws if a setting has a wrong type */
export function carouselSettings(settings: ElementorSettings): CarouselSettings {
  const navigation = word(settings, 'navigation');
  const speedMs = number(settings, 'speed', MAX_MS) ?? SPEED_MS;
  return {
    isFade: word(settings, 'effect') === 'fade' && desktopColumns(settings) === 1,
    isEndless: word(settings, 'infinite') === 'yes',
    hasArrows: navigation === 'both' || navigation === 'arrows',
    hasBullets: navigation === 'both' || navigation === 'dots',
    speedMs,
    isAutoplay: word(settings, 'autoplay') === 'yes',
    everyMs: (number(settings, 'autoplay_speed', MAX_MS) ?? AUTOPLAY_MS) + speedMs,
    pausesOnHover: word(settings, 'pause_on_hover') === 'yes',
    stopsOnSwipe: word(settings, 'pause_on_interaction') === 'yes',
  };
}

/**
 * @param mode the device's name; default: the current one
 * @throws if a setting has a wrong type
 */
export function carouselLayout(settings: ElementorSettings, mode?: string): CarouselLayout {
  // The device itself comes first. Only the number of slides has other defaults on narrow devices.
  const devices = deviceChain(mode);
  const desktop = desktopColumns(settings);
  const columns = devices.toReversed().reduce((wider, device) => {
    const own = number(settings, `slides_to_show_${device}`, MAX_SLIDES);
    return own || narrowColumns(device, desktop) || wider;
  }, desktop);
  const step = devices[0]
    ? number(settings, `slides_to_scroll_${devices[0]}`, MAX_SLIDES)
    : desktop > 1 && number(settings, 'slides_to_scroll', MAX_SLIDES);
  const gaps = ['', ...devices.map((device) => `_${device}`).toReversed()].map((suffix) =>
    gap(settings, suffix),
  );
  return { columns, step: step || 1, gapPx: gaps.findLast((size) => size !== undefined) ?? 0 };
}

/** @returns undefined for the number of the next wider device */
function narrowColumns(device: string, desktop: number): number | undefined {
  if (device === 'mobile') return 1;
  return device === 'tablet' ? Math.min(desktop, 2) : undefined;
}

function desktopColumns(settings: ElementorSettings): number {
  return number(settings, 'slides_to_show', MAX_SLIDES) || COLUMNS;
}

function gap(settings: ElementorSettings, suffix: string): number | undefined {
  const key = `image_spacing_custom${suffix}`;
  const setting = settings[key] ?? '';
  if (setting !== '' && typeof setting !== 'object') throw wrongType(key);
  return number(asRecord(setting), 'size', MAX_PX);
}

/** @returns undefined for a missing or empty setting */
function number(settings: ElementorSettings, key: string, max: number): number | undefined {
  const setting = settings[key] ?? '';
  if (setting === '') return undefined;
  const value = typeof setting === 'string' ? Number(setting) : setting;
  if (typeof value !== 'number' || !(value >= 0 && value <= max)) throw wrongType(key);
  return key.startsWith('slides_') ? Math.trunc(value) : value;
}

function word(settings: ElementorSettings, key: string): string {
  const setting = settings[key] ?? '';
  if (typeof setting !== 'string') throw wrongType(key);
  return setting;
}

const wrongType = (key: string): Error => new Error(`the setting ${key} has a wrong type`);
