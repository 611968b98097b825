/**
 * Reads the page builder's countdown (goodlayers-motion, section 2). The server prints the time that is left; from then on
 * the clock counts, not the number of ticks.
 */
import type { WidgetContext } from '../../runtime/core/define';
import { readText } from '../../runtime/dom/text';
import { startStopwatch } from '../../runtime/page/clock';
import { translator } from '../../runtime/page/translate';
import { reactWidget } from '../../runtime/react/mount';
import { GoodlayersCountdown, type GoodlayersCountdownReading } from './GoodlayersCountdown';
import { parseField, type ThemeTime, ticksLeft } from './theme-time';
import { strings } from './widget.json';

const FIELDS: readonly (readonly [keyof ThemeTime, string])[] = [
  ['days', '.gdlr-core-day'],
  ['hours', '.gdlr-core-hrs'],
  ['minutes', '.gdlr-core-min'],
  ['seconds', '.gdlr-core-sec'],
];

/** @throws if a field is missing or is not a number */
function readCountdown(timer: HTMLElement, { config, foundAt }: WidgetContext): GoodlayersCountdownReading {
  const time = { days: 0, hours: 0, minutes: 0, seconds: 0 };
  const fields = FIELDS.map(([unit, selector]) => {
    const element = timer.querySelector<HTMLElement>(selector);
    const value = parseField(readText(element));
    if (!element || value === undefined) throw new Error(`The number of ${unit} is missing.`);
    time[unit] = value;
    return { unit, element };
  });
  const totalMs = ticksLeft(time) * 1000;
  const passedMs = startStopwatch(foundAt);
  return {
    timer,
    label: translator(config.strings)(strings['countdown.label']),
    remainingMs: () => totalMs - passedMs(),
    fields,
  };
}

export const { mount } = reactWidget(
  (timer, context) => ({ props: readCountdown(timer, context) }),
  GoodlayersCountdown,
);
