/** Where a parallax layer stands (goodlayers-motion, section 10). All lengths in px. */

/** What is measured. */
export interface Place {
  /** Outer height of the wrap, the window onto the layer. */
  readonly wrapHeight: number;
  /** The wrap's upper edge below that of the screen. */
  readonly wrapTop: number;
  readonly screenHeight: number;
}

/** @param speed −1…1: 1 stands still on the screen, 0 moves with the page, less than 0 hurries ahead */
export function layerHeight(speed: number, { wrapHeight, screenHeight }: Place): number {
  if (speed > 0) return wrapHeight + (screenHeight - wrapHeight) * speed;
  return wrapHeight + (screenHeight + wrapHeight) * -speed;
}

/** @returns how far down the layer is moved inside its wrap; undefined while the wrap is off the screen */
export function layerShift(speed: number, { wrapHeight, wrapTop, screenHeight }: Place): number | undefined {
  if (wrapTop >= screenHeight || wrapTop + wrapHeight <= 0) return undefined;
  return speed > 0 ? -wrapTop * speed : (screenHeight - wrapTop) * speed;
}
