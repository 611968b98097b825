/** The loading state of a holder between a press and its response (goodlayers-listings, sections 6.3 and 6.4). */
import { stopAnimation } from '../../runtime/motion/animate';
import { easeOutExpo } from '../../runtime/motion/easing';
import { fadeIn, fadeOut } from '../../runtime/motion/fade';
import { crossfadeIn, crossfadeOut } from './crossfade';

const CROSSFADE_MS = 150;
const INDICATOR_MS = 200;

const INDICATOR = 'gdlr-core-now-loading';

/** The holders for which the page's stylesheet styles a loading indicator. */
const INDICATED = [
  'gdlr-core-portfolio-item-holder',
  'gdlr-core-personnel-item-holder',
  'gdlr-core-product-item-holder',
  'gdlr-core-product-item-table-holder',
];

/** Fades out the holder, and fades in the loading indicator before it. */
export function startWaiting(holder: HTMLElement): void {
  crossfadeOut(holder, CROSSFADE_MS);
  if (!INDICATED.some((name) => holder.classList.contains(name))) return;
  const indicator = indicatorOf(holder) ?? holder.ownerDocument.createElement('div');
  indicator.className = INDICATOR;
  holder.before(indicator);
  void fadeIn(indicator, INDICATOR_MS);
}

/** Fades out the indicator and removes it. */
export async function endWaiting(holder: HTMLElement): Promise<void> {
  const indicator = indicatorOf(holder);
  if (!indicator) return;
  await fadeOut(indicator, INDICATOR_MS);
  // Keep it if another request has started and shows it again.
  if (indicator.style.display === 'none') indicator.remove();
}

/** Ends the loading state immediately: shows the holder and removes the indicator. */
export function undoWaiting(holder: HTMLElement): void {
  removeIndicator(holder);
  crossfadeIn(holder, { durationMs: CROSSFADE_MS, easing: easeOutExpo });
}

/** Stops all animations of a holder that was removed. */
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
