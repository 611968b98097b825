/** The movements that a visit may cause (stability.test.ts). All other widgets stay in their places. */

/** Movements of one widget. */
export interface Unsteady {
  /** As in the definition. */
  readonly widget: string;
  /** Lines of `findMovements` (tests/support/stability.ts). */
  readonly what: RegExp;
  readonly because: string;
}

/** The widget lays itself out by script, without styles for the first paint. Remove the line when it has them. */
const BY_SCRIPT = 'Laid out when it mounts.';

export const UNSTEADY: readonly Unsteady[] = [
  { widget: 'data-table', what: /at 412 px: growth/, because: BY_SCRIPT },
  { widget: 'divider', what: /at 412 px/, because: BY_SCRIPT },
  { widget: 'flip-box', what: /growth|shift/, because: BY_SCRIPT },
  { widget: 'full-height', what: /growth|shift/, because: BY_SCRIPT },
  { widget: 'half-height', what: /growth|shift/, because: BY_SCRIPT },
  { widget: 'masonry', what: /growth|drift|shift/, because: BY_SCRIPT },
  { widget: 'sortable-table', what: /at 412 px: (growth|shift)/, because: BY_SCRIPT },
  {
    widget: 'typed-text',
    what: /shift/,
    because: 'Each letter moves what follows it in its line (goodlayers-motion, section 3).',
  },
  {
    widget: 'video-background',
    what: /shift/,
    because:
      'The video gets the size that covers its section, behind its content (goodlayers-motion, section 11).',
  },
];
