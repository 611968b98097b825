/**
 * Where a sticky sidebar stands (goodlayers-motion, section 17). A short one hangs from the top of the screen; a tall
 * one moves with the page until its end is reached, in either direction. All lengths in px, from the top of the page.
 */

/**
 * - `normal`: in its place;
 * - `fixed`: short, at the top of the screen;
 * - `stuck`: short, at the end of its container;
 * - `fixed-top`, `fixed-bottom`: tall, at that edge of the screen;
 * - `parked-top`: tall, left where it was when the visitor turned downward;
 * - `parked-bottom`: tall, left where it was when the visitor turned upward;
 * - `end`: tall, at the end of its container.
 */
export type StickyState =
  'normal' | 'fixed' | 'stuck' | 'fixed-top' | 'fixed-bottom' | 'parked-top' | 'parked-bottom' | 'end';

/** State, and where a parked one is left: below the top of the container. */
export interface Sticky {
  readonly state: StickyState;
  readonly parkedAt: number;
}

/** What is measured. */
export interface Surroundings {
  readonly isDesktop: boolean;
  readonly scrollTop: number;
  readonly screenHeight: number;
  readonly direction: 'up' | 'down';
  /** Outer height of the sidebar. */
  readonly height: number;
  /** The same without border and padding. */
  readonly contentHeight: number;
  /** Where the sidebar is now. */
  readonly top: number;
  readonly containerTop: number;
  readonly containerHeight: number;
  /** Distance from the top of the screen; for short sidebars. */
  readonly offset: number;
}

export const IN_PLACE: Sticky = { state: 'normal', parkedAt: 0 };

const at = (state: StickyState): Sticky => ({ state, parkedAt: 0 });

/** @returns where it stands after a scroll or another size; the same object when it stays where it is */
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
  // What belongs to a short sidebar says nothing of a tall one, which it may become when the window is resized.
  const current = before.state === 'fixed' || before.state === 'stuck' ? IN_PLACE : before;
  const park = (state: StickyState, pageTop: number): Sticky => ({
    state,
    // A long jump would leave it outside of its container.
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
