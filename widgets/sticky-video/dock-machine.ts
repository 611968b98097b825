/** Whether a sticky video may dock, and whether it is docked (essential-addons, sections 12.3 to 12.5). */

export interface DockState {
  /** `home` is the state before the video docks for the first time. */
  readonly place: 'home' | 'out' | 'in';
  /** The video may dock: it has been played since it was closed. */
  readonly isArmed: boolean;
  /** The box has the id by which scripts of the page find the video that docks next. */
  readonly isNamed: boolean;
  /** The overlay is gone. */
  readonly isUncovered: boolean;
}

/**
 * - `uncover`: the overlay was pressed;
 * - `play`, `pause`: the player plays or stops;
 * - `dock`, `undock`: the page was scrolled past the video or back;
 * - `close`: the visitor closes the docked video;
 * - `other-plays`: another sticky video plays.
 */
export type DockEvent = 'uncover' | 'play' | 'pause' | 'dock' | 'undock' | 'close' | 'other-plays';

export const AT_HOME: DockState = { place: 'home', isArmed: false, isNamed: false, isUncovered: false };

/** @param isSticky false for a video that never docks */
export function nextDockState(state: DockState, event: DockEvent, isSticky: boolean): DockState {
  switch (event) {
    case 'uncover':
      return { ...state, isUncovered: true };
    case 'play':
      return { ...state, isArmed: isSticky, isNamed: state.isNamed || isSticky, isUncovered: true };
    case 'pause':
      return { ...state, isArmed: false };
    case 'dock':
      return { ...state, place: 'out' };
    case 'undock':
      return undocked(state);
    case 'close':
      return { ...undocked(state), isArmed: false };
    case 'other-plays':
      return { ...undocked(state), isArmed: false, isNamed: false };
    default:
      return event satisfies never;
  }
}

function undocked(state: DockState): DockState {
  return state.place === 'out' ? { ...state, place: 'in' } : state;
}
