/**
 * The state machine of a listing block, which sends one request at a time (goodlayers-listings, section 6). Each
 * request has a generation; results of older generations are ignored.
 */

/**
 * - `idle`: waits for the visitor;
 * - `loading`: a request is in flight;
 * - `showing`: its response is being shown; the controls are still disabled.
 */
export interface ListingState {
  readonly phase: 'idle' | 'loading' | 'showing';
  readonly generation: number;
}

export type ListingEvent =
  /** `supersedes`: true for a select or the URL, which already show the choice. */
  | { readonly type: 'press'; readonly supersedes: boolean }
  | { readonly type: 'response' | 'shown' | 'failure'; readonly generation: number }
  | { readonly type: 'cancel' };

export const IDLE: ListingState = { phase: 'idle', generation: 0 };

/** @returns the state after an event; the same object if the event is ignored */
export function nextListingState(before: ListingState, event: ListingEvent): ListingState {
  switch (event.type) {
    case 'press':
      return before.phase === 'idle' || event.supersedes
        ? { phase: 'loading', generation: before.generation + 1 }
        : before;
    case 'response':
      return before.phase === 'loading' && event.generation === before.generation
        ? { ...before, phase: 'showing' }
        : before;
    case 'shown':
    case 'failure':
      return before.phase !== 'idle' && event.generation === before.generation
        ? { ...before, phase: 'idle' }
        : before;
    case 'cancel':
      return before.phase === 'idle' ? before : { phase: 'idle', generation: before.generation + 1 };
    default:
      return event satisfies never;
  }
}
