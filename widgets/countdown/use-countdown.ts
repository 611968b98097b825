/** The time that is left, as React state. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { setText } from '../../runtime/dom/text';
import { everySecond } from '../../runtime/page/clock';
import type { Field } from './attributes';

/**
 * Shows a time in the fields of the server: writes the numbers that have changed.
 *
 * @param digits the least number of digits in a field
 */
export function writeFields<Unit extends string>(
  fields: readonly Field<Unit>[],
  time: Readonly<Record<Unit, number>>,
  digits = 1,
): void {
  for (const { unit, element } of fields) setText(element, String(time[unit]).padStart(digits, '0'));
}

/**
 * Renders at every whole second while the page is visible, when the page becomes visible, and at the end.
 *
 * @param remainingMs returns the ms until the end; the same function on every render
 * @param roundsDown true if the component rounds the seconds down; the same on every render
 * @returns ms until the end, at the last of these times; 0 from the end on
 */
export function useCountdown(remainingMs: () => number, roundsDown = false): number {
  const [leftMs, setLeftMs] = useState(() => Math.max(0, remainingMs()));

  useEffect(() => {
    const controller = new AbortController();
    let isStarted = false;
    const onTick = (ms: number): void => {
      // The first tick comes while React runs effects, where it cannot render. The others show at once.
      if (isStarted) flushSync(() => setLeftMs(ms));
      else setLeftMs(ms);
    };
    everySecond({ remainingMs, onTick, onEnd: () => undefined, roundsDown }, controller.signal);
    isStarted = true;
    return () => controller.abort();
  }, [remainingMs, roundsDown]);

  return leftMs;
}
