/**
 * A listing block: one request at a time (goodlayers-listings, section 6). Each
 * request has a generation; what comes of an older one is dropped.
 */

/**
 * - `idle`: waits for the visitor;
 * - `loading`: a request is in flight;
 * - `showing`: its response is being shown, and the controls are still disabled.
 */
export interface ListingState {
  readonly phase: 'idle' | 'loading' | 'showing';
  readonly generation: number;
}

export type ListingEvent =
  /** `supersedes`: from a select or the address, which already show what is wanted. */
  | { readonly type: 'press'; readonly supersedes: boolean }
  | { readonly type: 'response' | 'shown' | 'failure'; readonly generation: number }
  | { readonly type: 'cancel' };

export const IDLE: ListingState = { phase: 'idle', generation: 0 };

/** @returns the state after an event; the same object when the event counts for nothing */
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
