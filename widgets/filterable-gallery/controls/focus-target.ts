/** The keys that move the focus in a gallery's filter. */

const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

/** The focus in a filter. */
export interface FilterFocus {
  /** The index of the focused control. */
  readonly at: number;
  readonly count: number;
  /** True if the arrow keys wrap around at the ends. */
  readonly wraps: boolean;
  /** On a right-to-left page, the left arrow key moves forward. */
  readonly isRtl: boolean;
}

/** @returns where a key moves the focus; -1 or `count` past the ends; undefined for other keys */
export function focusTarget(key: string, { at, count, wraps, isRtl }: FilterFocus): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS.get(key);
  if (step === undefined) return undefined;
  const isMirrored = isRtl && (key === 'ArrowLeft' || key === 'ArrowRight');
  const to = isMirrored ? at - step : at + step;
  return wraps ? (to + count) % count : to;
}
