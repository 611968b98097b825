/** Classes and inline styles of each state: the original's, which page styles rely on (goodlayers-motion, section 17). */
import type { Sticky, StickyState } from './sticky-machine';

/** The class of each state; none in its place. */
export const CLASSES: Readonly<Record<StickyState, string>> = {
  normal: '',
  fixed: 'gdlr-core-fixed-sidebar',
  stuck: 'gdlr-core-fixed-bottom-sidebar',
  'fixed-top': 'gdlr-core-fixed-top-sidebar',
  'fixed-bottom': 'gdlr-core-fixed-bottom-sidebar',
  'parked-top': 'gdlr-core-stick-top-sidebar',
  'parked-bottom': 'gdlr-core-stick-bottom-sidebar',
  end: 'gdlr-core-stick-bottom-sidebar',
};

/** The place that is kept free for the sidebar while it is away. Lengths in px. */
export interface FreePlace {
  /** From the left of the screen. */
  readonly screenLeft: number;
  /** From the left of the box that absolute positions count from. */
  readonly boxLeft: number;
  readonly width: number;
  /** How far the container lies below the top of that box. */
  readonly containerOffset: number;
}

/** The inline styles that a state sets. */
export const STYLE_NAMES = ['position', 'top', 'bottom', 'left', 'width'] as const;

export type StickyStyle = Readonly<Record<(typeof STYLE_NAMES)[number], string>>;

/** @param offset of a short sidebar from the top of the screen */
export function styleFor(
  { state, parkedAt }: Sticky,
  place: FreePlace,
  offset: number,
): StickyStyle | undefined {
  const width = `${place.width}px`;
  const fixed = { position: 'fixed', left: `${place.screenLeft}px`, width };
  const absolute = { position: 'absolute', left: `${place.boxLeft}px`, width };
  switch (state) {
    case 'normal':
      return undefined;
    case 'fixed':
      return { ...fixed, top: `${offset}px`, bottom: 'auto' };
    case 'fixed-top':
      return { ...fixed, top: '0px', bottom: 'auto' };
    case 'fixed-bottom':
      return { ...fixed, top: 'auto', bottom: '0px' };
    case 'stuck':
    case 'end':
      return { ...absolute, top: 'auto', bottom: '0px' };
    case 'parked-top':
    case 'parked-bottom':
      return { ...absolute, top: `${parkedAt + place.containerOffset}px`, bottom: 'auto' };
    default:
      return state satisfies never;
  }
}
