/** Positions a bubble with Floating UI (essential-addons, section 4.5), also after scrolling and resizing. */
import {
  arrow as arrowPart,
  autoUpdate,
  computePosition,
  flip,
  hide,
  inline,
  offset,
  shift,
  size,
} from '@floating-ui/dom';
import type { Side } from './settings';

const GAP_PX = 6;
/** The minimum distance from the middle of the arrow to the bubble's edge. */
const ARROW_EDGE_PX = 16;

/** The sides to try if there is not enough space. */
const FALLBACKS: Readonly<Record<Side, Side[]>> = {
  top: ['bottom', 'right', 'left'],
  bottom: ['top', 'right', 'left'],
  left: ['right', 'top', 'bottom'],
  right: ['left', 'top', 'bottom'],
};

/** The elements of a bubble that is on the page. */
interface BubbleElements {
  readonly element: HTMLElement;
  readonly arrow: HTMLElement;
}

/**
 * Places a bubble next to its trigger and keeps it there.
 *
 * @returns a promise that resolves when the bubble is first placed
 */
export function keepBeside(
  trigger: HTMLElement,
  { element, arrow }: BubbleElements,
  preferred: Side,
  signal: AbortSignal,
): Promise<void> {
  const strategy = isFixed(trigger) ? 'fixed' : 'absolute';
  element.style.position = strategy;

  const place = async (): Promise<void> => {
    // While it is measured, it is as wide as its text.
    Object.assign(element.style, { width: 'max-content', maxWidth: '', height: '' });
    const half = arrow.offsetWidth / 2;
    const { x, y, placement, middlewareData } = await computePosition(trigger, element, {
      placement: preferred,
      strategy,
      middleware: [
        inline(),
        offset(GAP_PX),
        // Before `flip`: as in the original, a side has room if the bubble fits there with its text wrapped.
        shift(),
        size({
          apply({ availableWidth }) {
            element.style.maxWidth = `${availableWidth}px`;
          },
        }),
        flip({ fallbackPlacements: FALLBACKS[preferred], fallbackStrategy: 'bestFit' }),
        arrowPart({ element: arrow, padding: Math.max(ARROW_EDGE_PX - half, 0) }),
        hide(),
      ],
    });
    if (signal.aborted) return;
    const side = placement as Side;
    for (const name of Object.keys(FALLBACKS)) element.classList.toggle(`tooltipster-${name}`, name === side);
    // The computed size, which ignores the transforms of the animation.
    const { width, height } = getComputedStyle(element);
    Object.assign(element.style, {
      left: `${x}px`,
      top: `${y}px`,
      // Rounded up, because a slightly smaller width would wrap the last word.
      width: `${Math.ceil(Number.parseFloat(width))}px`,
      height,
      visibility: middlewareData.hide?.referenceHidden ? 'hidden' : '',
    });
    // The stylesheet centres the arrow on this point.
    const at = middlewareData.arrow;
    arrow.style.left = isUpright(side) ? `${(at?.x ?? 0) + half}px` : '';
    arrow.style.top = isUpright(side) ? '' : `${(at?.y ?? 0) + arrow.offsetHeight / 2}px`;
  };

  return new Promise((resolve, reject) => {
    const stop = autoUpdate(trigger, element, () => void place().then(resolve, reject), {
      // `place` changes the bubble's size, which would trigger another update.
      elementResize: false,
    });
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });
}

function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).position === 'fixed') return true;
  return false;
}

function isUpright(side: Side): boolean {
  return side === 'top' || side === 'bottom';
}
