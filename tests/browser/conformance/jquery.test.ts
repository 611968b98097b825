/**
 * Every widget used by a script of the site: each press and each hover of its record is triggered with jQuery. The newest
 * fragment stands for the widget. The default tier has one widget for each way in which the originals listen.
 */
import { describe, expect, it } from 'vitest';
import { visitByJQuery } from '../../support/conformance-jquery';
import { openStage } from '../../support/page-browser';
import { IS_FULL_TIER } from '../../support/tier';
import { expectResults } from './fragment-case';
import { newestCases } from './newest-cases';

/** Widgets that this phase cannot drive, and why. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['flip-box', 'it turns back by a timer, and the clock stands: see jquery-triggers.test.ts'],
  ['tilt', 'it follows the position of the pointer, which jQuery’s event does not have'],
]);

/**
 * Widgets whose taps are triggered: a box that turns on click, and a menu whose lists open by their stylesheet on a wide
 * screen, so that no script listens there.
 */
const BY_TAPS = new Set(['eael-flip-box', 'simple-menu']);

/**
 * Widgets whose records press nothing and hover over nothing: they scroll, resize, type or wait. The form's record calls the
 * button's own method. jquery-theme.test.ts presses what can be pressed of those that follow the page.
 */
const UNPRESSED = new Set([
  'anchors',
  'back-to-top',
  'contact-form',
  'counter',
  'course-tabs',
  'elementor-counter',
  'elementor-entrance',
  'elementor-progress',
  'elementor-stretch',
  'entrance-animation',
  'full-height',
  'half-height',
  'header-room',
  'heading-size',
  'link-targets',
  'media-player',
  'page-preload',
  'parallax',
  'progress-bar',
  'side-header',
  'sidebar-height',
  'skill-circle',
  'slide-bar',
  'sly-slider',
  'sticky-header',
  'sticky-sidebar',
  'sync-height',
  'tab-images',
  'theme-layout',
]);

/** A heading, a tab, links below a listener, a picture's link, and a hovered item. */
const IN_DEFAULT_TIER = new Set(['accordion', 'tabs', 'listing', 'lightbox', 'main-menu']);

const cases = newestCases().filter(({ name, record }) => record.steps.length > 0 && !EXCEPTIONS.has(name));
const { browser, server } = openStage();

it('has exceptions and representatives that exist', () => {
  const names = new Set(newestCases().map(({ name }) => name));
  const listed = [...EXCEPTIONS.keys(), ...BY_TAPS, ...UNPRESSED, ...IN_DEFAULT_TIER];
  expect(listed.filter((name) => !names.has(name))).toEqual([]);
});

describe('driven by jQuery', () => {
  const driven = cases.filter(({ name }) => IS_FULL_TIER || IN_DEFAULT_TIER.has(name));

  it.each(driven)('$name does what its record says', { timeout: 60_000 }, async (visited) => {
    const isTapped = BY_TAPS.has(visited.name);
    const { actions, triggered, reports } = await visitByJQuery(browser(), server(), visited, isTapped);
    expectResults(actions);
    expect(triggered > 0).toBe(!UNPRESSED.has(visited.name));
    expect(reports).toEqual([]);
  });
});
