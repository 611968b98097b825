/** Finds the fields in the author's markup (contact-form-7, section 2.3). */

/** Classes of a wrap that are not a field's name. The payment module's wrap has only these. */
const NOT_A_NAME = new Set(['wpcf7-form-control-wrap', 'hidden']);

/** @returns all wraps in an element, in page order */
export function wrapsIn(scope: Element): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')];
}

/** @returns the field's name without `[]`, which is a class in releases up to 5.5; '' for a wrap without a field */
export function fieldOf(wrap: HTMLElement): string {
  return wrap.dataset['name'] ?? [...wrap.classList].find((token) => !NOT_A_NAME.has(token)) ?? '';
}

/** @returns the wraps of a field, which may occur several times in a form */
export function wrapsOf(scope: Element, field: string): HTMLElement[] {
  const names = new Set([plain(field), plain(field.replace(/[^\w-]/g, ''))]);
  return wrapsIn(scope).filter((wrap) =>
    wrap.dataset['name'] === undefined
      ? [...wrap.classList].some((token) => !NOT_A_NAME.has(token) && names.has(plain(token)))
      : plain(wrap.dataset['name']) === plain(field),
  );
}

/** @returns the controls with a name, without `output` elements */
export function controlsNamed(
  form: HTMLFormElement,
  name: string,
): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input,select,textarea',
  );
  return [...controls].filter((control) => control.name === name);
}

/** @returns the inputs with this name. Names come from data, so they are compared in code instead of with a selector */
export function inputsNamed(within: ParentNode, name: string): HTMLInputElement[] {
  return [...within.querySelectorAll('input')].filter((input) => input.name === name);
}

/** Normalises a name: responses contain underscores instead of dots. */
function plain(name: string): string {
  return name.replaceAll('.', '_');
}
