/** The time that is left, as React state. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whileNear } from '../../runtime/motion/intersection';
import { everySecond } from '../../runtime/page/clock';

/**
 * Renders at every whole second while the page is visible and the timer is on the screen or near it, when they become so,
 * and at the end.
 *
 * @param timer the element that shows the time
 * @param remainingMs returns the ms until the end; the same function on every render
 * @param roundsDown true if the component rounds the seconds down; the same on every render
 * @returns ms until the end, at the last of these times; 0 from the end on
 */
export function useCountdown(timer: Element, remainingMs: () => number, roundsDown = false): number {
  const [leftMs, setLeftMs] = useState(() => Math.max(0, remainingMs()));

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let isStarted = false;
    let isNear = true;
    const onTick = (ms: number): void => {
      if (!isNear && ms > 0) return;
      // The first tick comes while React runs effects, where it cannot render. The others show at once.
      if (isStarted) flushSync(() => setLeftMs(ms));
      else setLeftMs(ms);
    };
    everySecond({ remainingMs, onTick, onEnd: () => undefined, roundsDown }, signal);
    isStarted = true;
    whileNear(
      timer,
      (next) => {
        isNear = next;
        if (isNear) onTick(Math.max(0, remainingMs()));
      },
      signal,
    );
    return () => controller.abort();
  }, [timer, remainingMs, roundsDown]);

  return leftMs;
}
