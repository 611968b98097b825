/** A running form, with its store. */
import type { Translate } from '../../runtime/page/translate';
import type { Endpoints } from './endpoints';
import { firstState } from './form-machine';
import { createFormStore, type FormStore } from './form-store';
import { type FormRecord, publishRecord, withdrawRecord, wrapperOf } from './form-record';
import { firstView } from './form-view';

export interface LiveForm {
  readonly form: HTMLFormElement;
  /** The closest `.wpcf7`, or the form itself. */
  readonly wrapper: HTMLElement;
  readonly record: FormRecord;
  readonly endpoints: Endpoints;
  readonly translate: Translate;
  readonly report: (code: string, detail?: unknown) => void;
  /** Aborted when the form is removed. */
  readonly signal: AbortSignal;
  /** What the form shows. */
  readonly store: FormStore;
  /** Cancels the running refill. */
  refill?: AbortController;
}

/** The parts of a form with which its fields work before the visitor uses it. */
export type EarlyForm = Pick<LiveForm, 'form' | 'wrapper' | 'translate'>;

/** The services that a running form needs. */
export type Surroundings = Pick<LiveForm, 'endpoints' | 'translate' | 'report' | 'signal'>;

const alive = new WeakMap<HTMLFormElement, LiveForm>();

/** Starts a form. It has its public record from now on, if it is not prepared. */
export function createLiveForm(form: HTMLFormElement, surroundings: Surroundings): LiveForm {
  const record = publishRecord(form);
  const live: LiveForm = {
    ...surroundings,
    form,
    wrapper: wrapperOf(form),
    record,
    store: createFormStore(firstView(firstState(record.status))),
  };
  alive.set(form, live);
  return live;
}

/** Removes the public record, so that scripts see that the form does not run any more. */
export function endLiveForm({ form }: LiveForm): void {
  alive.delete(form);
  withdrawRecord(form);
}

export function liveFormOf(form: HTMLFormElement): LiveForm | undefined {
  return alive.get(form);
}
