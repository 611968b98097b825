/**
 * The page builder's countdown (goodlayers-motion, section 2). The server prints the remaining time; from there, the
 * time is measured with the clock instead of counting ticks.
 */
import { everySecond, startStopwatch } from '../../runtime/page/clock';
import type { WidgetModule } from '../../runtime/core/define';
import { setAttributes } from '../../runtime/dom/restore';
import { translator } from '../../runtime/page/translate';
import { keepWidth } from './seconds-width';
import { setText } from './set-text';
import { parseField, type ThemeTime, themeTime, ticksLeft } from './theme-time';
import { strings } from './widget.json';

const FIELDS: readonly (readonly [keyof ThemeTime, string])[] = [
  ['days', '.gdlr-core-day'],
  ['hours', '.gdlr-core-hrs'],
  ['minutes', '.gdlr-core-min'],
  ['seconds', '.gdlr-core-sec'],
];

export const mount: WidgetModule['mount'] = (root, { config, foundAt, signal }) => {
  const fields = FIELDS.map(([unit, selector]) => {
    const element = root.querySelector<HTMLElement>(selector);
    const value = parseField(element?.textContent);
    if (!element || value === undefined) throw new Error(`the countdown has no number of ${unit}`);
    return { unit, element, value };
  });
  const valueOf = (unit: keyof ThemeTime): number => fields.find((field) => field.unit === unit)?.value ?? 0;
  const start = ticksLeft({
    days: valueOf('days'),
    hours: valueOf('hours'),
    minutes: valueOf('minutes'),
    seconds: valueOf('seconds'),
  });
  const passedMs = startStopwatch(foundAt);
  setAttributes(
    root,
    {
      role: 'timer',
      'aria-live': 'off',
      'aria-label': translator(config.strings)(strings['countdown.label']),
    },
    signal,
  );
  everySecond(
    {
      remainingMs: () => start * 1000 - passedMs(),
      onTick(remainingMs) {
        const time = themeTime(Math.ceil(remainingMs / 1000));
        for (const { unit, element } of fields) {
          setText(element, String(time[unit]));
        }
      },
      onEnd() {},
    },
    signal,
  );
  const seconds = fields.find(({ unit }) => unit === 'seconds')?.element;
  if (seconds) keepWidth(seconds, signal);
};
