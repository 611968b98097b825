/**
 * The state machine of a form. A form sends one message at a time. Results of superseded requests are ignored, because
 * their run number is outdated (contact-form-7, sections 4, 7 and 12). Also maps the server's statuses to classes,
 * `data-status` and event names (contact-form-7, sections 4 and 5).
 */

/**
 * - `resting`: no request is running;
 * - `submitting`: a message is being sent;
 * - `resetting`: a refill is running;
 * - `blocked`: the payment module forbids sending; shown as submitting permanently.
 */
export type Phase = 'resting' | 'submitting' | 'resetting' | 'blocked';

export interface FormState {
  readonly phase: Phase;
  /** The status to show while no request is running. */
  readonly resting: ClientStatus;
  /** The number of the current request. Responses to earlier requests are ignored. */
  readonly run: number;
}

export type FormEvent =
  | { readonly type: 'submit' }
  | { readonly type: 'block' }
  | { readonly type: 'answer'; readonly run: number; readonly status: string }
  | { readonly type: 'reset' }
  /** The refill has succeeded or failed. In both cases, the form must leave `resetting`. */
  | { readonly type: 'refilled'; readonly run: number; readonly isAfterSending: boolean }
  /** The message could not be sent, or the response is invalid. */
  | { readonly type: 'failed'; readonly run: number }
  /** The page has come back from the browser's cache, which has ended the request. */
  | { readonly type: 'interrupted'; readonly run: number };

const STARTED = { submit: 'submitting', block: 'blocked', reset: 'resetting' } as const;

/** @param status the status in the server's markup */
export function firstState(status: ClientStatus): FormState {
  return { phase: 'resting', resting: status, run: 0 };
}

/**
 * @returns the next state; the same object if the event is ignored
 */
export function nextState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    // A reset does not cancel a message. The message's response contains the same challenges as a refill.
    case 'submit':
    case 'block':
    case 'reset':
      return state.phase === 'submitting'
        ? state
        : { ...withoutReset(state), phase: STARTED[event.type], run: state.run + 1 };
    case 'answer':
      if (!isCurrent(state, event.run, 'submitting')) return state;
      return { ...state, phase: 'resting', resting: toClientStatus(event.status) };
    case 'refilled':
      if (!isCurrent(state, event.run, 'resetting')) return state;
      return { ...state, phase: 'resting', resting: event.isAfterSending ? 'sent' : 'init' };
    case 'failed':
      return isCurrent(state, event.run, 'submitting')
        ? { ...state, phase: 'resting', resting: 'failed' }
        : state;
    case 'interrupted':
      return isCurrent(state, event.run, 'submitting') ? { ...state, phase: 'resting' } : state;
    default:
      return event satisfies never;
  }
}

/** @returns the status to show on the page */
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

/** After a reset of the values, the only status to return to is `init`. */
function withoutReset(state: FormState): FormState {
  return state.phase === 'resetting' ? { ...state, resting: 'init' } : state;
}

function isCurrent(state: FormState, run: number, phase: Phase): boolean {
  return state.run === run && state.phase === phase;
}

/** A status in the form's class and in `data-status`. Contains no spaces. */
export type ClientStatus = string;

/** The server's statuses with another client name. */
const CLIENT_STATUS = new Map<string, ClientStatus>([
  ['validation_failed', 'invalid'],
  ['acceptance_missing', 'unaccepted'],
  ['mail_sent', 'sent'],
  ['mail_failed', 'failed'],
  ['payment_required', 'payment-required'],
]);

const CLIENT_NAMES = new Set([
  ...CLIENT_STATUS.values(),
  'init',
  'spam',
  'aborted',
  'submitting',
  'resetting',
  'validating',
]);

const CUSTOM = 'custom-';

/** The event for each status, fired before `wpcf7submit`. Other statuses have none. */
const ANSWER_EVENT = new Map<ClientStatus, string>([
  ['invalid', 'wpcf7invalid'],
  ['unaccepted', 'wpcf7unaccepted'],
  ['spam', 'wpcf7spam'],
  ['aborted', 'wpcf7aborted'],
  ['sent', 'wpcf7mailsent'],
  ['failed', 'wpcf7mailfailed'],
]);

/**
 * @param status the server's name, or a client name, which is returned unchanged
 * @returns the client name; `custom-{slug}` for a custom status of a site
 */
export function toClientStatus(status: string): ClientStatus {
  const known = CLIENT_STATUS.get(status);
  if (known !== undefined) return known;
  if (CLIENT_NAMES.has(status)) return status;
  // When a form returns to a custom status, it already has the prefix.
  return CUSTOM + slug(status.startsWith(CUSTOM) ? status.slice(CUSTOM.length) : status);
}

/** @returns the name of the event for a status, or undefined */
export function answerEvent(status: ClientStatus): string | undefined {
  return ANSWER_EVENT.get(status);
}

/** Replaces other characters like the server does in its class. */
function slug(text: string): string {
  return text.replace(/[^0-9a-z]+/gi, '-').replace(/^-|-$/g, '');
}
