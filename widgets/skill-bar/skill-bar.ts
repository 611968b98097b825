/**
 * The page builder's skill bars (goodlayers-motion, section 6): each fills once when it comes into view. Kept: decimals
 * are truncated. Fixed: values over 100 are limited to 100.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { remember, setAttributes } from '../../runtime/dom/restore';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { animate, stopAnimation } from '../../runtime/motion/animate';
import { easeOutQuart } from '../../runtime/motion/easing';
import { whenInView } from '../../runtime/motion/intersection';
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

  const restore = remember(bar, { styles: ['width'] });
  const fill = (startedAt?: number): void => {
    bar.classList.add(FILLED_CLASS);
    bar.style.width = `${percent}%`;
    void animate(
      bar,
      [0, percent].map((share) => ({ width: `${share}%`, overflow: 'hidden' })),
      { channel: 'width', durationMs: DURATION_MS, easing: easeOutQuart, startedAt },
    );
  };
  if (prefersReducedMotion()) fill();
  // On phones all bars of a page fill from the start, visible or not: a bar that is reached later is full.
  else if (isMobileWidth()) fill(foundAt);
  else whenInView(bar, 1, () => fill(), signal);

  return () => {
    stopAnimation(bar, 'width');
    bar.classList.remove(FILLED_CLASS);
    restore();
  };
};
