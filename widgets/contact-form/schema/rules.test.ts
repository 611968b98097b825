// @vitest-environment node
/** The rules of the schema, row by row (contact-form-7, section 11). */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { check, checkAnswer } from './check';
import { extensionsFor } from './file-extensions';
import { loadFileTypes } from './rules';
import { parseSchema } from './schema';

type Extra = Readonly<Record<string, unknown>>;

// With a fixed date, which is part of the tests' names.
const file = (name: string, size = 1): File => new File(['x'.repeat(size)], name, { lastModified: 0 });

beforeAll(loadFileTypes);

function fails(rule: string, values: readonly (string | File)[], extra: Extra = {}): boolean {
  const schema = { rules: [{ rule, field: 'f', error: 'No.', ...extra }] };
  return checkAnswer(schema, new Map([['f', values]]))?.get('f')?.kind === 'invalid';
}

const PASS: readonly (readonly [string, readonly (string | File)[], Extra])[] = [
  ['required', ['x'], {}],
  ['required', ['', 'x'], {}],
  ['requiredfile', [file('a.txt')], {}],
  ['email', ['a@b.co'], {}],
  ['email', ["a.b-c!#$%&'*+/=?^_`{|}~@mail.example.org"], {}],
  ['email', [], {}],
  ['email', ['  a@b.co  '], {}],
  ['url', ['http://example.com'], {}],
  ['url', ['mailto:a@b.co'], {}],
  ['url', ['urn:isbn:1'], {}],
  ['url', [''], {}],
  ['tel', ['+44 (0)20 7946-0000'], {}],
  ['tel', ['0041 44 123 45 67'], {}],
  ['tel', ['123456#99'], {}],
  ['number', ['12'], {}],
  ['number', ['-3'], {}],
  ['number', ['.5'], {}],
  ['number', ['1.25'], {}],
  ['number', ['1e3'], {}],
  ['number', ['-1.5E-7'], {}],
  ['date', ['2024-02-29'], {}],
  ['date', ['12024-01-01'], {}],
  ['time', ['00:00'], {}],
  ['time', ['23:59:59'], {}],
  ['enum', ['A'], { accept: ['A', 'B'] }],
  ['enum', ['7'], { accept: [7] }],
  ['enum', ['', 'A'], { accept: ['A'] }],
  ['file', [file('Report.PDF')], { accept: ['.pdf'] }],
  ['file', [file('a.jpe')], { accept: ['image/jpeg'] }],
  ['file', [file('a.mkv')], { accept: ['audio/*', 'video/*'] }],
  ['file', [], { accept: ['.pdf'] }],
  ['dayofweek', ['2024-01-01'], { accept: [1] }],
  ['dayofweek', ['2024-01-07'], { accept: ['7'] }],
  ['minitems', ['a', 'b'], { threshold: 2 }],
  ['maxitems', ['a'], { threshold: 1 }],
  ['minlength', ['abc'], { threshold: 3 }],
  ['minlength', [''], { threshold: 3 }],
  ['maxlength', ['abc'], { threshold: '3' }],
  ['minnumber', ['5'], { threshold: '5' }],
  ['maxnumber', ['-5'], { threshold: '5' }],
  ['minnumber', ['5'], {}],
  ['mindate', ['2024-01-01'], { threshold: '2024-01-01' }],
  ['mindate', ['soon'], { threshold: '2024-01-01' }],
  ['maxdate', ['2024-01-01'], { threshold: '2024-01-01' }],
  ['maxdate', ['2025-01-01'], { threshold: 'never' }],
  ['minfilesize', [file('a', 3)], { threshold: 3 }],
  ['minfilesize', [], { threshold: 3 }],
  ['maxfilesize', [file('a', 1), file('b', 2)], { threshold: 3 }],
  ['stepnumber', ['7'], { base: 1, interval: 2 }],
  ['stepnumber', ['0.3'], { base: 0, interval: 0.1 }],
  ['stepnumber', ['7'], { base: 0, interval: 0 }],
  ['stepnumber', ['7'], { base: 0, interval: -1 }],
  ['somethingnew', ['x'], {}],
  ['__proto__', ['x'], {}],
];

