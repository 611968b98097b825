/**
 * The original's classes and inline styles for each state, on which stylesheets rely (goodlayers-motion, section 17).
 */
import type { Sticky, StickyState } from './sticky-machine';

/** The class of each state; '' for the normal flow. */
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

/** The sidebar's position in the normal flow, kept free by the placeholder. Lengths in px. */
export interface FreePlace {
  /** Distance from the left of the viewport. */
  readonly screenLeft: number;
  /** Distance from the left of the offset parent. */
  readonly boxLeft: number;
  readonly width: number;
  /** Distance from the top of the offset parent to the top of the container. */
  readonly containerOffset: number;
}

/** The inline styles that a state sets. */
export const STYLE_NAMES = ['position', 'top', 'bottom', 'left', 'width'] as const;

export type StickyStyle = Readonly<Record<(typeof STYLE_NAMES)[number], string>>;

/** @param offset distance of a short sidebar from the top of the viewport */
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
