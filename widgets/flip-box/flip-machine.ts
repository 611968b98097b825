/**
 * When a box turns (goodlayers-panels, section 7). Once turned it stays for a while, so that it does not tremble under
 * a pointer at its edge.
 */

/** What the box knows of the visitor. */
export interface FlipState {
  readonly isTurned: boolean;
  /** The pointer is over it, or a finger has turned it. */
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
  /** A finger, on whichever face is in front. */
  | 'tap';

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
      // The press itself has brought the focus to the back: that is nobody who reads there.
      return turn({ ...before, hasFocus: false }, false);
    case 'tap':
      // A finger does not leave: what it has turned stays until it taps again.
      return turn({ ...before, hasFocus: false, isOver: !before.isTurned }, !before.isTurned);
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
