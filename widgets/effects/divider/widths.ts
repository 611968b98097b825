/** How long the lines of a divider are (goodlayers-motion, sections 4 and 5). All lengths in px. */

/** Between the line and the link beside it. */
const LINK_GAP_PX = 20;

/** @returns the width of each of the two lines beside an icon; 0 where nothing is left */
export function iconLineWidth(innerWidth: number, iconWidth: number): number {
  return Math.max(0, (innerWidth - iconWidth) / 2);
}

/** What is measured of a title's row. */
export interface TitleRow {
  readonly wrapWidth: number;
  /** With its margins. */
  readonly titleWidth: number;
  /** Of the link in the row; undefined where there is none. */
  readonly linkWidth: number | undefined;
  /** How many lines share what is left. */
  readonly lines: number;
}

/** Where the lines of a title's row stand. */
export interface TitleLine {
  readonly width: number;
  /** From the row's right edge; undefined leaves it to the stylesheet. */
  readonly right: number | undefined;
}

/** @returns the width of each line, 0 where the title fills the row, and its place beside a link */
export function titleLine({ wrapWidth, titleWidth, linkWidth, lines }: TitleRow): TitleLine {
  const right = linkWidth === undefined ? undefined : linkWidth + LINK_GAP_PX;
  const left = (wrapWidth - titleWidth) / Math.max(1, lines) - (right ?? 0);
  return { width: Math.max(0, left), right };
}

/** @returns true when title and link do not fit into one row */
export function isRowOverfull({ wrapWidth, titleWidth, linkWidth }: TitleRow): boolean {
  return linkWidth !== undefined && wrapWidth < titleWidth + linkWidth;
}
