/** Where an overlay's content stands (goodlayers-panels, section 17). All lengths in px. */

/** Closer to the middle than this is left to the stylesheet. */
const LEAST_MARGIN_PX = 20;

/**
 * For an icon: the content hangs from the middle.
 *
 * @param contentHeight outer height of the content
 * @param offsetHeight outer height, margins included, of its part that is to be left out; 0 for none
 */
export function iconMarginTop(contentHeight: number, offsetHeight: number): number {
  return -(contentHeight + offsetHeight) / 2;
}

/** What is measured for a content that stands at the bottom, with its icon above it. */
export interface BottomContent {
  readonly overlayHeight: number;
  /** Computed `bottom` of the content. */
  readonly bottom: number;
  readonly contentHeight: number;
  /** The icon's margin, which is part of the content's height. */
  readonly iconMarginBottom: number;
}

/** @returns the margin that puts the icon in the middle of what is free; undefined where it is not worth it */
export function iconMarginBottom(sizes: BottomContent): number | undefined {
  const free = sizes.overlayHeight - 2 * sizes.bottom;
  const margin = (free - (sizes.contentHeight - sizes.iconMarginBottom)) / 2;
  return margin > LEAST_MARGIN_PX ? margin : undefined;
}
