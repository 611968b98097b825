/** Chooses the side of a trigger on which its bubble is shown (essential-addons, section 4.5). */
import type { Side } from './settings';

/** A side, and the area in which the bubble must fit there. */
export interface Attempt {
  readonly side: Side;
  readonly area: 'viewport' | 'document';
}

/** The sides in the order in which the original tries them, by the side that the settings name. */
const ORDER: Readonly<Record<Side, readonly Side[]>> = {
  top: ['top', 'bottom', 'right', 'left'],
  bottom: ['bottom', 'top', 'right', 'left'],
  left: ['left', 'right', 'top', 'bottom'],
  right: ['right', 'left', 'top', 'bottom'],
};

/** Where the original puts a bubble that fits nowhere. */
const LAST_RESORT: Attempt = { side: 'bottom', area: 'document' };

/**
 * Tries all sides in the viewport, then all sides in the document.
 *
 * @param preferred the side that the settings name
 * @param tryPlace places the bubble; called once for each attempt, and again for the last resort
 * @returns the first place where the bubble fits, or else the place below the trigger
 */
export async function choosePlace<Place extends { readonly fits: boolean }>(
  preferred: Side,
  tryPlace: (attempt: Attempt) => Promise<Place>,
): Promise<Place> {
  for (const area of ['viewport', 'document'] as const)
    for (const side of ORDER[preferred]) {
      const place = await tryPlace({ side, area });
      if (place.fits) return place;
    }
  return tryPlace(LAST_RESORT);
}
