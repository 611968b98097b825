/**
 * The `detail` object that all events of a submission share, and that listeners may keep (contact-form-7, section 5).
 */
import type { FormRecord } from './form-record';
import { type BaseDetail, baseDetail } from './show-status';

export interface SubmissionDetail extends BaseDetail {
  /** The fields in order, without the plugin's own fields, whose names start with `_`. */
  readonly inputs: readonly { readonly name: string; readonly value: FormDataEntryValue }[];
  /** The body of the request. Listeners may append to it. */
  readonly formData: FormData;
  /** The whole response, including additions of the server's filters. */
  apiResponse?: unknown;
}

export function createDetail(record: FormRecord, formData: FormData): SubmissionDetail {
  const inputs = [...formData]
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => ({ name, value }));
  return { ...baseDetail(record), inputs, formData };
}

/**
 * @param submitter the pressed button; its name and value are appended last
 * @returns the successful controls in page order
 */
export function collect(form: HTMLFormElement, submitter?: unknown): FormData {
  const formData = new FormData(form);
  const isButton = submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement;
  if (isButton && submitter.name !== '') formData.append(submitter.name, submitter.value);
  return formData;
}
