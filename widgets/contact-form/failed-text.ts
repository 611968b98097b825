/**
 * The sentence for a message that could not be sent, because the server did not answer or answered with something else
 * than a status. The original shows nothing (contact-form-7, section 12).
 */
import type { LiveForm } from './live-form';
import { outputsOf } from './outputs';
import { strings } from './widget.json';

/** The attribute of an output with the form's own text. Written by wp-plugin/includes/paint/failed-mail.php. */
const TEXT = 'data-atoll-failed';

/** A mail tag: the author's text may name fields of the form, and the server fills in what the visitor has typed. */
const MAIL_TAG = /\[(\w[\w-]*)\]/g;

/** @returns the form's own text for a failed mail; ours if the page does not contain it. Plain text, never empty */
export function failedText(live: LiveForm): string {
  const [own = ''] = [...outputsOf(live)].flatMap((output) => output.getAttribute(TEXT)?.trim() || []);
  const typed = new FormData(live.form);
  const text = own.replace(MAIL_TAG, (tag, name: string) =>
    name.startsWith('_') ? '' : (valuesOf(typed, name) ?? tag),
  );
  return text.trim() || live.translate(strings['contact-form.failed']);
}

/** @returns undefined if the form has no such field */
function valuesOf(typed: FormData, name: string): string | undefined {
  const values = [...typed.getAll(name), ...typed.getAll(`${name}[]`)];
  return values.length === 0 ? undefined : values.filter((value) => typeof value === 'string').join(', ');
}
