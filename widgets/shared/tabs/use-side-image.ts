/** The picture that the Kingster theme shows beside a tab widget (goodlayers-panels, section 3.8). */
import { useEffect } from 'react';

/** The theme's two wrappers. */
export interface SideImage {
  /** Holds the pictures, one a tab or none. */
  readonly wrap: HTMLElement;
  /** Holds titles and panes: the picture is as high as this. */
  readonly beside: HTMLElement;
}

/** Keeps each picture as high as its own widget, whatever changes the height. */
export function useSideImage(side: SideImage | undefined): void {
  useEffect(() => {
    if (!side) return undefined;
    const sizes = new ResizeObserver(() => fitHeight(side));
    sizes.observe(side.beside);
    return () => sizes.disconnect();
  }, [side]);
}

/** @param hasImage whether the pressed title has a picture; without one there is no room for it */
export function showSideImage(side: SideImage, hasImage: boolean): void {
  if (!hasImage) return void (side.wrap.style.width = '0px');
  side.wrap.style.width = '';
  fitHeight(side);
}

function fitHeight({ wrap, beside }: SideImage): void {
  // Where the two are stretched to one height, its own would hold the other open for ever.
  const before = wrap.style.height;
  wrap.style.height = '';
  // With its fraction: a rounded height would push what follows.
  const { height } = beside.getBoundingClientRect();
  wrap.style.height = height > 0 ? `${height}px` : before;
}
