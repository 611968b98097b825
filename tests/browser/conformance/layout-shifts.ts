/**
 * The fragments that move boxes when they mount, as the original does. The suite does not compare their boxes, pixels and
 * layout shift with those of the server's markup. All other fragments keep a layout shift of 0, or the small limit that
 * their record gives (`layoutShift`).
 */

/** Fragments of one widget. */
export interface ShiftingFragments {
  /** As in the definition. */
  readonly widget: string;
  /** Matches the fragments' paths. Default: all fragments of the widget. */
  readonly files?: RegExp;
  /** The reason, with the section of the contract. */
  readonly because: string;
  /** True if the shift depends on the moment of the measurement. The suite does not require one then. */
  readonly isTimed?: true;
}

export const SHIFTING_FRAGMENTS: readonly ShiftingFragments[] = [
  {
    widget: 'adv-tabs',
    files: /6\.6\.9/,
    because:
      'Since 4.8.4 the server hides all panes, and the script shows the first (essential-addons, section 10).',
  },
  {
    widget: 'content-ticker',
    because: 'The server prints all headlines, and the ticker shows one (essential-addons, section 8).',
  },
  {
    widget: 'counter',
    files: /garbage/,
    because: 'An end value without a number replaces the 0 of the server (goodlayers-motion, section 1).',
    isTimed: true,
  },
  {
    widget: 'elementor-counter',
    files: /garbage/,
    because: 'An end value without a number replaces the 0 of the server (elementor-frontend, section 3.5).',
    isTimed: true,
  },
  {
    widget: 'fancy-text',
    because: 'Each text has another width and moves what follows it (essential-addons, section 3).',
    isTimed: true,
  },
  {
    widget: 'filterable-gallery',
    files: /4\.9\.1/,
    because: 'Rows and masonry replace the floats of the stylesheet (essential-addons, section 6.5).',
  },
  {
    widget: 'gallery-lightbox',
    because: 'Its fragments are galleries, whose items are laid out (essential-addons, section 6.5).',
  },
  {
    widget: 'progress-bar',
    because: 'The bar fills and its number grows from 0 (essential-addons, section 11.4).',
  },
  {
    widget: 'simple-menu',
    files: /6\.6\.9/,
    because: 'Links with a submenu get an indicator (essential-addons, section 13).',
  },
  {
    widget: 'typed-text',
    because: 'Each letter moves what follows it (goodlayers-motion, section 3).',
    isTimed: true,
  },
];

/** @returns the exception for a fragment of a widget, if there is one */
export function shiftOf(widget: string, file: string): ShiftingFragments | undefined {
  return SHIFTING_FRAGMENTS.find((one) => one.widget === widget && (one.files?.test(file) ?? true));
}
