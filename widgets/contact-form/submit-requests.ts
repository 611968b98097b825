/**
 * Tracks the presses of a submit button. reCAPTCHA delays a press until it has a token. If the button is pressed twice
 * during this time, the second press must not send the message again (contact-form-7, section 13.1).
 */

/** The options that a submit event passes to `wpcf7.submit`. Wrappers pass on the same object. */
export interface SubmitOptions {
  readonly submitter: HTMLElement | null;
}

const asked = new WeakMap<HTMLFormElement, SubmitOptions[]>();
const spent = new WeakSet<object>();

/** Registers a press. */
export function ask(form: HTMLFormElement, submitter: HTMLElement | null): SubmitOptions {
  const options: SubmitOptions = { submitter };
  asked.set(form, [...(asked.get(form) ?? []), options]);
  return options;
}

/** Marks all presses so far as handled by the message that is being sent. */
export function spendAsked(form: HTMLFormElement): void {
  asked.get(form)?.forEach((options) => spent.add(options));
  asked.delete(form);
}

/** @returns true if another message has already handled this press */
export function isSpent(options: object): boolean {
  return spent.has(options);
}
