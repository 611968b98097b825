/** Shows the value of a field in another place of the form (contact-form-7, section 10.9). */
import { setText } from '../../../runtime/dom/text';

/** @param values the valid values of the field; an empty list if it is empty or invalid */
export function reflect(form: HTMLFormElement, field: string, values: readonly (string | File)[]): void {
  const texts = values.map((value) => (typeof value === 'string' ? value : value.name));
  for (const place of form.querySelectorAll<HTMLElement>('[data-reflection-of]')) {
    if (place.dataset['reflectionOf'] !== field) continue;
    if (place instanceof HTMLOutputElement) setText(place, texts[0] ?? place.dataset['default'] ?? '');
    else fill(place, field, texts);
  }
}

/** Restores the defaults after a reset. */
export function reflectNothing(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-reflection-of]')) {
    reflect(form, place.dataset['reflectionOf'] ?? '', []);
  }
}

function fill(place: HTMLElement, field: string, texts: readonly string[]): void {
  for (const output of place.querySelectorAll('output')) {
    if (output.dataset['default'] === undefined) output.remove();
    else output.hidden = texts.length > 0;
  }
  for (const text of texts) {
    const output = place.ownerDocument.createElement('output');
    output.setAttribute('name', field);
    setText(output, text);
    place.append(output);
  }
}
