/** Maps the server's statuses to classes, `data-status` and event names (contact-form-7, sections 4 and 5). */

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
