/**
 * Reads the page builder's skill circles (goodlayers-motion, section 7). Kept: in a narrow place only the greatest sizes
 * shrink. Fixed: the text moves to the middle again when its font loads late.
 */
import type { WidgetContext } from '../../runtime/core/define';
import { leadingNumber } from '../../runtime/dom/leading-number';
import { readSettings, type Setting, wholeNumber } from '../../runtime/dom/settings';
import type { SkillCircleReading } from './attributes';
import { shareOf } from './circle';

const NAME = 'gdlr-core-skill-circle';

const color = (attribute: string): Setting<string> => ({ attribute, fallback: '', parse: (text) => text });

/** The defaults are what the builder prints for settings that the author has not changed, except the percentage. */
const SETTINGS = {
  percent: {
    attribute: 'data-percent',
    fallback: 0,
    parse: leadingNumber,
  } satisfies Setting<number>,
  size: wholeNumber('data-width', 265, 1),
  durationMs: wholeNumber('data-duration', 1200),
  lineWidth: wholeNumber('data-line-width', 6),
  color: color('data-filled-color'),
  trackColor: color('data-filled-background'),
};

export function readSkillCircle(
  circle: HTMLElement,
  { report }: Pick<WidgetContext, 'report'>,
): SkillCircleReading {
  const bad: string[] = [];
  const { percent, durationMs, ...look } = readSettings(circle, SETTINGS, (code) => bad.push(code));
  if (bad.length > 0) report('bad_settings', bad.join());
  const texts = ['head', 'caption'].map((part) =>
    circle.querySelector(`.${NAME}-${part}`)?.textContent?.trim(),
  );
  return {
    circle,
    content: circle.querySelector<HTMLElement>(`:scope > .${NAME}-content`) ?? undefined,
    label: texts.filter(Boolean).join(', ') || `${percent}%`,
    look,
    share: shareOf(percent),
    durationMs,
  };
}
