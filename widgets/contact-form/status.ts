/** What the server's statuses are called on the page: class, `data-status` and event names (contact-form-7, sections 4 and 5). */

/** A status as it stands in the form's class and in `data-status`: one token, never with a space. */
export type ClientStatus = string;

const CLIENT_STATUS = new Map<string, ClientStatus>([
  ['init', 'init'],
  ['validation_failed', 'invalid'],
  ['acceptance_missing', 'unaccepted'],
  ['spam', 'spam'],
  ['aborted', 'aborted'],
  ['mail_sent', 'sent'],
  ['mail_failed', 'failed'],
  ['submitting', 'submitting'],
  ['resetting', 'resetting'],
  ['validating', 'validating'],
  ['payment_required', 'payment-required'],
]);

const CLIENT_NAMES = new Set(CLIENT_STATUS.values());

const CUSTOM = 'custom-';

/** The event that an answer fires before `wpcf7submit`; other statuses have none. */
const ANSWER_EVENT = new Map<ClientStatus, string>([
  ['invalid', 'wpcf7invalid'],
  ['unaccepted', 'wpcf7unaccepted'],
  ['spam', 'wpcf7spam'],
  ['aborted', 'wpcf7aborted'],
  ['sent', 'wpcf7mailsent'],
  ['failed', 'wpcf7mailfailed'],
]);

/**
 * @param status the server's name, or a client name, which stays as it is
 * @returns the client name; `custom-{slug}` for a status that a site has made up
 */
export function toClientStatus(status: string): ClientStatus {
  const known = CLIENT_STATUS.get(status);
  if (known !== undefined) return known;
  if (CLIENT_NAMES.has(status)) return status;
  // A name that was translated before comes back when a form returns to it.
  return CUSTOM + slug(status.startsWith(CUSTOM) ? status.slice(CUSTOM.length) : status);
}

/** @returns the name of the event that goes with an answer, or undefined */
export function answerEvent(status: ClientStatus): string | undefined {
  return ANSWER_EVENT.get(status);
}

/** The server replaces every run of other characters in the class it prints, so we do too. */
function slug(text: string): string {
  return text.replace(/[^0-9a-z]+/gi, '-').replace(/^-|-$/g, '');
}