const FAIL: typeof PASS = [
  ['required', [], {}],
  ['required', ['  ', ''], {}],
  ['requiredfile', [], {}],
  ['requiredfile', ['a.txt'], {}],
  ['email', ['a@b.c'], {}],
  ['email', ['a@b'], {}],
  ['email', ['@example.org'], {}],
  ['email', ['a@b@example.org'], {}],
  ['email', ['a b@example.org'], {}],
  ['email', ['ä@example.org'], {}],
  ['email', ['a@example..org'], {}],
  ['email', ['a@.example.org'], {}],
  ['email', ['a@example.org.'], {}],
  ['email', ['a@example'], {}],
  ['email', ['a@-example.org'], {}],
  ['email', ['a@exam_ple.org'], {}],
  ['url', ['example.com'], {}],
  ['url', ['javascript:alert(1)'], {}],
  ['url', ['http://'], {}],
  ['tel', ['12345'], {}],
  ['tel', ['1234567890123456'], {}],
  ['tel', ['12a4567'], {}],
  ['tel', ['#123456'], {}],
  ['number', ['1,5'], {}],
  ['number', ['1.'], {}],
  ['number', ['+1'], {}],
  ['number', ['e5'], {}],
  ['date', ['2024-02-31'], {}],
  ['date', ['2023-02-29'], {}],
  ['date', ['2024-13-01'], {}],
  ['date', ['24-01-01'], {}],
  ['date', ['01.02.2024'], {}],
  ['time', ['24:00'], {}],
  ['time', ['7:30'], {}],
  ['time', ['12:60'], {}],
  ['enum', ['C'], { accept: ['A', 'B'] }],
  ['enum', ['a'], { accept: ['A'] }],
  ['enum', ['A'], {}],
  ['file', [file('a.pdf.exe')], { accept: ['.pdf'] }],
  ['file', [file('a.png')], { accept: ['image/jpeg'] }],
  ['file', [file('a.png')], { accept: ['__proto__/*'] }],
  ['dayofweek', ['2024-01-06'], { accept: [1, 7] }],
  ['minitems', ['a', ''], { threshold: 2 }],
  ['maxitems', ['a', 'b'], { threshold: 1 }],
  ['minlength', ['ab'], { threshold: 3 }],
  ['maxlength', ['ab', 'cd'], { threshold: 3 }],
  ['minnumber', ['4.9'], { threshold: '5' }],
  ['maxnumber', ['5.1'], { threshold: '5' }],
  ['mindate', ['2023-12-31'], { threshold: '2024-01-01' }],
  ['maxdate', ['2024-01-02'], { threshold: '2024-01-01' }],
  ['minfilesize', [file('a', 2)], { threshold: 3 }],
  ['maxfilesize', [file('a', 2), file('b', 2)], { threshold: 3 }],
  ['stepnumber', ['8'], { base: 1, interval: 2 }],
  ['stepnumber', ['0.35'], { base: 0, interval: 0.1 }],
];

function result(rule: unknown, value: string) {
  return checkAnswer({ rules: [rule] }, new Map([['f', [value]]]))?.get('f');
}

describe('a rule', () => {
  it.each(PASS)('%s accepts %j with %j', (rule, values, extra) => {
    expect(fails(rule, values, extra)).toBe(false);
  });

  it.each(FAIL)('%s rejects %j with %j', (rule, values, extra) => {
    expect(fails(rule, values, extra)).toBe(true);
  });
});

describe('nested rules', () => {
  const short = { rule: 'minlength', field: 'f', threshold: 3, error: 'Short.' };
  const silent = { rule: 'maxlength', field: 'f', threshold: 1 };

  it('all: fails with the text of the first failing rule', () => {
    const rule = { rule: 'all', field: 'f', error: 'All.', rules: [{ ...silent, threshold: 9 }, short] };
    expect(result(rule, 'ab')).toEqual({ kind: 'invalid', error: 'Short.' });
    expect(result(rule, 'abc')).toEqual({ kind: 'valid', values: ['abc'] });
  });

  it('all: has a text for a rule without one', () => {
    const rule = { rule: 'all', field: 'f', error: 'All.', rules: [silent] };
    expect(result(rule, 'ab')).toEqual({ kind: 'invalid', error: 'All.' });
  });

  it('any: fails when none passes', () => {
    const rule = { rule: 'any', field: 'f', error: 'Any.', rules: [short, silent] };
    expect(result(rule, 'ab')).toEqual({ kind: 'invalid', error: 'Any.' });
    expect(result(rule, 'a')).toEqual({ kind: 'valid', values: ['a'] });
    expect(result(rule, 'abc')).toEqual({ kind: 'valid', values: ['abc'] });
  });

  it('take their field from inside if the outer rule names none', () => {
    expect(result({ rule: 'all', rules: [short] }, 'ab')).toEqual({ kind: 'invalid', error: 'Short.' });
  });
});

