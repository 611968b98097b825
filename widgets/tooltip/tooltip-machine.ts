/**
 * The states of a tooltip (essential-addons, section 4.5). Hovering opens and closes it after a delay, all else
 * immediately.
 */

export type TooltipState = 'closed' | 'opening' | 'open' | 'closing';

/**
 * - `near`, `far`: a pointer has entered or left the trigger or the bubble;
 * - `time`: the delay of the state has elapsed;
 * - `open`, `close`: open or close immediately, after focus, a click or Escape.
 */
export type TooltipEvent = 'near' | 'far' | 'time' | 'open' | 'close';

/** @returns the next state */
export function nextState(state: TooltipState, event: TooltipEvent): TooltipState {
  switch (event) {
    case 'open':
      return 'open';
    case 'close':
      return 'closed';
    case 'near':
      if (state === 'closed') return 'opening';
      return state === 'closing' ? 'open' : state;
    case 'far':
      if (state === 'opening') return 'closed';
      return state === 'open' ? 'closing' : state;
    case 'time':
      if (state === 'opening') return 'open';
      return state === 'closing' ? 'closed' : state;
    default:
      return event satisfies never;
  }
}

/** The component's state. */
export interface TooltipView {
  readonly state: TooltipState;
  /** How long `opening` or `closing` lasts. */
  readonly delayMs: number;
  /** How many times the tooltip has opened. */
  readonly opening: number;
}

export const CLOSED: TooltipView = { state: 'closed', delayMs: 0, opening: 0 };

/** @returns true while the bubble shows: a tooltip that is closing still waits for the pointer to come back */
export function isOpenState(state: TooltipState): boolean {
  return state === 'open' || state === 'closing';
}

/** @returns the view after an event; the same object if the state does not change */
export function nextView(
  before: TooltipView,
  { type, delayMs = 0 }: { readonly type: TooltipEvent; readonly delayMs?: number },
): TooltipView {
  const state = nextState(before.state, type);
  if (state === before.state) return before;
  const isOpening = isOpenState(state) && !isOpenState(before.state);
  return { state, delayMs, opening: before.opening + Number(isOpening) };
}
