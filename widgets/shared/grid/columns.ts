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
  /** One for each item. */
  readonly spots: readonly { readonly left: number; readonly top: number }[];
  readonly height: number;
}

/**
 * Puts each item, in order, where there is room furthest up, and furthest left among such places.
 *
 * @param containerWidth of the content, in px; more than 0
 */
export function arrange(containerWidth: number, items: readonly Size[]): Arrangement {
  const { spots, height } = arrangeInColumns(COLUMNS, containerWidth / COLUMNS, items);
  return { spots: spots.map(({ left, top }) => ({ left: Math.trunc(left), top: Math.trunc(top) })), height };
}

/**
 * The same with columns of any number and width, and nothing rounded.
 *
 * @param count how many columns there are, at least 1
 * @param unit width of one, in px
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
 * Puts items side by side, and into a new row where the next one does not fit (essential-addons, section 6.5). A row
 * begins below the lowest item so far.
 */
export function arrangeInRows(containerWidth: number, items: readonly Size[]): Arrangement {
  let [left, top, height] = [0, 0, 0];
  const spots = items.map((item) => {
    // A third of a width, three times, is more than the width.
    if (left > 0 && left + item.width > containerWidth + ROUNDING_PX) [left, top] = [0, height];
    const spot = { left, top };
    left += item.width;
    height = Math.max(height, top + item.height);
    return spot;
  });
  return { spots, height };
}

/**
 * How many columns of a width stand side by side; one that lacks less than a px counts as whole.
 *
 * @param unit width of one, in px; more than 0
 */
export function columnCount(containerWidth: number, unit: number): number {
  return Math.max(Math.floor((containerWidth + ROUNDING_PX) / unit), 1);
}

/** @returns how many columns an item takes, at least 1 and at most all */
function spanOf(width: number, unit: number, count: number): number {
  const isNearly = width % unit < ROUNDING_PX;
  const columns = isNearly ? Math.round(width / unit) : Math.ceil(width / unit);
  return Math.min(Math.max(columns, 1), count);
}
