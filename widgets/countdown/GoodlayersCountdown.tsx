/** The page builder's countdown (goodlayers-motion, section 2). */
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { type Field, timerAttributes, type TimerReading } from './attributes';
import { keepWidth } from './seconds-width';
import { type ThemeTime, themeTime } from './theme-time';
import { useCountdown } from './use-countdown';
import { writeFields } from './write-fields';

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
