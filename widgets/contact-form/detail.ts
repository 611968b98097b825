/** What the events of one submission share: one object, which listeners may keep (contact-form-7, section 5). */
import type { FormRecord } from './live-form';
import { type BaseDetail, baseDetail } from './show-status';

export interface SubmissionDetail extends BaseDetail {
  /** The fields in their order; names that begin with `_` are the plugin's own. */
  readonly inputs: readonly { readonly name: string; readonly value: FormDataEntryValue }[];
  /** The very body that is sent: listeners append to it. */
  readonly formData: FormData;
  /** The whole answer, with what the server's filters have added to it. */
  apiResponse?: unknown;
}

export function createDetail(record: FormRecord, formData: FormData): SubmissionDetail {
  const inputs = [...formData]
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => ({ name, value }));
  return { ...baseDetail(record), inputs, formData };
}

/**
 * @param submitter the button that was pressed; its name and value come last
 * @returns the successful controls in page order
 */
export function collect(form: HTMLFormElement, submitter?: unknown): FormData {
  const formData = new FormData(form);
  const isButton = submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement;
  if (isButton && submitter.name !== '') formData.append(submitter.name, submitter.value);
  return formData;
}
