/**
 * Where the items of a masonry grid stand (goodlayers-sliders, section 4). Own code, because nothing that exists fits:
 * masonry in CSS grids is not in every browser, libraries of this kind are no longer kept, and pages rely on the
 * original's inline styles, which take these few lines.
 */

/** Parts into which the container's width is divided. Items span 10 to 60 of them. */
export const COLUMNS = 60;

/** An item's wider than so many columns by less than this, in px, only because browsers round. */
const ROUNDING_PX = 1;

/** An outer size, margins included, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A grid that is laid out. All in px, from the container's content edge. */
export interface Arrangement {
  /** Whole px, one for each item. */
  readonly spots: readonly { readonly left: number; readonly top: number }[];
  readonly height: number;
}

/**
 * Puts each item, in order, where there is room furthest up, and furthest left among such places.
 *
 * @param containerWidth of the content, in px; more than 0
 */
export function arrange(containerWidth: number, items: readonly Size[]): Arrangement {
  const unit = containerWidth / COLUMNS;
  const bottoms = Array.from({ length: COLUMNS }, () => 0);
  const spots = items.map(({ width, height }) => {
    const span = spanOf(width, unit);
    let column = 0;
    let top = Infinity;
    for (let start = 0; start + span <= COLUMNS; start += 1) {
      const level = Math.max(...bottoms.slice(start, start + span));
      if (level < top) [column, top] = [start, level];
    }
    bottoms.fill(top + height, column, column + span);
    return { left: Math.trunc(column * unit), top: Math.trunc(top) };
  });
  return { spots, height: Math.max(...bottoms) };
}

/** @returns how many columns an item takes, at least 1 and at most all */
function spanOf(width: number, unit: number): number {
  const isNearly = width % unit < ROUNDING_PX;
  const columns = isNearly ? Math.round(width / unit) : Math.ceil(width / unit);
  return Math.min(Math.max(columns, 1), COLUMNS);
}
