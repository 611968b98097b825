/**
 * Holds all values of a form against all rules (contact-form-7, section 11). Pure, and a chunk of its own: pages of
 * releases without rules do not need it.
 */
import { checkOnPage } from './page-validator';
import { failureOf, textsOf } from './rules';
import { parseSchema, type Rule, type Schema } from './schema';
import { collectValues, type Values, type ValuesByField } from './values';

/** What came out for one field. */
export type FieldResult =
  | { readonly kind: 'invalid'; readonly error: string }
  /** Accepted, with all values that are not blank; none for an empty field that may be empty. */
  | { readonly kind: 'valid'; readonly values: Values };

/** What the forms know of this chunk. */
export interface Checker {
  /**
   * Checks by a schema as the server sent it; a validator that the page has brought along wins.
   *
   * @param wraps the fields to look at
   * @returns undefined when the answer is not a schema
   */
  readonly checkFields: (
    schema: unknown,
    wraps: readonly Element[],
  ) => ReadonlyMap<string, FieldResult> | undefined;
}

export const checkFields: Checker['checkFields'] = (schema, wraps) => {
  const values = collectValues(wraps);
  return checkOnPage(schema, values) ?? checkAnswer(schema, values);
};

/** Checks by a schema as the server sent it. */
export function checkAnswer(
  answer: unknown,
  values: ValuesByField,
): ReadonlyMap<string, FieldResult> | undefined {
  const schema = parseSchema(answer);
  return schema && check(schema, values);
}

/**
 * @param values what the visitor has entered
 * @returns a result for every field that has a rule or a value, be it a blank one; the first failure with a text counts
 */
export function check({ rules }: Schema, values: ValuesByField): ReadonlyMap<string, FieldResult> {
  const results = new Map<string, FieldResult>();
  for (const rule of rules) {
    for (const field of fieldsOf(rule)) {
      if (results.get(field)?.kind === 'invalid') continue;
      const own = values.get(field) ?? [];
      const error = failureOf(rule, own);
      results.set(field, error ? { kind: 'invalid', error } : { kind: 'valid', values: withoutBlanks(own) });
    }
  }
  for (const [field, own] of values) {
    if (!results.has(field)) results.set(field, { kind: 'valid', values: withoutBlanks(own) });
  }
  return results;
}

/** A rule around other rules may leave it to those to name the field. */
function fieldsOf({ field, rules }: Rule): readonly string[] {
  if (field !== '') return [field];
  return [...new Set(rules.flatMap(fieldsOf))];
}

function withoutBlanks(values: Values): Values {
  return values.filter((value) => textsOf([value]).length > 0);
}
