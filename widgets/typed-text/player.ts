/** Shows a sequence of texts and can be paused. */

/** A player, which starts running when it is created. */
export interface Player {
  /** Pauses it and clears its timer. Has no effect if it is already paused. */
  readonly hold: () => void;
  /** Continues after a pause. */
  readonly release: () => void;
  /** Stops it permanently. */
  readonly end: () => void;
}
