/** Reads the colours of a canvas. */
import type { Page } from 'playwright-core';

/** Colours of a canvas at points, given as fractions of its size. */
export const colors = (page: Page, canvas: string, places: readonly (readonly [number, number])[]) =>
  page.locator(canvas).evaluate((canvas, places) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
    return places.map(([x, y]) =>
      [...(copy?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data ?? [])]
        .slice(0, 3)
        .join(),
    );
  }, places);
