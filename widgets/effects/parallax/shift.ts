/** Computes the size and position of a parallax layer (goodlayers-motion, section 10). All lengths in px. */

/** The measured sizes. */
export interface Place {
  /** Outer height of the wrap, which clips the layer. */
  readonly wrapHeight: number;
  /** Distance from the top of the viewport to the top of the wrap. */
  readonly wrapTop: number;
  readonly screenHeight: number;
}

/** @param speed −1…1: 1 is fixed in the viewport, 0 scrolls with the page, negative values scroll faster */
export function layerHeight(speed: number, { wrapHeight, screenHeight }: Place): number {
  if (speed > 0) return wrapHeight + (screenHeight - wrapHeight) * speed;
  return wrapHeight + (screenHeight + wrapHeight) * -speed;
}

/** @returns the vertical shift of the layer in its wrap; undefined while the wrap is outside the viewport */
export function layerShift(speed: number, { wrapHeight, wrapTop, screenHeight }: Place): number | undefined {
  if (wrapTop >= screenHeight || wrapTop + wrapHeight <= 0) return undefined;
  return speed > 0 ? -wrapTop * speed : (screenHeight - wrapTop) * speed;
}
