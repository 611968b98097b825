/** Whether a tooltip is open (essential-addons, section 4.5): what a pointer does takes its time, the rest is at once. */

export type TooltipState = 'closed' | 'opening' | 'open' | 'closing';

/**
 * - `near`, `far`: a pointer has come to the trigger or the bubble, or has left them;
 * - `time`: as much time has passed as the state takes;
 * - `open`, `close`: somebody wants it at once: focus, a press, Escape.
 */
export type TooltipEvent = 'near' | 'far' | 'time' | 'open' | 'close';

/** @returns the state that follows */
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
