/**
 * A running contact form: it sends a message once, shows the response, fetches new challenges and checks fields
 * (contact-form-7, sections 4 to 8, 11 and 12).
 */
import { emit } from '../../runtime/page/events';
import type { Translate } from '../../runtime/page/translate';
import { isAbort } from '../../runtime/net/rest';
import {
  answerEvent,
  type ClientStatus,
  firstState,
  type FormEvent,
  type FormState,
  nextState,
  shownStatus,
} from './form-machine';
import { createFormStore, firstView, type FormStore, withStatus } from './form-view';
import { type FormParts, inputsNamed, wrapperOf } from './markup';
import { failedText, Messages } from './messages';
import { type FormRecord, pageApi, pageSchemas, publishRecord, withdrawRecord } from './page-api';
import {
  baseDetail,
  codeOf,
  collect,
  createDetail,
  type Feedback,
  type FormRequests,
  parseFeedback,
  type SubmissionDetail,
} from './requests';
import type { Checker, ValidateOptions } from './schema/check';

/** What a running form needs from the page. */
export interface FormServices {
  readonly requests: FormRequests;
  readonly translate: Translate;
  readonly report: (code: string, detail?: unknown) => void;
  /** Aborted when the form is removed. */
  readonly signal: AbortSignal;
}

/** The options that a submit event passes to `wpcf7.submit`. Wrappers pass on the same object. */
export interface SubmitOptions {
  readonly submitter: HTMLElement | null;
}

/** The code that checks fields, which all forms share; undefined until it has loaded. */
let checker: Checker | undefined;

/** Starts a form. It has its public record from now on, if it is not prepared. */
export function createForm(form: HTMLFormElement, services: FormServices): LiveForm {
  return new LiveForm(form, services);
}

export class LiveForm implements FormParts {
  readonly form: HTMLFormElement;
  readonly wrapper: HTMLElement;
  readonly translate: Translate;
  /** What the form shows. */
  readonly store: FormStore;
  readonly #services: FormServices;
  readonly #record: FormRecord;
  readonly #messages: Messages;
  /** Presses of the button that no message has handled yet. */
  #presses: SubmitOptions[] = [];
  readonly #handled = new WeakSet<object>();
  /** Cancels the running refill. */
  #refill: AbortController | undefined;

