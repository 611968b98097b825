/**
 * The page builder's skill bars (goodlayers-motion, section 6): each fills once when it comes into view. Kept: decimals
 * are truncated. Fixed: values over 100 are limited to 100.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { setAttributes } from '../../runtime/dom/button';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { easeOutQuart } from '../../runtime/motion/easing';
import { animateWidth } from '../../runtime/motion/animate-width';
import { whenInView } from '../../runtime/motion/in-view';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { translator } from '../../runtime/page/translate';
import { isMobileWidth } from '../../runtime/page/viewport';
import { strings } from './widget.json';

const NAME = 'gdlr-core-skill-bar';
const FILLED_CLASS = 'gdlr-core-animate';
const DURATION_MS = 1200;
const FULL_PERCENT = 100;

export const mount: WidgetModule['mount'] = (bar, { config, foundAt, signal, report }) => {
  const track = bar.parentElement;
  if (!track) throw new Error('the bar has no parent element');
  const { width } = readSettings(bar, { width: wholeNumber('data-width', 0) }, report);
  const percent = Math.min(width, FULL_PERCENT);

  const skill = track.parentElement;
  const text = (part: string): string => skill?.querySelector(`.${NAME}-${part}`)?.textContent?.trim() ?? '';
  const valueText = text('right');
  setAttributes(
    track,
    {
      role: 'progressbar',
      'aria-label': text('title') || translator(config.strings)(strings['skill-bar.label']),
      'aria-valuemin': '0',
      'aria-valuemax': String(FULL_PERCENT),
      'aria-valuenow': String(percent),
      ...(valueText && { 'aria-valuetext': valueText }),
    },
    signal,
  );

  const fill = (startedAt?: number): void => {
    bar.classList.add(FILLED_CLASS);
    animateWidth(
      bar,
      {
        percent,
        durationMs: DURATION_MS,
        easing: easeOutQuart,
        ...(startedAt !== undefined && { startedAt }),
      },
      signal,
    );
  };
  if (prefersReducedMotion()) fill();
  // On phones all bars start to fill immediately, even out of view: a bar that is reached later is already full.
  else if (isMobileWidth()) fill(foundAt);
  else whenInView(bar, 1, () => fill(), signal);

  return () => {
    bar.classList.remove(FILLED_CLASS);
    bar.style.width = '';
  };
};
