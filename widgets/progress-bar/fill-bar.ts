/** Fills a progress bar, and counts its number along. */
import { restoreOnAbort } from '../../runtime/dom/restore';
import { borrowText } from '../../runtime/dom/text';
import { startTween } from '../../runtime/motion/tween';
import type { ProgressBarReading, RingReading } from './attributes';
import { filledStyle, ringAt } from './progress';

/** The parts of a bar that change, and its value. */
export type Filling = Pick<
  ProgressBarReading,
  'layout' | 'count' | 'durationMs' | 'fill' | 'ring' | 'number' | 'written'
>;

/**
 * @param isAtOnce fill the bar without a movement
 * @param signal restores the server's markup
 */
export function fillBar(reading: Filling, isAtOnce: boolean, signal: AbortSignal): void {
  const { layout, count, durationMs, fill, ring, number, written } = reading;
  const parts = [fill, ring?.pie, ring?.left, ring?.right].filter((part) => part !== undefined);
  restoreOnAbort(parts, { attributes: ['style'] }, signal);
  const write = number && borrowText(number, signal);
  if (fill && layout)
    Object.assign(fill.style, filledStyle(layout, count), isAtOnce && { transition: 'none' });
  const show = (value: number): void => {
    write?.(String(Math.ceil(value)));
    if (ring) turn(ring, value);
  };
  // An author's text without a number is shown as it is: 0 would be false.
  if (written !== undefined) return write?.(written);
  if (isAtOnce) return show(count);
  startTween(
    { from: 0, to: count, durationMs, easing: (p) => p, onValue: show, onEnd: () => undefined },
    signal,
  );
}

/** Draws the part of a ring for a value. */
function turn({ pie, left, right }: RingReading, value: number): void {
  const { degrees, isPastHalf } = ringAt(value);
  if (left) left.style.transform = `rotate(${degrees}deg)`;
  if (pie && isPastHalf) pie.style.clipPath = 'inset(0)';
  if (right && isPastHalf) right.style.visibility = 'visible';
}
