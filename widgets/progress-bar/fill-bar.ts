/** Fills a progress bar, and counts its number along. */
import { restoreOnAbort } from '../../runtime/dom/restore';
import { startTween } from '../../runtime/motion/tween';
import type { ProgressBarReading } from './attributes';
import { filledStyle, ringAt } from './progress';

/**
 * @param isAtOnce fill the bar without a movement
 * @param signal restores the server's markup
 */
export function fillBar(reading: ProgressBarReading, isAtOnce: boolean, signal: AbortSignal): void {
  const { layout, count, durationMs, fill, ring, number } = reading;
  const parts = [fill, ring?.pie, ring?.left, ring?.right].filter((part) => part !== undefined);
  restoreOnAbort(parts, { attributes: ['style'] }, signal);
  const served = number?.data ?? '';
  signal.addEventListener('abort', () => number && (number.data = served));

  if (fill && layout)
    Object.assign(fill.style, filledStyle(layout, count), isAtOnce && { transition: 'none' });
  const show = (value: number): void => showValue(reading, value);
  if (isAtOnce) return show(count);
  startTween(
    { from: 0, to: count, durationMs, easing: (p) => p, onValue: show, onEnd: () => undefined },
    signal,
  );
}

/** Shows a value as a number and, for a ring, as its drawn part. */
function showValue({ number, ring }: ProgressBarReading, value: number): void {
  if (number) number.data = String(Math.ceil(value));
  if (!ring) return;
  const { degrees, isPastHalf } = ringAt(value);
  if (ring.left) ring.left.style.transform = `rotate(${degrees}deg)`;
  if (ring.pie && isPastHalf) ring.pie.style.clipPath = 'inset(0)';
  if (ring.right && isPastHalf) ring.right.style.visibility = 'visible';
}
