/**
 * The page builder's marquee: a section's background text that runs through it endlessly (goodlayers-sliders,
 * section 5). When reduced motion is preferred, the server's markup is left alone.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { remember } from '../../../runtime/dom/restore';
import { readSettings, wholeNumber } from '../../../runtime/dom/settings';
import { prefersReducedMotion } from '../../../runtime/page/environment';
import { createAutoplay } from '../../shared/autoplay/autoplay';

/** A marquee's path through its box (goodlayers-sliders, section 5). */
export interface MarqueePath {
  /** The length of the text with its gap along the path, in px. */
  readonly lengthPx: number;
  /** The length of the box along the path, in px. */
  readonly boxPx: number;
  /** Whether copies follow the text. Without copies, the text leaves the box before it enters again. */
  readonly hasCopies: boolean;
  readonly isVertical: boolean;
  /** Moves to the right or down. */
  readonly isBackwards: boolean;
}

/**
 * @param durationMs the editor's setting; for a text with copies, the duration of half of the path
 * @returns the duration of one round in ms
 */
export function periodMs(durationMs: number, { lengthPx, boxPx, hasCopies }: MarqueePath): number {
  return (durationMs * (lengthPx + boxPx)) / ((hasCopies ? 2 : 1) * boxPx);
}

/** @returns the keyframes of one round */
export function keyframesOf({
  lengthPx,
  boxPx,
  hasCopies,
  isVertical,
  isBackwards,
}: MarqueePath): Keyframe[] {
  const path = [hasCopies ? 0 : boxPx, -lengthPx].map((px) => ({
    transform: `translate${isVertical ? 'Y' : 'X'}(${px}px)`,
  }));
  return isBackwards ? path.toReversed() : path;
}

/** @returns the progress at which the text is at its position in the server's markup, where the animation starts */
export function startOf({ lengthPx, boxPx, hasCopies, isBackwards }: MarqueePath): number {
  if (hasCopies) return 0;
  return (isBackwards ? lengthPx : boxPx) / (lengthPx + boxPx);
}

/** Limits the copies of a very short text. */
const MOST_COPIES = 20;

/** @returns the number of copies that are needed to fill the box */
export function copiesFor({ lengthPx, boxPx, hasCopies }: MarqueePath): number {
  return hasCopies ? Math.min(MOST_COPIES, Math.max(1, Math.ceil(boxPx / Math.max(1, lengthPx)))) : 0;
}

const SPEED_MS = 10_000;

const TABLE = {
  speedMs: wholeNumber('data-speed', SPEED_MS, 1),
  // The library's own setting names are supported too and take precedence.
  durationMs: wholeNumber('data-duration', 0, 1),
  gapPx: wholeNumber('data-gap', 50),
};

export const mount: WidgetModule['mount'] = (root, { config, report, signal }) => {
  if (!root.textContent?.trim() && root.childElementCount === 0) throw new Error('the marquee is empty');
  if (prefersReducedMotion()) return undefined;
  const bad: unknown[] = [];
  const settings = readSettings(root, TABLE, (code, detail) => bad.push([code, detail]));
  if (bad.length > 0) report('bad_settings', bad);
  const direction = root.getAttribute('data-direction')?.trim() ?? '';
  const isVertical = direction === 'up' || direction === 'down';
  const hasCopies = root.getAttribute('data-duplicated')?.trim() !== 'false';
  const gapPx = hasCopies ? settings.gapPx : 0;
  const restoreStyle = remember(root, { attributes: ['style'] });
  const wrapper = build('js-marquee-wrapper');
  const copy = build('js-marquee');
  if (isVertical) {
    // Otherwise the copies would increase the height of the box.
    root.style.height = getComputedStyle(root).height;
    copy.style.marginBottom = `${gapPx}px`;
  } else {
    // Wide enough for any text.
    wrapper.style.width = '100000px';
    Object.assign(copy.style, { float: 'left', marginRight: `${gapPx}px` });
    // On a right-to-left page, a wide block is right-aligned, so its start would be far outside the box.
    if (getComputedStyle(root).direction === 'rtl') wrapper.style.float = 'left';
  }
  const nodes = [...root.childNodes];
  root.append(wrapper);
  wrapper.append(copy);
  copy.append(...nodes);

  let movement: Animation | undefined;
  let size = '';
  const layOut = (): void => {
    const { width, height } = copy.getBoundingClientRect();
    const boxPx = Math.trunc(isVertical ? root.clientHeight : root.clientWidth);
    const lengthPx = Math.trunc(isVertical ? height : width) + gapPx;
    if (boxPx === 0 || size === `${boxPx} ${lengthPx}`) return;
    size = `${boxPx} ${lengthPx}`;
    const isBackwards = direction === 'right' || direction === 'down';
    const path: MarqueePath = { lengthPx, boxPx, hasCopies, isVertical, isBackwards };
    const progress = movement?.effect?.getComputedTiming().progress ?? startOf(path);
    movement?.cancel();
    wrapper.replaceChildren(copy, ...Array.from({ length: copiesFor(path) }, () => inertCopy(copy)));
    const duration = periodMs(settings.durationMs || settings.speedMs, path);
    movement = wrapper.animate(keyframesOf(path), { duration, iterations: Infinity });
    movement.currentTime = progress * duration;
  };

  const setPlaying = (isPlaying: boolean): void => (isPlaying ? movement?.play() : movement?.pause());
  const { button, isPlaying } = createAutoplay({
    root,
    config,
    signal,
    onChange: setPlaying,
  });
  // Before the marquee, because its text is often almost transparent and the button must not be.
  root.before(button);
  const update = (): void => {
    layOut();
    setPlaying(isPlaying());
  };
  update();
  const sizes = new ResizeObserver(update);
  sizes.observe(root);
  sizes.observe(copy);
  return () => {
    sizes.disconnect();
    movement?.cancel();
    root.append(...copy.childNodes);
    wrapper.remove();
    restoreStyle();
  };
};

function build(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}

/** @returns a copy that is inert, hidden from assistive technology, and has no ids */
function inertCopy(copy: HTMLElement): HTMLElement {
  const other = copy.cloneNode(true) as HTMLElement;
  other.inert = true;
  other.setAttribute('aria-hidden', 'true');
  other.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  return other;
}
