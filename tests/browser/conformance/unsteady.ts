/** The movements that a visit may cause (stability.test.ts). All other widgets stay in their places. */

/** Movements of one widget. */
export interface Unsteady {
  /** As in the definition. */
  readonly widget: string;
  /** Lines of `findMovements` (tests/support/stability.ts). */
  readonly what: RegExp;
  readonly because: string;
  /** True if it depends on the moment, so a visit may see it or not. */
  readonly isOccasional?: boolean;
}

/** The plugin prints what is missing in the fragment: tests/wordpress/eael-first-paint, first-paint-effects, theme. */
const BY_SERVER = 'The server adds it to the page.';

/** No stylesheet can know these sizes. They are measured when the widget mounts, before it is in sight. */
const BY_MEASURE = 'It depends on the sizes of texts or pictures.';

export const UNSTEADY: readonly Unsteady[] = [
  { widget: 'data-table', what: /at 412 px: growth/, because: BY_SERVER },
  { widget: 'sortable-table', what: /at 412 px: (growth|shift)/, because: BY_SERVER },
  { widget: 'full-height', what: /growth|shift/, because: BY_SERVER },
  { widget: 'heading-size', what: /at 412 px: (growth|shift)/, because: BY_SERVER },
  { widget: 'header-room', what: /at 1350 px: growth/, because: BY_SERVER },
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
