/** Computes the aspect ratio of a video (goodlayers-panels, section 16). */
import { leadingNumber } from '../../../runtime/dom/leading-number';

/** 16:9, if the size is unknown. */
const DEFAULT_RATIO = 9 / 16;

/** The size of a frame. */
export interface FrameSize {
  /** The values of the attributes. */
  readonly width: string | null;
  readonly height: string | null;
  /** The rendered size in px; 0 for a hidden frame. */
  readonly renderedWidth: number;
  readonly renderedHeight: number;
}

/**
 * @returns height divided by width. The attributes are used only if both begin with a number and neither is a percentage,
 * unlike in the original, which read "100%" as 100 and could not handle hidden frames
 */
export function videoRatio({ width, height, renderedWidth, renderedHeight }: FrameSize): number {
  return (
    ratioOf(lengthOf(width), lengthOf(height)) ?? ratioOf(renderedWidth, renderedHeight) ?? DEFAULT_RATIO
  );
}

/** @returns 0 if the attribute is not a length */
function lengthOf(attribute: string | null): number {
  return attribute?.includes('%') ? 0 : (leadingNumber(attribute) ?? 0);
}

function ratioOf(width: number, height: number): number | undefined {
  const ratio = height / width;
  return width > 0 && height > 0 && Number.isFinite(ratio) ? ratio : undefined;
}
