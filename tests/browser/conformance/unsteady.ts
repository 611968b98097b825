/** The movements that a visit may cause (stability.test.ts). All other widgets stay in their places. */
import { BY_MEASURE, type Exception } from './exceptions';

/** The plugin prints what is missing in the fragment: tests/wordpress/eael-first-paint, first-paint-effects, theme. */
const BY_SERVER = 'The server adds it to the page.';

export const UNSTEADY: readonly Exception[] = [
  { widget: 'data-table', what: /at 412 px: growth/, because: BY_SERVER },
  { widget: 'sortable-table', what: /at 412 px: (growth|shift)/, because: BY_SERVER },
  { widget: 'full-height', what: /growth|shift/, because: BY_SERVER },
  { widget: 'heading-size', what: /at 412 px: (growth|shift)/, because: BY_SERVER },
  { widget: 'header-room', what: /at 1350 px: growth/, because: BY_SERVER },
  {
    widget: 'elementor-image-carousel',
    what: /growth/,
    because: 'Its pictures load late, as its author has set, and Elementor prints no sizes.',
  },
  { widget: 'theme-layout', what: /at 1350 px: growth/, because: BY_MEASURE },
  { widget: 'divider', what: /at 412 px/, because: BY_MEASURE },
  { widget: 'half-height', what: /at 1350 px: growth/, because: BY_MEASURE },
  { widget: 'masonry', what: /at 1350 px: growth/, because: BY_MEASURE },
  {
    widget: 'flip-box',
    what: /growth|shift/,
    because:
      'The gallery’s stylesheet has other faces than the page builder’s (effects/first-paint.browser.test).',
    isOccasional: true,
  },
  {
    widget: 'typed-text',
    what: /shift/,
    because: 'Each letter moves what follows it in its line (goodlayers-motion, section 3).',
    isOccasional: true,
  },
];
