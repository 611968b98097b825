/** The sizes and styles of a scroll gallery (goodlayers-sliders, section 2). */
import { px } from '../../runtime/dom/measure';
import { remember } from '../../runtime/dom/restore';
import type { GalleryReading } from './attributes';
import { handleOf, pageStarts, type Strip, stripOf } from './strip-machine';

/** The sizes of a gallery, in px. */
export interface GallerySizes {
  readonly strip: Strip;
  /** The start of each page. */
  readonly starts: readonly number[];
  /** The width of the scroll bar; 0 without one. */
  readonly barPx: number;
  /** The width of all items with their margins. */
  readonly totalPx: number;
  /** Two equal keys mean equal sizes. */
  readonly key: string;
}

export const NOT_MEASURED: GallerySizes = {
  strip: { items: [], framePx: 0, endPx: 0 },
  starts: [0],
  barPx: 0,
  totalPx: 0,
  key: '',
};

/** @returns undefined while the gallery is hidden */
export function measureGallery({ root, items, bar }: GalleryReading): GallerySizes | undefined {
  const framePx = root.clientWidth;
  if (framePx === 0) return undefined;
  let from = 0;
  const edges = items.map((item) => {
    const { marginLeft, marginRight } = getComputedStyle(item);
    const borderPx = from + px(marginLeft);
    const borderEndPx = borderPx + item.getBoundingClientRect().width;
    const startPx = from;
    from = borderEndPx + px(marginRight);
    // As in the original, an item includes its margins if it has both. Themes remove the outer margins of the strip.
    const hasBoth = borderPx > startPx && from > borderEndPx;
    return hasBoth ? { startPx, endPx: from } : { startPx: borderPx, endPx: borderEndPx };
  });
  const strip = stripOf(edges, framePx);
  return {
    strip,
    starts: pageStarts(strip),
    barPx: bar?.clientWidth ?? 0,
    totalPx: from,
    key: [framePx, bar?.clientWidth, ...edges.map(({ endPx }) => endPx)].join(' '),
  };
}

/** Gives the list and the handle of the scroll bar their widths. */
export function fitWidths({ list, items, handle }: GalleryReading, sizes: GallerySizes): void {
  // One spare px for each item, so that fractional widths do not wrap the last item.
  list.style.width = `${Math.ceil(sizes.totalPx) + items.length}px`;
  if (handle) handle.style.width = `${handleOf(sizes.strip, sizes.barPx, 0).widthPx}px`;
}

/** Moves the list and the handle to a position in px. */
export function moveTo({ list, handle }: GalleryReading, { strip, barPx }: GallerySizes, px: number): void {
  list.style.transform = `translateZ(0) translateX(${-px}px)`;
  if (handle) handle.style.transform = `translateZ(0) translateX(${handleOf(strip, barPx, px).leftPx}px)`;
}

/** Undoes the browser's scrolling to a focused link: the strip moves instead. */
export function resetScroll(root: HTMLElement): void {
  root.scrollLeft = 0;
}

/**
 * Clips the strip, which runs from left to right on every page (RTL, in the same section). Its items keep the page's
 * direction.
 *
 * @returns a function that restores the server's styles
 */
export function setStyles({ root, list, items, bar, handle }: GalleryReading): () => void {
  const rows = [root, list, ...(bar ? [bar] : [])];
  const restores = [...rows, ...items, ...(handle ? [handle] : [])].map((element) =>
    remember(element, { attributes: ['style'] }),
  );
  const isRtl = getComputedStyle(root).direction === 'rtl';
  for (const row of rows) if (getComputedStyle(row).direction === 'rtl') row.style.direction = 'ltr';
  if (isRtl) items.forEach((item) => (item.style.direction = 'rtl'));
  Object.assign(root.style, { overflow: 'hidden', touchAction: 'pan-y pinch-zoom' });
  return () => restores.forEach((restore) => restore());
}
