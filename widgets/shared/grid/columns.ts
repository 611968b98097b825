/**
 * Computes the positions of a masonry grid's items (goodlayers-sliders, section 4). Atoll computes them itself, because not all
 * browsers support CSS masonry, the libraries are unmaintained, and pages rely on the original's inline styles.
 */

/** The number of columns of the container. Items span 10 to 60 of them. */
export const COLUMNS = 60;

/** Tolerance for rounding in browsers, in px. */
const ROUNDING_PX = 1;

/** An outer size, margins included, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The layout of a grid. All in px from the container's content edge. */
export interface Arrangement {
  /** The positions of the items. */
  readonly spots: readonly { readonly left: number; readonly top: number }[];
  readonly height: number;
}

/**
 * Places each item, in order, at the highest free position, and as far left as possible.
 *
 * @param containerWidth width of the container's content in px; more than 0
 */
export function arrange(containerWidth: number, items: readonly Size[]): Arrangement {
  const { spots, height } = arrangeInColumns(COLUMNS, containerWidth / COLUMNS, items);
  return { spots: spots.map(({ left, top }) => ({ left: Math.trunc(left), top: Math.trunc(top) })), height };
}

/**
 * Like `arrange`, with any number and width of columns, and without rounding.
 *
 * @param count number of columns, at least 1
 * @param unit width of a column in px
 */
export function arrangeInColumns(count: number, unit: number, items: readonly Size[]): Arrangement {
  const bottoms = Array.from({ length: count }, () => 0);
  const spots = items.map(({ width, height }) => {
    const span = spanOf(width, unit, count);
    let column = 0;
    let top = Infinity;
    for (let start = 0; start + span <= count; start += 1) {
      const level = Math.max(...bottoms.slice(start, start + span));
      if (level < top) [column, top] = [start, level];
    }
    bottoms.fill(top + height, column, column + span);
    return { left: column * unit, top };
  });
  return { spots, height: Math.max(...bottoms) };
}

/**
 * Places items in rows, and starts a new row if the next item does not fit (essential-addons, section 6.5). A row
 * starts below the lowest item of the previous rows.
 */
export function arrangeInRows(containerWidth: number, items: readonly Size[]): Arrangement {
  let [left, top, height] = [0, 0, 0];
  const spots = items.map((item) => {
    // Because of rounding, three thirds of a width can be more than the width.
    if (left > 0 && left + item.width > containerWidth + ROUNDING_PX) [left, top] = [0, height];
    const spot = { left, top };
    left += item.width;
    height = Math.max(height, top + item.height);
    return spot;
  });
  return { spots, height };
}

/**
 * Returns the number of columns that fit, with a tolerance of 1 px.
 *
 * @param unit width of a column in px; more than 0
 */
export function columnCount(containerWidth: number, unit: number): number {
  return Math.max(Math.floor((containerWidth + ROUNDING_PX) / unit), 1);
}

/** @returns the number of columns that an item spans, from 1 to `count` */
function spanOf(width: number, unit: number, count: number): number {
  const isNearly = width % unit < ROUNDING_PX;
  const columns = isNearly ? Math.round(width / unit) : Math.ceil(width / unit);
  return Math.min(Math.max(columns, 1), count);
}
