/** Computes the position of an overlay's content (goodlayers-panels, section 17). All lengths in px. */

/** Smaller margins are not set; the stylesheet's position is close enough. */
const LEAST_MARGIN_PX = 20;

/**
 * Centres content with an icon, whose top edge the stylesheet puts in the middle.
 *
 * @param contentHeight outer height of the content
 * @param offsetHeight outer height of the part to leave out, including its margins; 0 for none
 */
export function iconMarginTop(contentHeight: number, offsetHeight: number): number {
  return -(contentHeight + offsetHeight) / 2;
}

/** The measured sizes of content at the bottom with an icon above it. */
export interface BottomContent {
  readonly overlayHeight: number;
  /** Computed `bottom` of the content. */
  readonly bottom: number;
  readonly contentHeight: number;
  /** The icon's margin, which is included in the content's height. */
  readonly iconMarginBottom: number;
}

/** @returns the margin that centres the icon in the free space; undefined if the margin is too small */
export function iconMarginBottom(sizes: BottomContent): number | undefined {
  const free = sizes.overlayHeight - 2 * sizes.bottom;
  const margin = (free - (sizes.contentHeight - sizes.iconMarginBottom)) / 2;
  return margin > LEAST_MARGIN_PX ? margin : undefined;
}
