/**
 * Reads the page builder's skill bars (goodlayers-motion, section 6). Kept: decimals are cut off. Fixed: more than 100
 * ends at 100.
 */
import type { WidgetContext } from '../../runtime/core/define';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { translator } from '../../runtime/page/translate';
import { isMobileWidth } from '../../runtime/page/viewport';
import { percentOf, type SkillBarReading } from './attributes';
import { strings } from './widget.json';

/** @throws for a bar without a parent */
export function readSkillBar(
  bar: HTMLElement,
  { config, foundAt, report }: Pick<WidgetContext, 'config' | 'foundAt' | 'report'>,
): SkillBarReading {
  const track = bar.parentElement;
  if (!track) throw new Error('The bar is not inside a track.');
  const { width } = readSettings(bar, { width: wholeNumber('data-width', 0) }, report);
  const text = (part: string): string =>
    track.parentElement?.querySelector(`.gdlr-core-skill-bar-${part}`)?.textContent?.trim() ?? '';
  return {
    bar,
    track,
    label: text('title') || translator(config.strings)(strings['skill-bar.label']),
    valueText: text('right'),
    percent: percentOf(width),
    // On phones every bar of a page fills from the start, visible or not: a bar that is reached later is full.
    startedAt: prefersReducedMotion() || isMobileWidth() ? foundAt : undefined,
  };
}
