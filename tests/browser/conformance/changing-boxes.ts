/** The boxes that may change between the first paint and the mounted widget (boxes.test.ts). All others stay as they are. */
import { BY_MEASURE, type Exception } from './exceptions';

/** It does not exist without scripts, and nothing else moves when it appears. */
const BY_SCRIPT = 'The original’s script draws it, over what is there.';

export const CHANGING_BOXES: readonly Exception[] = [
  { widget: 'counter', what: /text/, because: 'It counts (goodlayers-motion, section 1).' },
  { widget: 'elementor-counter', what: /text/, because: 'It counts (elementor-frontend, section 3.5).' },
  {
    widget: 'progress-bar',
    what: /text|span/,
    because: 'It fills, and its number counts (essential-addons, section 11.4).',
  },
  {
    widget: 'elementor-image-carousel',
    what: /\+ span/,
    because:
      'Its bullets are added by script, in a place that is kept free (elementor-frontend, section 3.8).',
  },
  {
    widget: 'elementor-progress',
    what: /div|text|span/,
    because: 'It fills (elementor-frontend, section 3.6).',
  },
  {
    widget: 'elementor-stretch',
    what: /section|text/,
    because:
      'The plugin stretches it only on a page with Elementor’s scripts: tests/wordpress/elementor-backgrounds.',
  },
  { widget: 'elementor-video', what: /\+ iframe/, because: BY_SCRIPT },
  { widget: 'skill-bar', what: /div|text/, because: 'It fills (goodlayers-motion, section 6).' },
  { widget: 'skill-circle', what: /\+ canvas/, because: 'It is drawn (goodlayers-motion, section 7).' },
  {
    widget: 'typed-text',
    what: /text/,
    because: 'Each letter moves what follows it in its line (goodlayers-motion, section 3).',
  },
  {
    widget: 'fancy-text',
    what: /text/,
    because: 'Each text has another width, and moves what follows it (essential-addons, section 3).',
  },
  {
    widget: 'entrance-animation',
    what: /\+ /,
    because: 'The stylesheet hides it until it enters (goodlayers-motion, section 5).',
  },
  {
    widget: 'masonry',
    what: /\+ /,
    because: 'The stylesheet hides the items until they enter (goodlayers-platform, section 6).',
  },
  {
    widget: 'sliding-gallery',
    what: /img/,
    because: 'It moves from the start (goodlayers-sliders, section 3).',
  },
  { widget: 'particles', what: /\+ canvas/, because: BY_SCRIPT },
  // The button, and the black box of the player.
  { widget: 'sticky-video', what: /\+ (button|svg|div)/, because: BY_SCRIPT },
  {
    widget: 'page-preload',
    what: /- div/,
    because: 'It covers the page until the page has loaded (goodlayers-theme, section 4).',
  },
  {
    widget: 'heading-size',
    what: /390 px, prepared/,
    because:
      'The plugin’s script measures headings while a page loads, and the test replaces the content of a page.',
    isOccasional: true,
  },
  { widget: 'sly-slider', what: /div/, because: BY_MEASURE },
  { widget: 'divider', what: /390 px/, because: BY_MEASURE },
  { widget: 'half-height', what: /img/, because: BY_MEASURE },
  { widget: 'sidebar-height', what: /div/, because: BY_MEASURE },
  { widget: 'sticky-sidebar', what: /text/, because: BY_MEASURE },
  { widget: 'sync-height', what: /./, because: BY_MEASURE },
  { widget: 'tab-images', what: /./, because: BY_MEASURE },
  {
    widget: 'flip-box',
    what: /./,
    because:
      'The gallery’s stylesheet has other faces than the page builder’s (effects/first-paint.browser.test).',
  },
];

/** Widgets whose newest fragment shows nothing at any width, so that there is nothing to compare. */
export const INVISIBLE: ReadonlySet<string> = new Set(['back-to-top']);
