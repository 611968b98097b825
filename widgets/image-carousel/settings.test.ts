/** The settings of Elementor's image carousels (elementor-frontend, section 3.8). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carouselLayout, carouselSettings } from './settings';

const owner = window as { elementorFrontendConfig?: unknown };
const enabled = (...names: readonly string[]): unknown => ({
  responsive: { breakpoints: Object.fromEntries(names.map((name) => [name, { is_enabled: true }])) },
});

beforeEach(() => {
  owner.elementorFrontendConfig = enabled('mobile', 'tablet');
});
afterEach(() => {
  delete owner.elementorFrontendConfig;
});

describe('the slides in view', () => {
  it.each([
    [{}, 'desktop', 3],
    [{}, 'tablet', 2],
    [{}, 'mobile', 1],
    [{ slides_to_show: '5' }, 'tablet', 2],
    [{ slides_to_show: '1' }, 'tablet', 1],
    [{ slides_to_show: '5', slides_to_show_tablet: '4' }, 'tablet', 4],
    [{ slides_to_show: '5', slides_to_show_tablet: '4' }, 'mobile', 1],
    [{ slides_to_show: 4, slides_to_show_mobile: '' }, 'mobile', 1],
    [{ slides_to_show: '4', slides_to_show_mobile: '2' }, 'mobile', 2],
  ])('of %j on a %s: %d', (settings, mode, columns) => {
    expect(carouselLayout(settings, mode).columns).toBe(columns);
  });

  it('are those of the next wider device on the devices between', () => {
    owner.elementorFrontendConfig = enabled('mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop');
    const settings = { slides_to_show: '6', slides_to_show_laptop: '5', slides_to_show_tablet: '4' };
    const modes = ['laptop', 'tablet_extra', 'tablet', 'mobile_extra', 'mobile'];
    expect(modes.map((mode) => carouselLayout(settings, mode).columns)).toEqual([5, 5, 4, 4, 1]);
  });
});

it.each([
  [{ slides_to_scroll: '2' }, 'desktop', 2],
  [{ slides_to_scroll: '2' }, 'tablet', 1],
  [{ slides_to_scroll: '2', slides_to_scroll_mobile: '3' }, 'mobile', 3],
  [{ slides_to_show: '1', slides_to_scroll: '2' }, 'desktop', 1],
])('a step of %j on a %s: %d slides', (settings, mode, step) => {
  expect(carouselLayout(settings, mode).step).toBe(step);
});

it.each([
  [{ image_spacing_custom: { size: 30 } }, 'mobile', 30],
  [{ image_spacing_custom: { size: 30 }, image_spacing_custom_tablet: { size: '' } }, 'tablet', 30],
  [{ image_spacing_custom: { size: 30 }, image_spacing_custom_tablet: { size: 0 } }, 'mobile', 0],
  [{ image_spacing_custom: '' }, 'desktop', 0],
])('the gap of %j on a %s: %d px', (settings, mode, gapPx) => {
  expect(carouselLayout(settings, mode).gapPx).toBe(gapPx);
});

it('have the defaults of the original', () => {
  expect(carouselSettings({})).toEqual({
    isFade: false,
    isEndless: false,
    hasArrows: false,
    hasBullets: false,
    speedMs: 500,
    isAutoplay: false,
    everyMs: 5500,
    pausesOnHover: false,
    stopsOnSwipe: false,
  });
});

it('change at intervals of the pause and the movement', () => {
  expect(carouselSettings({ autoplay: 'yes', autoplay_speed: 3000, speed: 400 }).everyMs).toBe(3400);
});

it('fade only if one slide is in view', () => {
  expect(carouselSettings({ effect: 'fade', slides_to_show: '1' }).isFade).toBe(true);
  expect(carouselSettings({ effect: 'fade', slides_to_show: '2' }).isFade).toBe(false);
  expect(carouselSettings({ effect: 'fade' }).isFade).toBe(false);
});

describe('with a wrong type are refused', () => {
  it.each([
    { speed: 'fast' },
    { speed: -1 },
    { speed: [] },
    { autoplay_speed: 1e9 },
    { navigation: 3 },
    { effect: { fade: true } },
    { infinite: true },
  ])('%j', (settings) => {
    expect(() => carouselSettings(settings)).toThrow(Object.keys(settings)[0]);
  });

  it.each([
    { slides_to_show: 'many' },
    { slides_to_show: 1e6 },
    { slides_to_show_mobile: {} },
    { image_spacing_custom: 30 },
    { image_spacing_custom: { size: 'wide' } },
  ])('%j', (settings) => {
    expect(() => carouselLayout(settings, 'mobile')).toThrow(/wrong type/);
  });
});
