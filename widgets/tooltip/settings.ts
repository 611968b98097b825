/** Reads the settings in a trigger's attributes (essential-addons, section 4.3). */
import { readSettings, type Setting, wholeNumber } from '../../runtime/dom/settings';

export type Side = 'top' | 'right' | 'bottom' | 'left';

const SIDES = new Map<string, Side>(
  (['top', 'right', 'bottom', 'left'] as const).map((side) => [side, side]),
);
const ANIMATIONS = ['fade', 'grow', 'swing', 'slide', 'fall'] as const;
const THEMES = ['default', 'noir', 'light', 'punk', 'shadow', 'borderless'] as const;
const DEFAULT_DELAY_MS = 300;

const SIDE: Setting<Side> = { attribute: 'data-side', fallback: 'top', parse: (text) => SIDES.get(text) };

/** A tooltip's settings, with the defaults of the original. */
export interface TooltipSettings {
  readonly side: Side;
  readonly isClicked: boolean;
  readonly animation: string;
  readonly delayMs: number;
  readonly theme: string;
  readonly hasArrow: boolean;
}

export function readTooltip(
  trigger: HTMLElement,
  report: (code: string, detail: unknown) => void,
): TooltipSettings {
  const bad: string[] = [];
  const settings = readSettings(
    trigger,
    {
      side: SIDE,
      animation: oneOf('data-animation', ANIMATIONS),
      theme: oneOf('data-theme', THEMES),
      // Despite its name, the original uses this attribute as the delay.
      delayMs: wholeNumber('data-animation_duration', DEFAULT_DELAY_MS),
    },
    (code) => bad.push(code),
  );
  if (bad.length > 0) report('bad_settings', bad.join(' '));
  return {
    ...settings,
    isClicked: trigger.getAttribute('data-trigger') === 'click',
    hasArrow: trigger.getAttribute('data-arrow') === 'yes',
  };
}

function oneOf(attribute: string, values: readonly [string, ...string[]]): Setting<string> {
  return { attribute, fallback: values[0], parse: (text) => values.find((value) => value === text) };
}
