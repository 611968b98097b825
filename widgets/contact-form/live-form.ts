/** One form that is alive: what we know of it, and the object that other scripts find at `form.wpcf7`. */
import type { Translate } from '../../runtime/page/translate';
import type { Endpoints } from './endpoints';
import { firstState, type FormState } from './form-machine';
import { pageSchemas } from './page-api';

/** `form.wpcf7`: public, because scripts tell by it that a form is live (contact-form-7, section 3). */
export interface FormRecord {
  readonly id: number;
  status: string;
  readonly pluginVersion: string;
  readonly locale: string;
  readonly unitTag: string;
  readonly containerPost: number;
  readonly parent: Element | null;
  readonly schema: unknown;
  /** There while the reset after a sent message is under way. */
  resetOnMailSent?: boolean;
}

export interface LiveForm {
  readonly form: HTMLFormElement;
  /** The nearest `.wpcf7`; the form itself on a page that has none. */
  readonly wrapper: HTMLElement;
  readonly record: FormRecord;
  readonly endpoints: Endpoints;
  readonly translate: Translate;
  readonly report: (code: string, detail?: unknown) => void;
  /** Aborted when the form goes. */
  readonly signal: AbortSignal;
  state: FormState;
  /** Ends the refill that is under way. */
  refill?: AbortController;
  /** Ids of the list items that we have added, by field. */
  readonly errorIds: Map<string, string>;
}

/** What a live form is made from, beside the form. */
export type Surroundings = Pick<LiveForm, 'endpoints' | 'translate' | 'report' | 'signal'>;

const alive = new WeakMap<HTMLFormElement, LiveForm>();

/** Reads a form and puts the public record on it. */
export function createLiveForm(form: HTMLFormElement, surroundings: Surroundings): LiveForm {
  const parent = form.closest<HTMLElement>('.wpcf7');
  const record = readRecord(form, parent);
  Reflect.set(form, 'wpcf7', record);
  const live: LiveForm = {
    ...surroundings,
    form,
    wrapper: parent ?? form,
    record,
    state: firstState(record.status),
    errorIds: new Map(),
  };
  alive.set(form, live);
  return live;
}

/** The opposite: scripts see that the form is not live any more. */
export function endLiveForm({ form }: LiveForm): void {
  alive.delete(form);
  Reflect.deleteProperty(form, 'wpcf7');
}

export function liveFormOf(form: HTMLFormElement): LiveForm | undefined {
  return alive.get(form);
}

/** @returns the hidden inputs with this name; compared in code, because names come from data */
export function inputsNamed(within: ParentNode, name: string): HTMLInputElement[] {
  return [...within.querySelectorAll('input')].filter((input) => input.name === name);
}

function readRecord(form: HTMLFormElement, parent: Element | null): FormRecord {
  const read = (name: string): string => inputsNamed(form, name)[0]?.value ?? '';
  const id = Number.parseInt(read('_wpcf7'), 10) || 0;
  return {
    id,
    status: form.getAttribute('data-status') || 'init',
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
