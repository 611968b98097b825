/** Computes how a video covers its section (goodlayers-motion, section 11). All lengths in px. */

/** The aspect ratio of all background videos, which is fixed in GoodLayers. */
const RATIO = 640 / 360;

/** The size of the video, and the margins that centre it in the section. */
export interface Cover {
  readonly width: number;
  readonly height: number;
  readonly marginTop: number;
  readonly marginLeft: number;
}

/** @returns the smallest box with the video's aspect ratio that covers the area */
export function cover(areaWidth: number, areaHeight: number): Cover {
  const isWide = areaWidth > areaHeight * RATIO;
  const width = isWide ? areaWidth : areaHeight * RATIO;
  const height = isWide ? areaWidth / RATIO : areaHeight;
  return { width, height, marginTop: (areaHeight - height) / 2, marginLeft: (areaWidth - width) / 2 };
}
