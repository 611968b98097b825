/**
 * The author's markup: the fields, the outputs, and tokens of space-separated attribute values (contact-form-7, section 2).
 */
import type { Translate } from '../../runtime/page/translate';

/** The parts of a form with which its fields work, before the visitor uses it and afterwards. */
export interface FormParts {
  readonly form: HTMLFormElement;
  /** The closest `.wpcf7`, or the form itself. */
  readonly wrapper: HTMLElement;
  readonly translate: Translate;
}

/** @returns the closest `.wpcf7`, or the form itself */
export function wrapperOf(form: HTMLFormElement): HTMLElement {
  return form.closest<HTMLElement>('.wpcf7') ?? form;
}

/** @returns the elements that show a form's message on the page. A form may have several, and other scripts may add some */
export function outputsOf(form: Element): NodeListOf<Element> {
  return form.querySelectorAll('.wpcf7-response-output');
}

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

/** @returns the value with a token at the end, if it does not have the token already */
export function withToken(value: string | null, token: string): string {
  const tokens = tokensOf(value);
  return (tokens.includes(token) ? tokens : [...tokens, token]).join(' ');
}

/** @returns the value without tokens; the same value if it has none of them, null if no token is left */
export function withoutTokens(value: string | null, tokens: readonly string[]): string | null {
  const before = tokensOf(value);
  const rest = before.filter((token) => !tokens.includes(token));
  return rest.length === before.length ? value : rest.join(' ') || null;
}

function tokensOf(value: string | null): string[] {
  return (value ?? '').split(/\s+/).filter(Boolean);
}
