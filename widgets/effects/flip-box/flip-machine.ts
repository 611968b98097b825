/**
 * The state machine of a flip box (goodlayers-panels, section 7). After a turn, it stays turned for a while, so that it
 * does not flicker when the pointer is at its edge.
 */

/** The state of a flip box. */
export interface FlipState {
  readonly isTurned: boolean;
  /** The pointer is over the box, or a tap has turned it. */
  readonly isOver: boolean;
  readonly hasFocus: boolean;
  /** The box was turned recently, so it ignores `leave`. */
  readonly isSettling: boolean;
}

export type FlipEvent =
  | 'enter'
  | 'leave'
  /** The time in which `leave` is ignored is over. */
  | 'settled'
  | 'focus-back'
  | 'blur'
  | 'follow-link'
  /** A touch on the visible face. */
  | 'tap';

/** How long leaving is ignored after a turn, in ms. */
export const SETTLING_MS = 650;

export const atRest: FlipState = { isTurned: false, isOver: false, hasFocus: false, isSettling: false };

/** @returns the state after an event; the same object if nothing changes */
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
      // The press has moved the focus to the back, so the focus does not keep the box turned.
      return turn({ ...before, hasFocus: false }, false);
    case 'tap':
      // Touch has no `leave`, so the box stays turned until the next tap.
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