describe('a check of all fields', () => {
  const rules = [
    { rule: 'required', field: 'a', error: 'First.' },
    { rule: 'minlength', field: 'a', threshold: 3, error: 'Second.' },
    { rule: 'required', field: 'b' },
  ];
  const all = (values: [string, string[]][]) => {
    const schema = parseSchema({ rules });
    return schema && Object.fromEntries(check(schema, new Map(values)));
  };

  it('keeps the first failure that has a text', () => {
    expect(all([['a', ['']]])).toEqual({
      a: { kind: 'invalid', error: 'First.' },
      b: { kind: 'valid', values: [] },
    });
    expect(all([['a', ['x']]])).toMatchObject({ a: { error: 'Second.' } });
  });

  it('accepts fields without rules, with their values that are not blank', () => {
    expect(all([['c', ['', 'x', ' ']]])).toMatchObject({ c: { kind: 'valid', values: ['x'] } });
    expect(all([['c', ['']]])).toMatchObject({ c: { kind: 'valid', values: [] } });
    expect(all([])).not.toHaveProperty('c');
  });

  it('gives an optional field a result, so that its old error is removed', () => {
    expect(all([['b', []]])).toMatchObject({ b: { kind: 'valid', values: [] } });
  });

  it.each([null, undefined, [], 7, 'x', {}, { rules: 'x' }])(
    'does nothing without a schema: %j',
    (schema) => {
      expect(checkAnswer(schema, new Map())).toBeUndefined();
    },
  );

  it.each([
    null,
    7,
    [],
    {},
    { rule: 7 },
    { rule: 'required', rules: 'x', accept: 7, threshold: {}, field: 7 },
  ])('survives %j as a rule', (rule) => {
    expect(checkAnswer({ rules: [rule] }, new Map())).toBeInstanceOf(Map);
  });

  it('survives endless rules', () => {
    const rule: Record<string, unknown> = { rule: 'all', field: 'f', error: 'x' };
    rule['rules'] = [rule];
    expect(checkAnswer({ rules: [rule] }, new Map())).toBeInstanceOf(Map);
  });
});

describe('extensions', () => {
  it.each([
    ['.PDF', ['.pdf']],
    ['image/png', ['.png']],
    ['IMAGE/JPEG', ['.jpg', '.jpeg', '.jpe']],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['.docx']],
    ['application/vnd.ms-excel', ['.xla', '.xls', '.xlt', '.xlw']],
    ['application/vnd.ms-excel.sheet.macroEnabled.12', ['.xlsm']],
    ['image/unknown', []],
    ['unknown/*', []],
    ['constructor/*', []],
    ['', []],
    ['*', []],
  ])('of %s are %j', (accept, expected) => {
    expect(extensionsFor(accept)).toEqual(expected);
  });

  it('of a whole type are all of it', () => {
    expect(extensionsFor('audio/*')).toContain('.flac');
    expect(extensionsFor('image/*')).toHaveLength(11);
  });
});

it('leaves the types of files to the server until the table has loaded', async () => {
  vi.resetModules();
  const fresh = await import('./check');
  const schema = { rules: [{ rule: 'file', field: 'cv', accept: ['.pdf'], error: 'No.' }] };
  const resultOf = () => fresh.checkAnswer(schema, new Map([['cv', [file('a.png')]]]))?.get('cv')?.kind;
  expect(resultOf()).toBe('valid');
  const { loadFileTypes: load } = await import('./rules');
  await load();
  expect(resultOf()).toBe('invalid');
});
