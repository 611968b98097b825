/** The countdown of Essential Addons (essential-addons, section 2). */
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { WidgetContext } from '../../runtime/core/define';
import { ServerElement } from '../../runtime/react/server-element';
import { type Field, timerAttributes, type TimerReading } from './attributes';
import { type TimeLeft, timeLeft } from './due-date';
import { type Expiry, expire, removeServed } from './expire';
import { useCountdown, writeFields } from './use-countdown';

/** What `readCountdown` finds in the markup. */
export interface EaelCountdownReading extends TimerReading {
  /** Holds the fields. */
  readonly list: HTMLElement;
  readonly fields: readonly Field<keyof TimeLeft>[];
  /** The least number of digits in a field. */
  readonly digits: number;
  readonly expiry: Expiry;
  readonly report: WidgetContext['report'];
}

export function EaelCountdown(reading: EaelCountdownReading): ReactNode {
  const { timer, list, fields, digits, remainingMs, expiry, report } = reading;
  const leftMs = useCountdown(remainingMs, true);
  const isOver = leftMs === 0;

  useLayoutEffect(() => writeFields(fields, timeLeft(leftMs), digits), [fields, leftMs, digits]);

  useLayoutEffect(() => {
    if (isOver) return undefined;
    // The visitor's clock is behind the server's.
    const controller = new AbortController();
    removeServed(list, controller.signal);
    return () => controller.abort();
  }, [isOver, list]);

  useEffect(() => {
    if (!isOver) return undefined;
    const controller = new AbortController();
    // The zeros stay if the code for the message does not load.
    expire(list, expiry, report, controller.signal).catch((error: unknown) => report('expiry_failed', error));
    return () => controller.abort();
  }, [isOver, list, expiry, report]);

  return <ServerElement element={timer} attributes={timerAttributes(reading)} />;
}
