/** A skill circle in numbers, and its picture (goodlayers-motion, section 7). */

/** What does not change while a circle is filled. Lengths in px. */
export interface CircleLook {
  readonly size: number;
  readonly lineWidth: number;
  readonly color: string;
  readonly trackColor: string;
}

/** Where a circle begins: at 12 o'clock. */
const TOP = -Math.PI / 2;

/** What is drawn of a colour that is none: the builder's own. */
const DEFAULT_COLORS = { bar: '#2d9bea', track: '#dcdcdc' };

/** @returns the share that is drawn, −1 to 1: more than full is full, less than nothing goes the other way round */
export function shareOf(percent: number): number {
  return Math.min(Math.max(percent / 100, -1), 1);
}

/**
 * Draws a circle anew: the whole track, then the bar, clockwise from 12 o'clock. The bar's ends are square and stick
 * out by half a stroke.
 *
 * @param pixelRatio device pixels in a px
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
    // A canvas ignores what is no colour, so the fallback stays.
    pen.strokeStyle = fallback;
    pen.strokeStyle = paint;
    pen.beginPath();
    pen.arc(size / 2, size / 2, Math.max(0, (size - lineWidth) / 2), TOP, TOP + part * 2 * Math.PI, part < 0);
    pen.stroke();
  };
  stroke(DEFAULT_COLORS.track, trackColor, 1);
  if (share !== 0) stroke(DEFAULT_COLORS.bar, color, share);
}
