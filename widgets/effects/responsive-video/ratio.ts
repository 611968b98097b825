/** A video's height by its width (goodlayers-panels, section 16). */

/** 16:9, where nothing says otherwise. */
const DEFAULT_RATIO = 9 / 16;

/** What is known of a frame. */
export interface FrameSize {
  /** As the attributes have them. */
  readonly width: string | null;
  readonly height: string | null;
  /** As rendered, in px; 0 for a hidden frame. */
  readonly renderedWidth: number;
  readonly renderedHeight: number;
}

/**
 * @returns height by width. The attributes count when both are plain numbers: the original took "100%" for 100 and a
 * hidden frame for nothing at all
 */
export function videoRatio({ width, height, renderedWidth, renderedHeight }: FrameSize): number {
  return (
    ratioOf(plainNumber(width), plainNumber(height)) ??
    ratioOf(renderedWidth, renderedHeight) ??
    DEFAULT_RATIO
  );
}

function plainNumber(text: string | null): number {
  return /^\s*\d+(\.\d+)?(px)?\s*$/.test(text ?? '') ? Number.parseFloat(text ?? '') : 0;
}

function ratioOf(width: number, height: number): number | undefined {
  const ratio = height / width;
  return width > 0 && height > 0 && Number.isFinite(ratio) ? ratio : undefined;
}
