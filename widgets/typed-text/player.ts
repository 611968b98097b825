/** What shows one text after another, and can be stopped in between. */

/** Runs from the moment it is made. */
export interface Player {
  /** Stops where it is: no timer is left. Twice is once. */
  readonly hold: () => void;
  /** Goes on from there. */
  readonly release: () => void;
  /** Ends it for good. */
  readonly end: () => void;
}
