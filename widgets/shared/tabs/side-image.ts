/** The image that the Kingster theme shows next to a tab widget (goodlayers-panels, section 3.8). */

/** The theme's two wrappers. */
export interface SideImage {
  /** Contains at most one image per tab. */
  readonly wrap: HTMLElement;
  /** Contains the titles and panes. The image gets its height. */
  readonly beside: HTMLElement;
}

/** The wrappers whose images are kept as high as their widgets now. */
const fitted = new WeakSet<Element>();

/**
 * Keeps the image as high as the widget. Does nothing if the tabs were prepared, because then it is already kept.
 *
 * @returns stops it; the image keeps its height
 */
export function startSideImage(side: SideImage): (() => void) | undefined {
  if (fitted.has(side.wrap)) return undefined;
  fitted.add(side.wrap);
  const sizes = new ResizeObserver(() => fitHeight(side));
  sizes.observe(side.beside);
  return () => {
    fitted.delete(side.wrap);
    sizes.disconnect();
  };
}

/** @param hasImage whether the pressed title has an image; without one, the wrapper collapses */
export function showSideImage(side: SideImage, hasImage: boolean): void {
  if (!hasImage) return void (side.wrap.style.width = '0px');
  side.wrap.style.width = '';
  fitHeight(side);
}

function fitHeight({ wrap, beside }: SideImage): void {
  // Reset first: if both are stretched to the same height, the wrapper's height would never shrink.
  const before = wrap.style.height;
  wrap.style.height = '';
  // With fractions, because a rounded height would shift the following content.
  const { height } = beside.getBoundingClientRect();
  wrap.style.height = height > 0 ? `${height}px` : before;
}
