/**
 * What a block shows between a press and its response: the choice, the busy controls, and the loading state of the holder
 * (goodlayers-listings, sections 2, 3.3, 6.1, 6.3, 6.4 and 11).
 */
import { animate, stopAnimation } from '../../runtime/motion/animate';
import { type Easing, easeOutExpo, swing } from '../../runtime/motion/easing';
import { fadeIn, fadeOut } from '../../runtime/motion/fade';
import { type Control, CUSTOM_DROPDOWN, FILTERER_LIST, printedValue } from './control';

const CROSSFADE_MS = 150;
const INDICATOR_MS = 200;

const INDICATOR = 'gdlr-core-now-loading';

const DROPDOWN_LABEL = '.gdlr-core-filterer-dropdown-text';

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

/**
 * Marks a link or select as chosen, and shows its text in a dropdown's label.
 *
 * @param isOwn true if a visitor has clicked it, so that a custom dropdown has already handled the click
 * @param selectBefore the previous value of a select
 * @returns a function that reverts the choice
 */
export function choose(
  control: Control,
  chosen: HTMLElement,
  isOwn: boolean,
  selectBefore: string | undefined,
): () => void {
  if (chosen instanceof HTMLSelectElement) {
    return () => {
      chosen.value = selectBefore ?? printedValue(chosen);
    };
  }
  const before = control.state.get().active;
  const label = chosen.closest(FILTERER_LIST)?.parentElement?.querySelector(DROPDOWN_LABEL);
  const labelBefore = [...(label?.childNodes ?? [])];
  markActive(control, chosen, isOwn);
  label?.replaceChildren(...[...chosen.childNodes].map((node) => node.cloneNode(true)));
  return () => {
    markActive(control, before, false);
    label?.replaceChildren(...labelBefore);
  };
}

function markActive({ state }: Control, active: HTMLElement | undefined, isTold: boolean): void {
  state.set({ active, isChanged: true });
  // The listing's own listener ignores clicks on the active link.
  if (!isTold && active?.closest(CUSTOM_DROPDOWN)) active.click();
}

/**
 * Disables the controls of a block while a request is in flight.
 *
 * @returns a function that enables them
 */
export function markBusy(control: Control, all: readonly Control[]): () => void {
  control.state.set({ isBusy: true, isChanged: true });
  for (const { state } of all) state.set({ isDisabled: true, hasFailed: false });
  return () => {
    control.state.set({ isBusy: false });
    for (const { state } of all) state.set({ isDisabled: false });
  };
}

/**
 * Makes a holder transparent. It keeps its place. The inline opacity is the final one from the start. A crossfade that is
 * running continues from its current opacity.
 */
function crossfadeOut(holder: HTMLElement, durationMs: number): void {
  const { opacity } = getComputedStyle(holder);
  holder.style.opacity = '0';
  void animate(holder, [{ opacity }, { opacity: '0' }], { channel: 'crossfade', durationMs, easing: swing });
}

/** Options of `crossfadeIn`. */
export interface CrossfadeIn {
  readonly durationMs: number;
  readonly easing: Easing;
  /** The height of the old content, from `holderHeight`. Without it, the height is not animated. */
  readonly fromHeight?: string;
  /** How long the holder keeps the old height, in ms, for content that has to find its own size first. */
  readonly delayMs?: number;
}

/** Shows a holder again, and animates its height from that of the old content to that of the new one. */
export function crossfadeIn(
  holder: HTMLElement,
  { durationMs, easing, fromHeight, delayMs = 0 }: CrossfadeIn,
): void {
  const { opacity } = getComputedStyle(holder);
  stopAnimation(holder, 'crossfade');
  holder.style.opacity = '1';
  const heights = fromHeight === undefined ? [] : [fromHeight, holderHeight(holder)];
  const [from, to] = heights.map((height) => ({ height, overflow: 'hidden' }));
  void animate(
    holder,
    [
      { ...from, opacity },
      { ...to, opacity: '1' },
    ],
    { channel: 'crossfade', durationMs, easing, delayMs },
  );
}

/** @returns the height of a holder as a CSS length */
export function holderHeight(holder: HTMLElement): string {
  return getComputedStyle(holder).height;
}
