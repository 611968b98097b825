/** How a video covers its section (goodlayers-motion, section 11). All lengths in px. */

/** Width by height of every background video: the platform's setting, which nothing can change. */
const RATIO = 640 / 360;

/** The video's size, and the margins that put its middle in the section's. */
export interface Cover {
  readonly width: number;
  readonly height: number;
  readonly marginTop: number;
  readonly marginLeft: number;
}

/** @returns the smallest box of the video's shape that leaves nothing of an area free */
export function cover(areaWidth: number, areaHeight: number): Cover {
  const isWide = areaWidth > areaHeight * RATIO;
  const width = isWide ? areaWidth : areaHeight * RATIO;
  const height = isWide ? areaWidth / RATIO : areaHeight;
  return { width, height, marginTop: (areaHeight - height) / 2, marginLeft: (areaWidth - width) / 2 };
}
