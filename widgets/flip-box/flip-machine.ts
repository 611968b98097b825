/**
 * When a box turns (goodlayers-panels, section 7). Once turned it stays for a while, so that it does not tremble under
 * a pointer at its edge.
 */

/** What the box knows of the visitor. */
export interface FlipState {
  readonly isTurned: boolean;
  readonly isOver: boolean;
  readonly hasFocus: boolean;
  /** Leaving does not count yet. */
  readonly isSettling: boolean;
}

export type FlipEvent =
  | 'enter'
  | 'leave'
  /** The time in which leaving does not count is over. */
  | 'settled'
  | 'focus-back'
  | 'blur'
  | 'follow-link'
  | 'tap-front'
  | 'tap-back';

/** How long leaving is ignored after a turn, in ms. */
export const SETTLING_MS = 650;

export const atRest: FlipState = { isTurned: false, isOver: false, hasFocus: false, isSettling: false };

/** @returns the state after an event; the same object when nothing changes */
export function nextFlipState(before: FlipState, event: FlipEvent): FlipState {
  switch (event) {
    case 'enter':
      return turn({ ...before, isOver: true }, true);
    case 'leave':
      return stayOrReturn({ ...before, isOver: false });
    case 'settled':
      return stayOrReturn({ ...before, isSettling: false });
    case 'focus-back':
      return turn({ ...before, hasFocus: true }, true);
    case 'blur':
      return stayOrReturn({ ...before, hasFocus: false });
    case 'follow-link':
    case 'tap-back':
      return turn(before, false);
    case 'tap-front':
      return turn(before, true);
    default:
      return event satisfies never;
  }
}

function turn(state: FlipState, isTurned: boolean): FlipState {
  return state.isTurned === isTurned ? state : { ...state, isTurned, isSettling: isTurned };
}

function stayOrReturn(state: FlipState): FlipState {
  return state.isOver || state.hasFocus || state.isSettling ? state : turn(state, false);
}
