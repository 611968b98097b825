// @vitest-environment node
/**
 * The rules that Contact Form 7 6.1.6 sends for a form with every kind of field: `[number* entry-year min:2024 max:2030
 * step:2]` and `[range hours min:0 max:100 step:5]`, written after the fields for texts in the form (contact-form-7,
 * sections 11.2 and 15.3). The shape is that of the plugin's server; the texts and the choices are ours.
 */
import { describe, expect, it } from 'vitest';
import answer from '../../../mocks/contact-form-7-schema-6.1.6.json' with { type: 'json' };
import { checkAnswer } from './check';
import { parseSchema, type Values } from './schema';

const VALID = new Map<string, Values>([
  ['your-name', ['Ada']],
  ['your-email', ['ada@school.example']],
  ['your-message', ['Good morning.']],
  ['level', ['Master']],
  ['term', ['Autumn']],
  ['programme', ['Biology']],
  ['first-day', ['2027-09-01']],
  ['entry-year', ['2026']],
  ['hours', ['20']],
]);

/** @returns the fields with errors, in the order of the rules, as `field: error` */
function errorsOf(changed: Readonly<Record<string, string>>): string[] {
  const values = new Map(VALID);
  for (const [name, value] of Object.entries(changed)) values.set(name, [value]);
  return [...(checkAnswer(answer, values) ?? [])].flatMap(([field, result]) =>
    result.kind === 'invalid' ? [`${field}: ${result.error}`] : [],
  );
}

describe('the rules of 6.1.6', () => {
  it('are all read, in the server’s order: by kind of field, not as in the form', () => {
    const rules = parseSchema(answer)?.rules ?? [];
    expect(rules.map(({ name, field }) => `${name} ${field}`)).toEqual(
      answer.rules.map(({ rule, field }) => `${rule} ${field}`),
    );
    expect(errorsOf({ 'your-name': '', programme: '', 'first-day': 'x', level: '', hours: 'x' })).toEqual([
      'level: Choose a level.',
      'first-day: Not a day.',
      'hours: Not a number.',
      'programme: Choose a programme.',
      'your-name: Type a name.',
    ]);
  });

  it('have thresholds that are texts for numbers and days, and numbers for lengths, counts and sizes', () => {
    const kinds = answer.rules.flatMap(({ rule, threshold }) =>
      threshold === undefined ? [] : [`${rule} ${typeof threshold}`],
    );
    expect([...new Set(kinds)].toSorted()).toEqual([
      'maxdate string',
      'maxfilesize number',
      'maxitems number',
      'maxlength number',
      'maxnumber string',
      'mindate string',
      'minlength number',
      'minnumber string',
    ]);
  });

  it.each([
    // Compared as numbers: as texts, 9 is more than 2030, and 101 less than 20.
    ['entry-year', '9', ['entry-year: Too small.']],
    ['entry-year', '20300', ['entry-year: Too large.']],
    ['entry-year', '2030.5', ['entry-year: Too large.']],
    ['hours', '-1', ['hours: Too small.']],
    ['hours', '101', ['hours: Too large.']],
    ['hours', '0', []],
    ['first-day', '2025-12-31', ['first-day: Too early.']],
    ['first-day', '2031-01-01', ['first-day: Too late.']],
    ['your-name', 'A', ['your-name: Too short.']],
    ['your-name', 'A'.repeat(61), ['your-name: Too long.']],
    ['programme', 'Chess', ['programme: Not a programme.']],
  ])('%s %j: %j', (field, value, errors) => {
    expect(errorsOf({ [field]: value })).toEqual(errors);
  });

  it('have none for `step:`, which the server does not check', () => {
    expect(answer.rules.map(({ rule }) => rule)).not.toContain('stepnumber');
    expect(errorsOf({ 'entry-year': '2025', hours: '7' })).toEqual([]);
  });

  it('do not accept a second choice, and count the size of files', () => {
    const large = new File(['x'.repeat(2_097_153)], 'a.pdf');
    const values = new Map(VALID).set('level', ['Master', 'Bachelor']).set('transcript', [large]);
    const results = checkAnswer(answer, values);
    expect(results?.get('level')).toEqual({ kind: 'invalid', error: 'Choose one level.' });
    expect(results?.get('transcript')).toEqual({ kind: 'invalid', error: 'Too big.' });
  });
});
