/** The settings of a fancy text (essential-addons, section 3). */
import { readSettings, type Setting, wholeNumber } from '../../runtime/dom/settings';

const TRANSITIONS = [
  'typing',
  'fadeIn',
  'fadeInUp',
  'fadeInDown',
  'fadeInLeft',
  'fadeInRight',
  'zoomIn',
  'bounceIn',
  'swing',
] as const;

type Transition = (typeof TRANSITIONS)[number];

const isYes = (name: string): Setting<boolean> => ({
  attribute: `data-fancy-text-${name}`,
  fallback: false,
  parse: (text) => text === 'yes',
});

const SETTINGS = {
  transition: {
    attribute: 'data-fancy-text-transition-type',
    fallback: 'typing' as Transition,
    parse: (text: string) => TRANSITIONS.find((transition) => transition === text),
  },
  speedMs: wholeNumber('data-fancy-text-speed', 50),
  delayMs: wholeNumber('data-fancy-text-delay', 2500),
  hasCursor: isYes('cursor'),
  isEndless: isYes('loop'),
};

export type FancyTextSettings = ReturnType<typeof readSettings<typeof SETTINGS>>;

/** @param report called once for all invalid settings */
export function readFancyTextSettings(
  root: Element,
  report: (code: string, detail: unknown) => void,
): FancyTextSettings {
  const bad: string[] = [];
  const settings = readSettings(root, SETTINGS, (code) => bad.push(code));
  if (bad.length > 0) report('bad_settings', bad.join());
  return settings;
}
