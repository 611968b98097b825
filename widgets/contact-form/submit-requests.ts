/**
 * Which presses of a button have been answered for. reCAPTCHA lets a press wait for its token; when the button is
 * pressed twice meanwhile, the second wait must not send the message again (contact-form-7, section 13.1).
 */

/** What a submit event passes on to `wpcf7.submit`; a wrapper passes the same object. */
export interface SubmitOptions {
  readonly submitter: HTMLElement | null;
}

const asked = new WeakMap<HTMLFormElement, SubmitOptions[]>();
const spent = new WeakSet<object>();

/** Notes a press. */
export function ask(form: HTMLFormElement, submitter: HTMLElement | null): SubmitOptions {
  const options: SubmitOptions = { submitter };
  asked.set(form, [...(asked.get(form) ?? []), options]);
  return options;
}

/** All presses so far are answered for by the message that is being sent now. */
export function spendAsked(form: HTMLFormElement): void {
  asked.get(form)?.forEach((options) => spent.add(options));
  asked.delete(form);
}

/** @returns true for the options of a press that another message has answered for */
export function isSpent(options: object): boolean {
  return spent.has(options);
}
