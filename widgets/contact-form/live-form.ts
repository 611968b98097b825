/** A running form: its store, and the public object at `form.wpcf7`. */
import type { Translate } from '../../runtime/page/translate';
import type { Endpoints } from './endpoints';
import { firstState } from './form-machine';
import { createFormStore, type FormStore } from './form-store';
import { firstView } from './form-view';
import { pageSchemas } from './page-api';

/** `form.wpcf7`. It is public: scripts use it to detect running forms (contact-form-7, section 3). */
export interface FormRecord {
  readonly id: number;
  status: string;
  readonly pluginVersion: string;
  readonly locale: string;
  readonly unitTag: string;
  readonly containerPost: number;
  readonly parent: Element | null;
  readonly schema: unknown;
  /** Set during the reset after a message was sent. */
  resetOnMailSent?: boolean;
}

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

/** The services that a running form needs. */
export type Surroundings = Pick<LiveForm, 'endpoints' | 'translate' | 'report' | 'signal'>;

const alive = new WeakMap<HTMLFormElement, LiveForm>();

/** Reads a form and sets its public record. */
export function createLiveForm(form: HTMLFormElement, surroundings: Surroundings): LiveForm {
  const parent = form.closest<HTMLElement>('.wpcf7');
  const record = readRecord(form, parent);
  Reflect.set(form, 'wpcf7', record);
  const live: LiveForm = {
    ...surroundings,
    form,
    wrapper: parent ?? form,
    record,
    store: createFormStore(firstView(firstState(record.status))),
  };
  alive.set(form, live);
  return live;
}

/** Removes the public record, so that scripts see that the form does not run any more. */
export function endLiveForm({ form }: LiveForm): void {
  alive.delete(form);
  Reflect.deleteProperty(form, 'wpcf7');
}

export function liveFormOf(form: HTMLFormElement): LiveForm | undefined {
  return alive.get(form);
}

/** @returns the inputs with this name. Names come from data, so they are compared in code instead of with a selector */
export function inputsNamed(within: ParentNode, name: string): HTMLInputElement[] {
  return [...within.querySelectorAll('input')].filter((input) => input.name === name);
}

function readRecord(form: HTMLFormElement, parent: Element | null): FormRecord {
  const read = (name: string): string => inputsNamed(form, name)[0]?.value ?? '';
  const id = Number.parseInt(read('_wpcf7'), 10) || 0;
  return {
    id,
    // A status with spaces is not a class.
    status: /^\S+$/.exec(form.getAttribute('data-status') ?? '')?.[0] ?? 'init',
    pluginVersion: read('_wpcf7_version'),
    locale: read('_wpcf7_locale'),
    unitTag: read('_wpcf7_unit_tag'),
    containerPost: Number.parseInt(read('_wpcf7_container_post'), 10) || 0,
    parent,
    get schema() {
      return pageSchemas().get(id);
    },
  };
}
