/** What a visitor sees of a holder while its items are replaced (goodlayers-listings, sections 6.3, 6.4 and 6.7). */
import { updateMasonry } from '../../runtime/layout/masonry';
import { easeOutExpo } from '../../runtime/motion/easing';
import { boxHeight, endExchange, unveil, veil } from '../../runtime/motion/exchange';
import { endFade, fadeIn, fadeOut } from '../../runtime/motion/fade';

const VEIL_MS = 150;
const UNVEIL_MS = 400;
const INDICATOR_MS = 200;

/** A slider finds its size first. */
const SLIDER_DELAY_MS = 300;
const SLIDER = '.gdlr-core-flexslider';

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
  veil(holder, VEIL_MS);
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
  unveil(holder, { durationMs: VEIL_MS, easing: easeOutExpo });
}

/**
 * Puts new content in the place of a holder's, which then comes back with its height on the way to the new one.
 * Masonry settles first: the height is its doing.
 */
export function exchange(holder: HTMLElement, content: DocumentFragment): void {
  const fromHeight = boxHeight(holder);
  const delayMs = content.querySelector(SLIDER) ? SLIDER_DELAY_MS : 0;
  holder.replaceChildren(content);
  updateMasonry(holder);
  unveil(holder, { durationMs: UNVEIL_MS, easing: easeOutExpo, fromHeight, delayMs });
}

/** Ends every movement of a holder that has left the page. */
export function endTransition(holder: HTMLElement): void {
  removeIndicator(holder);
  endExchange(holder);
  holder.style.opacity = '';
}

function removeIndicator(holder: HTMLElement): void {
  const indicator = indicatorOf(holder);
  if (indicator) endFade(indicator);
  indicator?.remove();
}

function indicatorOf(holder: HTMLElement): HTMLElement | undefined {
  const before = holder.previousElementSibling;
  return before instanceof HTMLElement && before.classList.contains(INDICATOR) ? before : undefined;
}
