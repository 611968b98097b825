/**
 * What a form is doing, as a function from state and event to state. A form sends one message at a time; whoever
 * is superseded loses by the number of its run (contact-form-7, sections 4, 7 and 12).
 */
import { type ClientStatus, toClientStatus } from './status';

/**
 * - `resting`: nothing under way;
 * - `submitting`: a message is under way;
 * - `resetting`: a refill is under way;
 * - `blocked`: the payment module forbids sending; shown as submitting, for good.
 */
export type Phase = 'resting' | 'submitting' | 'resetting' | 'blocked';

export interface FormState {
  readonly phase: Phase;
  /** The status to show when nothing is under way, and to go back to when a message could not be sent. */
  readonly resting: ClientStatus;
  /** The number of the request that may still answer. */
  readonly run: number;
}

export type FormEvent =
  | { readonly type: 'submit' }
  | { readonly type: 'block' }
  | { readonly type: 'answer'; readonly run: number; readonly status: string }
  | { readonly type: 'reset' }
  /** The refill has been answered, or has failed: the form must not stay in resetting. */
  | { readonly type: 'refilled'; readonly run: number; readonly isAfterSending: boolean }
  /** The message could not be sent, or the answer makes no sense. */
  | { readonly type: 'failed'; readonly run: number };

/** @param status what the server printed */
export function firstState(status: ClientStatus): FormState {
  return { phase: 'resting', resting: status, run: 0 };
}

/**
 * @returns the next state; the same object when the event is to be ignored
 */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'submit':
      return state.phase === 'submitting'
        ? state
        : { ...settled(state), phase: 'submitting', run: state.run + 1 };
    case 'block':
      return state.phase === 'submitting'
        ? state
        : { ...settled(state), phase: 'blocked', run: state.run + 1 };
    case 'reset':
      // The message on its way is not taken back: its answer brings what a refill would have brought.
      return state.phase === 'submitting'
        ? state
        : { ...settled(state), phase: 'resetting', run: state.run + 1 };
    case 'answer':
      if (!isCurrent(state, event.run, 'submitting')) return state;
      return { ...state, phase: 'resting', resting: toClientStatus(event.status) };
    case 'refilled':
      if (!isCurrent(state, event.run, 'resetting')) return state;
      return { ...state, phase: 'resting', resting: event.isAfterSending ? 'sent' : 'init' };
    case 'failed':
      return isCurrent(state, event.run, 'submitting') ? { ...state, phase: 'resting' } : state;
    default:
      return event satisfies never;
  }
}

/** @returns the status that the page shows */
export function shownStatus({ phase, resting }: FormState): ClientStatus {
  switch (phase) {
    case 'resting':
      return resting;
    case 'blocked':
      return 'submitting';
    case 'submitting':
    case 'resetting':
      return phase;
    default:
      return phase satisfies never;
  }
}

/** A form whose values were reset has nothing to go back to but the start. */
function settled(state: FormState): FormState {
  return state.phase === 'resetting' ? { ...state, resting: 'init' } : state;
}

function isCurrent(state: FormState, run: number, phase: Phase): boolean {
  return state.run === run && state.phase === phase;
}
