/** Computes the lengths of divider lines (goodlayers-motion, sections 4 and 5). All lengths in px. */

/** The gap between a line and the link next to it. */
const LINK_GAP_PX = 20;

/** @returns the width of each of the two lines next to an icon; 0 if no space is left */
export function iconLineWidth(innerWidth: number, iconWidth: number): number {
  return Math.max(0, (innerWidth - iconWidth) / 2);
}

/** The measured sizes of a title's row. */
export interface TitleRow {
  readonly wrapWidth: number;
  /** The title's width including its margins. */
  readonly titleWidth: number;
  /** The width of the link in the row; undefined if there is no link. */
  readonly linkWidth: number | undefined;
  /** The number of lines that share the remaining width. */
  readonly lines: number;
}

/** The size and position of the lines in a title's row. */
export interface TitleLine {
  readonly width: number;
  /** Distance from the row's right edge; undefined if the stylesheet sets the position. */
  readonly right: number | undefined;
}

/** @returns the width of each line (0 if the title fills the row), and its position next to a link */
export function titleLine({ wrapWidth, titleWidth, linkWidth, lines }: TitleRow): TitleLine {
  const right = linkWidth === undefined ? undefined : linkWidth + LINK_GAP_PX;
  const left = (wrapWidth - titleWidth) / Math.max(1, lines) - (right ?? 0);
  return { width: Math.max(0, left), right };
}

/** @returns true if the title and the link do not fit in one row */
export function isRowOverfull({ wrapWidth, titleWidth, linkWidth }: TitleRow): boolean {
  return linkWidth !== undefined && wrapWidth < titleWidth + linkWidth;
}
