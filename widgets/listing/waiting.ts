/** What a visitor sees of a holder from a press to its response (goodlayers-listings, sections 6.3 and 6.4). */
import { stopAnimation } from '../../runtime/motion/animate';
import { easeOutExpo } from '../../runtime/motion/easing';
import { fadeIn, fadeOut } from '../../runtime/motion/fade';
import { crossfadeIn, crossfadeOut } from './crossfade';

const CROSSFADE_MS = 150;
const INDICATOR_MS = 200;

const INDICATOR = 'gdlr-core-now-loading';

/** The holders for which the page's stylesheet has an indicator. */
const INDICATED = [
  'gdlr-core-portfolio-item-holder',
  'gdlr-core-personnel-item-holder',
  'gdlr-core-product-item-holder',
  'gdlr-core-product-item-table-holder',
];

/** The holder fades out, and what says "loading" fades in before it. */
export function startWaiting(holder: HTMLElement): void {
  crossfadeOut(holder, CROSSFADE_MS);
  if (!INDICATED.some((name) => holder.classList.contains(name))) return;
  const indicator = indicatorOf(holder) ?? holder.ownerDocument.createElement('div');
  indicator.className = INDICATOR;
  holder.before(indicator);
  void fadeIn(indicator, INDICATOR_MS);
}

/** @returns when the indicator has faded out and has gone */
export async function endWaiting(holder: HTMLElement): Promise<void> {
  const indicator = indicatorOf(holder);
  if (!indicator) return;
  await fadeOut(indicator, INDICATOR_MS);
  // Another request may have begun meanwhile, and shows it again.
  if (indicator.style.display === 'none') indicator.remove();
}

/** Puts an end to the waiting at once: the holder is there, the indicator is not. */
export function undoWaiting(holder: HTMLElement): void {
  removeIndicator(holder);
  crossfadeIn(holder, { durationMs: CROSSFADE_MS, easing: easeOutExpo });
}

/** Ends every movement of a holder that has left the page. */
export function endMovements(holder: HTMLElement): void {
  removeIndicator(holder);
  stopAnimation(holder, 'crossfade');
  holder.style.opacity = '';
}

function removeIndicator(holder: HTMLElement): void {
  const indicator = indicatorOf(holder);
  if (indicator) stopAnimation(indicator, 'fade');
  indicator?.remove();
}

function indicatorOf(holder: HTMLElement): HTMLElement | undefined {
  const before = holder.previousElementSibling;
  return before instanceof HTMLElement && before.classList.contains(INDICATOR) ? before : undefined;
}