  constructor(form: HTMLFormElement, services: FormServices) {
    this.form = form;
    this.wrapper = wrapperOf(form);
    this.translate = services.translate;
    this.#services = services;
    this.#record = publishRecord(form);
    this.store = createFormStore(firstView(firstState(this.#record.status)));
    this.#messages = new Messages(this, this.#record.unitTag, services.signal);
  }

  /**
   * Registers a press of the submit button. reCAPTCHA delays a press until it has a token. If the button is pressed twice
   * during this time, the second press must not send the message again (contact-form-7, section 13.1).
   */
  press(submitter: HTMLElement | null): SubmitOptions {
    const options: SubmitOptions = { submitter };
    this.#presses.push(options);
    return options;
  }

  /**
   * `wpcf7.submit`. Does nothing while a message of this form is being sent. A request is never aborted, and repeated only
   * if the server rejected it without processing it.
   *
   * @param options the options of the form's own submit listener
   */
  submit(options: { readonly submitter?: unknown } = {}): void {
    // A module that first requests a token may pass on a second press late.
    if (this.#handled.has(options) || this.#state.phase === 'submitting') return;
    if (Reflect.get(pageApi(), 'blocked')) {
      this.#messages.clear();
      this.#advance({ type: 'block' });
      return;
    }
    for (const press of this.#presses.splice(0)) this.#handled.add(press);
    const detail = createDetail(this.#record, collect(this.form, options.submitter));
    this.#messages.clear();
    emit(this.form, 'wpcf7beforesubmit', detail);
    this.#refill?.abort();
    if (this.#advance({ type: 'submit' })) void this.#send(detail, this.#state.run);
  }

  async #send(detail: SubmissionDetail, run: number): Promise<void> {
    let response: unknown;
    try {
      response = await this.#services.requests.feedback(this.#record.id, {
        body: detail.formData,
        onBodyNonce: (nonce) => keepNonce(this.form, nonce),
      });
    } catch (error) {
      return this.#fail(run, error);
    }
    const feedback = parseFeedback(response);
    if (!feedback) return this.#fail(run, { code: 'answer_without_status', answer: response });
    // Ignore the response if the form was removed.
    if (this.#services.signal.aborted) return;
    if (!this.#advance({ type: 'answer', run, status: feedback.status })) return;
    detail.status = feedback.status;
    detail.apiResponse = response;
    const specific = answerEvent(this.#record.status);
    if (specific) emit(this.form, specific, detail);
    emit(this.form, 'wpcf7submit', detail);
    // Listeners that navigate to another page must run before the message is shown.
    await Promise.resolve();
    if (this.#state.phase !== 'submitting') this.#showFeedback(feedback);
  }

  #showFeedback(feedback: Feedback): void {
    const { status, postedDataHash } = feedback;
    if (postedDataHash !== '') {
      for (const input of inputsNamed(this.form, '_wpcf7_posted_data_hash')) input.value = postedDataHash;
    }
    if (status === 'mail_sent') {
      // Called on the prototype, because a control may be named `reset`.
      HTMLFormElement.prototype.reset.call(this.form);
      this.#record.resetOnMailSent = true;
    }
    this.#messages.show(feedback);
    // After success, the refill scrolls to the message when it has ended.
    if (status !== 'mail_sent') this.#messages.focusProblem();
  }

  /**
   * Ends a failed submission: the form says so, and keeps all values (contact-form-7, section 12). No event of a response
   * is fired, because scripts take it as the server's answer.
   */
  #fail(run: number, error: unknown): void {
    if (this.#services.signal.aborted || !this.#advance({ type: 'failed', run })) return;
    this.#messages.show({ message: failedText(this), invalidFields: [] });
    this.#messages.focusProblem();
    if (!isAbort(error)) this.#services.report(codeOf(error), error);
  }

  /**
   * `wpcf7.reset`. Fetches new captchas and quiz questions (contact-form-7, section 7). Does not clear any value, because the
   * browser does this on a reset.
   */
  reset(): void {
    // The response to the message contains the same challenges as a refill.
    if (this.#state.phase === 'submitting') return;
    const detail = createDetail(this.#record, collect(this.form));
    delete this.#record.resetOnMailSent;
    this.#refill?.abort();
    this.#refill = new AbortController();
    const signal = AbortSignal.any([this.#refill.signal, this.#services.signal]);
    this.#messages.clear();
    this.#advance({ type: 'reset' });
    void this.#fetchChallenges(detail, this.#state.run, signal);
  }

  async #fetchChallenges(detail: SubmissionDetail, run: number, signal: AbortSignal): Promise<void> {
    let failure: { readonly error: unknown } | undefined;
    let response: unknown;
    try {
      response = await this.#services.requests.refill(this.#record.id, signal);
    } catch (error) {
      if (isAbort(error, signal)) return;
      failure = { error };
    }
    // The message was sent, even if the refill failed.
    const isAfterSending = Boolean(this.#record.resetOnMailSent);
    if (signal.aborted || !this.#advance({ type: 'refilled', run, isAfterSending })) return;
    delete this.#record.resetOnMailSent;
    if (failure) this.#services.report(codeOf(failure.error), failure.error);
    else {
      detail.apiResponse = response;
      emit(this.form, 'wpcf7reset', detail);
    }
    if (isAfterSending) this.#messages.scrollIntoView();
  }

  /** Ends the requests that the browser has cancelled, because the page comes back from its cache. */
  returnFromCache(): void {
    const { phase, run } = this.#state;
    this.#refill?.abort();
    if (phase === 'submitting') this.#advance({ type: 'interrupted', run });
    if (phase === 'resetting') {
      this.#advance({ type: 'refilled', run, isAfterSending: Boolean(this.#record.resetOnMailSent) });
    }
  }

  /**
   * `wpcf7.validate`: validates with the server's rules while the visitor fills in the form. Marks fields up to the changed
   * one, but none after it (contact-form-7, section 11).
   */
  validate(options: ValidateOptions = {}): void {
    const check = checker?.checkForm(this.form, pageSchemas().get(this.#record.id), options);
    if (!check) return;
    this.#showStatus('validating', this.#state);
    this.#messages.mark(check.valid, check.invalid);
    check.reflect();
    this.#showStatus(shownStatus(this.#state), this.#state);
  }

  /** Restores the defaults of the places that reflect a field, after a reset. */
  clearReflections(): void {
    checker?.reflectNothing(this.form);
  }

  /**
   * Loads the rules, once for all forms with the same id, and the code that checks them. Errors are not reported: without
   * rules, only the server validates the form (contact-form-7, sections 3 and 11).
   */
  loadRules(): void {
    const { id } = this.#record;
    const schemas = pageSchemas();
    // A page may define its own rules. An empty entry means that they have been requested.
    const isKnown = schemas.has(id);
    if (!isKnown) schemas.set(id, undefined);
    // Releases before 5.6 have neither rules nor this attribute. A form without an id has no rules either.
    if (id < 1 || !this.form.querySelector('.wpcf7-form-control-wrap[data-name]')) return;
    const rules = isKnown
      ? undefined
      : this.#services.requests.schema(id).then((schema) => schemas.set(id, schema));
    Promise.all([rules, loadChecker(this.form)]).catch(() => schemas.get(id) ?? schemas.delete(id));
  }

  /** Removes the public record, so that scripts see that the form does not run any more. */
  end(): void {
    withdrawRecord(this.form);
  }

  get #state(): FormState {
    return this.store.read().state;
  }

  /** @returns false if the event was ignored, because the form is busy or the request is outdated */
  #advance(event: FormEvent): boolean {
    const state = nextState(this.#state, event);
    if (state === this.#state) return false;
    this.#showStatus(shownStatus(state), state);
    return true;
  }

  /** Shows a status, and tells scripts (contact-form-7, section 4). */
  #showStatus(status: ClientStatus, state: FormState): void {
    this.#record.status = status;
    this.store.update((view) => ({ ...withStatus(view, status), state }));
    const { previous: prevStatus } = this.store.read();
    if (prevStatus === status) return;
    emit(this.form, 'wpcf7statuschanged', { ...baseDetail(this.#record), prevStatus });
  }
}

async function loadChecker(form: HTMLFormElement): Promise<void> {
  checker = await import('./schema/check');
  if (form.querySelector('input[type="file"]')) await checker.loadFileTypes();
}

/**
 * WordPress prefers `_wpnonce` in the body to the header, so the next message must not contain the rejected nonce. A
 * disabled input is not sent.
 */
function keepNonce(form: HTMLFormElement, nonce: string | null): void {
  for (const input of inputsNamed(form, '_wpnonce')) {
    input.value = nonce ?? input.value;
    input.disabled = nonce === null;
  }
}
