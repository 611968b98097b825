/** Where a field stands in the author's markup (contact-form-7, section 2.3). */

/** Tokens of a wrap's class that are never a field's name; the payment module's wrap has nothing else. */
const NOT_A_NAME = new Set(['wpcf7-form-control-wrap', 'hidden']);

/** All wraps of a form, in page order. */
export function wrapsIn(scope: Element): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')];
}

/** @returns the field's name, without `[]`; '' for a wrap that belongs to no field. Up to 5.5 it is a class */
export function fieldOf(wrap: HTMLElement): string {
  return wrap.dataset['name'] ?? [...wrap.classList].find((token) => !NOT_A_NAME.has(token)) ?? '';
}

/** @returns the wraps of a field: it may stand on the form more than once */
export function wrapsOf(scope: Element, field: string): HTMLElement[] {
  const names = new Set([plain(field), plain(field.replace(/[^\w-]/g, ''))]);
  return wrapsIn(scope).filter((wrap) =>
    wrap.dataset['name'] === undefined
      ? [...wrap.classList].some((token) => !NOT_A_NAME.has(token) && names.has(plain(token)))
      : plain(wrap.dataset['name']) === plain(field),
  );
}

/** The controls with a name: never an `output`, which is a form element too. */
export function controlsNamed(
  form: HTMLFormElement,
  name: string,
): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input,select,textarea',
  );
  return [...controls].filter((control) => control.name === name);
}

/** The server answers with underscores for dots. */
function plain(name: string): string {
  return name.replaceAll('.', '_');
}
