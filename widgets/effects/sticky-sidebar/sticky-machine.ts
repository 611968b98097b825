/**
 * The state of a sticky sidebar (goodlayers-motion, section 17). A short sidebar sticks to the top of the viewport. A
 * tall sidebar scrolls with the page until its end is reached, in either direction. All positions in px from the top of
 * the page.
 */

/**
 * - `normal`: in the normal flow;
 * - `fixed`: short, at the top of the viewport;
 * - `stuck`: short, at the end of its container;
 * - `fixed-top`, `fixed-bottom`: tall, at that edge of the viewport;
 * - `parked-top`: tall, at its position when the visitor started to scroll down;
 * - `parked-bottom`: tall, at its position when the visitor started to scroll up;
 * - `end`: tall, at the end of its container.
 */
export type StickyState =
  'normal' | 'fixed' | 'stuck' | 'fixed-top' | 'fixed-bottom' | 'parked-top' | 'parked-bottom' | 'end';

/** The state, and the distance of a parked sidebar from the top of its container. */
export interface Sticky {
  readonly state: StickyState;
  readonly parkedAt: number;
}

/** The measured sizes and positions. */
export interface Surroundings {
  readonly isDesktop: boolean;
  readonly scrollTop: number;
  readonly screenHeight: number;
  readonly direction: 'up' | 'down';
  /** Outer height of the sidebar. */
  readonly height: number;
  /** Height of the sidebar without border and padding. */
  readonly contentHeight: number;
  /** Current position of the sidebar. */
  readonly top: number;
  readonly containerTop: number;
  readonly containerHeight: number;
  /** Distance from the top of the viewport; for short sidebars. */
  readonly offset: number;
}

export const IN_PLACE: Sticky = { state: 'normal', parkedAt: 0 };

const at = (state: StickyState): Sticky => ({ state, parkedAt: 0 });

/** @returns the state after scrolling or a size change; the same object if it does not change */
export function nextSticky(before: Sticky, around: Surroundings): Sticky {
  const next = decide(before, around);
  return next.state === before.state && next.parkedAt === before.parkedAt ? before : next;
}

function decide(before: Sticky, around: Surroundings): Sticky {
  const { isDesktop, height, containerHeight, contentHeight, screenHeight } = around;
  if (!isDesktop || height >= containerHeight) return IN_PLACE;
  return screenHeight > contentHeight ? decideShort(around) : decideTall(before, around);
}

function decideShort(around: Surroundings): Sticky {
  const { scrollTop, offset, height, containerTop, containerHeight } = around;
  const top = scrollTop + offset;
  if (top <= containerTop) return IN_PLACE;
  return at(top + height >= containerTop + containerHeight ? 'stuck' : 'fixed');
}

function decideTall(before: Sticky, around: Surroundings): Sticky {
  const { scrollTop, screenHeight, height, top, containerTop, containerHeight } = around;
  const screenBottom = scrollTop + screenHeight;
  const containerBottom = containerTop + containerHeight;
  if (scrollTop <= containerTop) return IN_PLACE;
  // A resize can turn a short sidebar into a tall one. The states of short sidebars are reset then.
  const current = before.state === 'fixed' || before.state === 'stuck' ? IN_PLACE : before;
  const park = (state: StickyState, pageTop: number): Sticky => ({
    state,
    // Otherwise a long scroll jump would move it outside its container.
    parkedAt: Math.min(Math.max(0, pageTop - containerTop), containerHeight - height),
  });
  if (around.direction === 'down') {
    if (current.state === 'fixed-top') return park('parked-top', scrollTop);
    if (screenBottom >= containerBottom) return at('end');
    return screenBottom > top + height ? at('fixed-bottom') : current;
  }
  if (current.state === 'fixed-bottom') return park('parked-bottom', screenBottom - height);
  return scrollTop < top ? at('fixed-top') : current;
}
