/** Parses the server's rules for a form from an unknown response (contact-form-7, section 11). */

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
