/** The page builder's countdown (goodlayers-motion, section 2). */
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { contentBox, px } from '../../runtime/dom/measure';
import { setText } from '../../runtime/dom/text';
import { ServerElement } from '../../runtime/react/server-element';
import { type Field, timerAttributes, type TimerReading } from './attributes';
import { type ThemeTime, themeTime } from './theme-time';
import { useCountdown, writeFields } from './use-countdown';

/**
 * Gives the seconds the width of two digits, so that the layout does not shift (goodlayers-motion, section 2). It measures when
 * the page and its fonts have loaded.
 */
function keepWidth(seconds: HTMLElement, signal: AbortSignal): void {
  const fit = (): void => {
    const shown = seconds.textContent;
    setText(seconds, '00');
    const style = getComputedStyle(seconds);
    // An inline element has no width in its computed style.
    const width = px(style.width) || contentBox(seconds, 'width', style);
    setText(seconds, shown ?? '');
    seconds.style.width = `${width}px`;
  };
  if (document.readyState === 'complete') fit();
  else window.addEventListener('load', fit, { once: true, signal });
}

/** What `readCountdown` finds in the markup. */
export interface GoodlayersCountdownReading extends TimerReading {
  readonly fields: readonly Field<keyof ThemeTime>[];
}

export function GoodlayersCountdown(reading: GoodlayersCountdownReading): ReactNode {
  const { timer, fields, remainingMs } = reading;
  const ticks = Math.ceil(useCountdown(remainingMs) / 1000);

  useLayoutEffect(() => writeFields(fields, themeTime(ticks)), [fields, ticks]);

  const seconds = fields.find(({ unit }) => unit === 'seconds')?.element;

  useEffect(() => {
    if (!seconds) return undefined;
    const controller = new AbortController();
    const { width } = seconds.style;
    keepWidth(seconds, controller.signal);
    return () => {
      controller.abort();
      seconds.style.width = width;
    };
  }, [seconds]);

  return <ServerElement element={timer} attributes={timerAttributes(reading)} />;
}
