/**
 * What the rules check: the rules of the server, parsed from an unknown response, and the visitor's input by field
 * (contact-form-7, section 11).
 */

/** A rule. */
export interface Rule {
  readonly name: string;
  readonly field: string;
  /** The message for the visitor. Errors without a message are not shown. */
  readonly error: string;
  readonly accept: readonly string[];
  /** A number or a date. With undefined, the rule never fails. */
  readonly threshold: string | undefined;
  readonly base: number;
  readonly interval: number;
  /** The inner rules of `all` and `any`. */
  readonly rules: readonly Rule[];
}

export interface Schema {
  readonly rules: readonly Rule[];
}

/** Deeper nesting is invalid. */
const DEEPEST = 10;

/** @returns undefined if the response contains no list of rules */
export function parseSchema(answer: unknown): Schema | undefined {
  const rules = member(answer, 'rules');
  return Array.isArray(rules) ? { rules: rules.flatMap((rule) => parseRule(rule, '', 0)) } : undefined;
}

/**
 * @param parentField the default field of rules in `all` and `any`
 */
function parseRule(value: unknown, parentField: string, depth: number): Rule[] {
  const name = member(value, 'rule');
  if (typeof name !== 'string' || depth > DEEPEST) return [];
  const field = textOf(member(value, 'field')) || parentField;
  const rules = member(value, 'rules');
  const accept = member(value, 'accept');
  const threshold = member(value, 'threshold');
  const isThreshold = typeof threshold === 'string' || typeof threshold === 'number';
  return [
    {
      name,
      field,
      error: textOf(member(value, 'error')),
      accept: Array.isArray(accept) ? accept.map(textOf) : [],
      threshold: isThreshold ? String(threshold) : undefined,
      base: numberOf(member(value, 'base'), 0),
      interval: numberOf(member(value, 'interval'), 0),
      rules: Array.isArray(rules) ? rules.flatMap((rule) => parseRule(rule, field, depth + 1)) : [],
    },
  ];
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function numberOf(value: unknown, fallback: number): number {
  const number = Number.parseFloat(textOf(value));
  return Number.isNaN(number) ? fallback : number;
}

/** The values of a field: strings, or the files of a file input. */
export type Values = readonly (string | File)[];

/** Values by field, in page order. Fields without values are not included. */
export type ValuesByField = ReadonlyMap<string, Values>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input,select,textarea';

/** @param wraps the wraps of the fields */
export function collectValues(wraps: readonly Element[]): ValuesByField {
  const values = new Map<string, Values>();
  for (const wrap of wraps) {
    for (const control of wrap.querySelectorAll<Control>(CONTROLS)) {
      const field = fieldKey(control.name);
      if (field === '' || control.matches(':disabled')) continue;
      const more = valuesOf(control);
      if (more.length > 0) values.set(field, [...(values.get(field) ?? []), ...more]);
    }
  }
  return values;
}

function valuesOf(control: Control): Values {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].filter(({ selected }) => selected).map(({ value }) => value);
  }
  if (control instanceof HTMLTextAreaElement) return [control.value];
  switch (control.type) {
    case 'checkbox':
    case 'radio':
      return control.checked ? [control.value] : [];
    case 'file':
      return [...(control.files ?? [])];
    case 'button':
    case 'image':
    case 'reset':
    case 'submit':
      return [];
    default:
      return [control.value];
  }
}

/** @returns a field's name without brackets: `name` for `name[]` and `name[key]`; '' for the plugin's own fields */
function fieldKey(name: string): string {
  return /^([a-z][\w:.-]*)(?:\[.*)?$/i.exec(name)?.[1] ?? '';
}
