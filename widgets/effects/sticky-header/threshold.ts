/** When a header sticks to the top of the window (goodlayers-theme, sections 3.1 and 3.2). All lengths in px. */

/** A `slide` header appears when the page has been scrolled this far beyond it. */
const SLIDE_AFTER_PX = 200;

/** The measured positions. */
export interface HeaderPlace {
  readonly variant: 'fixed' | 'slide';
  /** Height of a bar that already sticks to the top of the window. */
  readonly adminBarPx: number;
  readonly scrollTop: number;
  /** Distance of the header, or of its placeholder, from the top of the page. */
  readonly top: number;
  readonly height: number;
}

/** @returns true if the header sticks to the window at this scroll position */
export function sticks({ variant, adminBarPx, scrollTop, top, height }: HeaderPlace): boolean {
  const limit = variant === 'slide' ? top + height + SLIDE_AFTER_PX : top;
  return scrollTop + adminBarPx > limit;
}
