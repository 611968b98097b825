/** No function is longer than 80 lines and no file longer than 300, unless the file's first comment says why it is long. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['runtime', 'widgets', 'src', 'mocks', '.scripts'];
const MOST_LINES = 300;
const MOST_LINES_OF_FUNCTION = 80;

/** The first comment of a long file: “Long, because …”. */
const REASON = /^\s*\/\*\*(?:(?!\*\/)[^])*\bLong, because\b/;

/** @returns what is too long: the file's lines, or a function's first line with its lines */
function tooLong(path: string, text: string): readonly string[] {
  if (REASON.test(text)) return [];
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const found: string[] = [];
  const lines = text.trimEnd().split('\n').length;
  if (lines > MOST_LINES) found.push(`${path} has ${lines} lines`);
  const check = ({ start, end }: { readonly start: number; readonly end: number }): void => {
    const first = lineAt(start);
    const length = lineAt(end) - first + 1;
    if (length > MOST_LINES_OF_FUNCTION) found.push(`${path}:${first} has ${length} lines`);
  };
  const { program } = parseSync(path, text);
  new Visitor({
    FunctionDeclaration: check,
    FunctionExpression: check,
    ArrowFunctionExpression: check,
  }).visit(program);
  return found;
}

const lines = (count: number): string => 'run();\n'.repeat(count);

describe('a file is too long', () => {
  it.each([
    ['with 301 lines', lines(301), ['a.ts has 301 lines']],
    ['with a function of 81 lines', `// A\nfunction a() {\n${lines(79)}}`, ['a.ts:2 has 81 lines']],
    ['with an arrow function of 81 lines', `const a = () => {\n${lines(79)}};`, ['a.ts:1 has 81 lines']],
    ['with a method of 81 lines', `const a = { b() {\n${lines(79)}} };`, ['a.ts:1 has 81 lines']],
    [
      'with a reason below its first comment',
      `/** A */\n/** Long, because. */\n${lines(301)}`,
      ['a.ts has 303 lines'],
    ],
  ])('%s', (_name, text, expected) => {
    expect(tooLong('a.ts', text)).toEqual(expected);
  });

  it.each([
    ['with 300 lines', lines(300)],
    ['with a function of 80 lines', `function a() {\n${lines(78)}}`],
    [
      'with a reason in its first comment',
      `/**\n * Rules. Long, because they have examples.\n */\n${lines(301)}`,
    ],
  ])('but not %s', (_name, text) => {
    expect(tooLong('a.ts', text)).toEqual([]);
  });
});

it.each(FOLDERS)('no file in %s is too long', (folder) => {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:d|test|conformance)\.tsx?$/.test(file),
  );
  expect(files).not.toEqual([]);
  expect(
    files.flatMap((file) => tooLong(`${folder}/${file}`, readFileSync(join(ROOT, folder, file), 'utf8'))),
  ).toEqual([]);
});
