/**
 * Positions a bubble with Floating UI (essential-addons, section 4.5). As in the original, the side is chosen when the
 * bubble opens and when the window is resized. While the page scrolls, the bubble stays where it is beside its trigger.
 */
import { member } from '../../runtime/page/member';
import {
  arrow as arrowPart,
  autoUpdate,
  computePosition,
  type Coords,
  detectOverflow,
  hide,
  inline,
  type Middleware,
  offset,
  type Rect,
  shift,
  size,
} from '@floating-ui/dom';
import { type Attempt, choosePlace } from './choose-side';
import type { Side } from './settings';

const GAP_PX = 6;
/** The minimum distance from the middle of the arrow to the bubble's edge. */
const ARROW_EDGE_PX = 16;
/** Browsers round widths to parts of a pixel. */
const ROUNDING_PX = 0.5;

const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

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
export async function keepBeside(
  trigger: HTMLElement,
  { element, arrow }: BubbleElements,
  preferred: Side,
  signal: AbortSignal,
): Promise<void> {
  const strategy = isFixed(trigger) ? 'fixed' : 'absolute';
  element.style.position = strategy;
  /** From the trigger to the bubble. */
  let distance: Coords = { x: 0, y: 0 };

  const tryPlace = (attempt: Attempt) => placeAt(trigger, { element, arrow }, strategy, attempt);
  const move = ({ x, y }: Coords): void =>
    void Object.assign(element.style, { left: `${x}px`, top: `${y}px` });

  const place = async (): Promise<void> => {
    const chosen = await choosePlace(preferred, tryPlace);
    if (signal.aborted) return;
    distance = chosen.distance;
    move(chosen.position);
    // The computed size, which ignores the transforms of the animation.
    const { width, height } = getComputedStyle(element);
    // Rounded up, because a slightly smaller width would wrap the last word.
    Object.assign(element.style, { width: `${Math.ceil(Number.parseFloat(width))}px`, height });
    // The stylesheet centres the arrow on this point.
    arrow.style.left = isUpright(chosen.side) ? `${chosen.arrowPx}px` : '';
    arrow.style.top = isUpright(chosen.side) ? '' : `${chosen.arrowPx}px`;
  };

  const follow = async (): Promise<void> => {
    const keepDistance: Middleware = {
      name: 'keepDistance',
      fn: ({ rects: { reference } }) => ({ x: reference.x + distance.x, y: reference.y + distance.y }),
    };
    const { x, y, middlewareData } = await computePosition(trigger, element, {
      strategy,
      // Only a scrolling ancestor hides the trigger: the part of a tall bubble that is in sight stays.
      middleware: [inline(), keepDistance, hide({ rootBoundary: 'document' })],
    });
    if (signal.aborted) return;
    move({ x, y });
    element.style.visibility = middlewareData.hide?.referenceHidden ? 'hidden' : '';
  };

  window.addEventListener('resize', () => void place().then(follow), { signal });
  await place();
  if (signal.aborted) return;
  const stop = autoUpdate(trigger, element, () => void follow(), {
    // Handled above: the side may change.
    ancestorResize: false,
    // `place` changes the bubble's size.
    elementResize: false,
  });
  signal.addEventListener('abort', stop);
}

/** Measures the bubble at a side of its trigger. */
async function placeAt(
  trigger: HTMLElement,
  { element, arrow }: BubbleElements,
  strategy: 'fixed' | 'absolute',
  { side, area }: Attempt,
) {
  // Before it is measured, because the stylesheet's margins depend on the side.
  for (const name of SIDES) element.classList.toggle(`tooltipster-${name}`, name === side);
  // As wide as its text, but not wider than the side. A long word makes it wider: the minimum is stronger.
  Object.assign(element.style, { width: 'max-content', minWidth: 'min-content', maxWidth: '', height: '' });
  const rootBoundary = area === 'viewport' ? area : documentRect(element);
  const halfArrow = (isUpright(side) ? arrow.offsetWidth : arrow.offsetHeight) / 2;
  let fits = false;
  let reference: Coords = { x: 0, y: 0 };
  const read: Middleware = {
    name: 'read',
    async fn(state) {
      const overflow = await detectOverflow(state, { rootBoundary });
      fits = Object.values(overflow).every((px) => px <= ROUNDING_PX);
      reference = state.rects.reference;
      return {};
    },
  };
  const { x, y, middlewareData } = await computePosition(trigger, element, {
    placement: side,
    strategy,
    middleware: [
      inline(),
      offset(GAP_PX),
      shift({ rootBoundary }),
      size({
        rootBoundary,
        apply({ availableWidth }) {
          // Also in a wider document, so that nobody has to scroll sideways for each line.
          element.style.maxWidth = `${Math.min(availableWidth, document.documentElement.clientWidth)}px`;
        },
      }),
      read,
      // Afterwards, because it makes a bubble fit that does not.
      intoWindow,
      arrowPart({ element: arrow, padding: Math.max(ARROW_EDGE_PX - halfArrow, 0) }),
    ],
  });
  return {
    side,
    position: { x, y },
    distance: { x: x - reference.x, y: y - reference.y },
    fits,
    arrowPx: (middlewareData.arrow?.[isUpright(side) ? 'x' : 'y'] ?? 0) + halfArrow,
  };
}

/**
 * Moves a bubble from the part of a wide document that is out of sight, even over its trigger. One that is wider than
 * the window starts at the window's edge.
 */
const intoWindow: Middleware = {
  name: 'intoWindow',
  async fn(state) {
    const { left, right } = await detectOverflow(state, { rootBoundary: 'viewport' });
    const moved = state.x - Math.max(right, 0);
    return { x: Math.max(moved, state.x + left) };
  },
};

/** @returns the document without the bubble, which may be larger; relative to the viewport */
function documentRect(bubble: HTMLElement): Rect {
  bubble.style.display = 'none';
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  bubble.style.display = '';
  return { x: -window.scrollX, y: -window.scrollY, width, height };
}

function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = member(at, 'parentElement'))
    if (getComputedStyle(at).position === 'fixed') return true;
  return false;
}

function isUpright(side: Side): boolean {
  return side === 'top' || side === 'bottom';
}
