/** Calculates and draws a skill circle (goodlayers-motion, section 7). */

/** The properties that do not change while a circle is filled. Lengths in px. */
export interface CircleLook {
  readonly size: number;
  readonly lineWidth: number;
  readonly color: string;
  readonly trackColor: string;
}

/** The angle where a circle starts: 12 o'clock. */
const TOP = -Math.PI / 2;

/** The builder's defaults, used for invalid colours. */
const DEFAULT_COLORS = { bar: '#2d9bea', track: '#dcdcdc' };

/** @returns the fraction to draw, limited to −1 … 1; negative values are drawn anticlockwise */
export function shareOf(percent: number): number {
  return Math.min(Math.max(percent / 100, -1), 1);
}

/**
 * Redraws a circle: the whole track, then the bar, clockwise from 12 o'clock. The bar's ends are square and extend by
 * half the line width.
 *
 * @param pixelRatio device pixels per CSS pixel
 */
export function drawCircle(
  pen: CanvasRenderingContext2D,
  { size, lineWidth, color, trackColor }: CircleLook,
  share: number,
  pixelRatio: number,
): void {
  pen.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  pen.clearRect(0, 0, size, size);
  pen.lineWidth = lineWidth;
  pen.lineCap = 'square';
  const stroke = (fallback: string, paint: string, part: number): void => {
    // A canvas ignores invalid colours and keeps the fallback.
    pen.strokeStyle = fallback;
    pen.strokeStyle = paint;
    pen.beginPath();
    pen.arc(size / 2, size / 2, Math.max(0, (size - lineWidth) / 2), TOP, TOP + part * 2 * Math.PI, part < 0);
    pen.stroke();
  };
  stroke(DEFAULT_COLORS.track, trackColor, 1);
  if (share !== 0) stroke(DEFAULT_COLORS.bar, color, share);
}
