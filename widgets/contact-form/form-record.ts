/** The public object at `form.wpcf7`. */
import { pageSchemas } from './page-api';
import { inputsNamed } from './wraps';

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

const published = new WeakMap<HTMLFormElement, FormRecord>();

/**
 * Sets a form's public record, once.
 *
 * @param onSchemaRead called when a script reads the form's rules, which are not fetched before the form is mounted
 */
export function publishRecord(form: HTMLFormElement, onSchemaRead?: () => void): FormRecord {
  const record = published.get(form) ?? readRecord(form, onSchemaRead);
  published.set(form, record);
  Reflect.set(form, 'wpcf7', record);
  return record;
}

/** Removes the public record, so that scripts see that the form does not run any more. */
export function withdrawRecord(form: HTMLFormElement): void {
  published.delete(form);
  Reflect.deleteProperty(form, 'wpcf7');
}

/** @returns the closest `.wpcf7`, or the form itself */
export function wrapperOf(form: HTMLFormElement): HTMLElement {
  return form.closest<HTMLElement>('.wpcf7') ?? form;
}

function readRecord(form: HTMLFormElement, onSchemaRead?: () => void): FormRecord {
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
    parent: form.closest('.wpcf7'),
    get schema() {
      onSchemaRead?.();
      return pageSchemas().get(id);
    },
  };
}
