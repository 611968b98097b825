/** Computes how a video covers its section (goodlayers-motion, section 11). All lengths in px. */

/** The aspect ratio of all background videos, which is fixed in GoodLayers. */
const RATIO = 640 / 360;

/** The size of the video, and the position in the section that centres it. */
export interface Cover {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly left: number;
}

/** @returns the smallest box with the video's aspect ratio that covers the area */
export function cover(areaWidth: number, areaHeight: number): Cover {
  const isWide = areaWidth > areaHeight * RATIO;
  const width = isWide ? areaWidth : areaHeight * RATIO;
  const height = isWide ? areaWidth / RATIO : areaHeight;
  return { width, height, top: (areaHeight - height) / 2, left: (areaWidth - width) / 2 };
}
