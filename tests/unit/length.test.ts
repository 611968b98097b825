// @vitest-environment node
/**
 * No source file is longer than 300 lines, and no function of the shipped code, the mocks and the scripts longer than 80,
 * unless a comment at the start of the file says why: “Long, because …”.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS_OF_FUNCTIONS = ['runtime', 'widgets', 'src', 'mocks', '.scripts'];
const FOLDERS = [...FOLDERS_OF_FUNCTIONS, 'tests', 'wp-plugin'];
const MOST_LINES = 300;
const MOST_LINES_OF_FUNCTION = 80;

/** The comment at the start of a long file: “Long, because …”, in its first lines. */
const REASON = /^(?:#!.*\n|<\?php\s)?\s*\/\*(?:(?!\*\/)[^])*\bLong, because\b/;
const LINES_OF_REASON = 12;

const hasReason = (text: string): boolean =>
  REASON.test(text.split('\n').slice(0, LINES_OF_REASON).join('\n'));

/** @returns the file with its number of lines, if it is too long */
function tooManyLines(path: string, text: string): readonly string[] {
  const lines = text.trimEnd().split('\n').length;
  return lines > MOST_LINES && !hasReason(text) ? [`${path} has ${lines} lines`] : [];
}

/** @returns the first line and the number of lines of functions that are too long */
function longFunctions(path: string, text: string): readonly string[] {
  if (hasReason(text)) return [];
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const found: string[] = [];
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

describe('finds a file', () => {
  it.each([
    ['with 301 lines', lines(301), ['a.ts has 301 lines']],
    [
      'with a reason below its first comment',
      `/** A */\n/** Long, because. */\n${lines(301)}`,
      ['a.ts has 303 lines'],
    ],
    ['with a reason outside a comment', `run('Long, because');\n${lines(301)}`, ['a.ts has 302 lines']],
    [
      'with a reason after its first lines',
      `/*\n${' * A\n'.repeat(LINES_OF_REASON)} * Long, because.\n */\n${lines(301)}`,
      ['a.ts has 316 lines'],
    ],
  ])('%s', (_name, text, expected) => {
    expect(tooManyLines('a.ts', text)).toEqual(expected);
  });

  it.each([
    ['with 300 lines', lines(300)],
    [
      'with a reason in its first comment',
      `/**\n * Rules. Long, because they have examples.\n */\n${lines(301)}`,
    ],
    ['of CSS with a reason', `/* Long, because. */\n${lines(301)}`],
    ['of PHP with a reason', `<?php\n/**\n * Long, because.\n */\n${lines(301)}`],
  ])('but not %s', (_name, text) => {
    expect(tooManyLines('a.ts', text)).toEqual([]);
  });
});

describe('finds a function', () => {
  it.each([
    ['of 81 lines', `// A\nfunction a() {\n${lines(79)}}`, ['a.ts:2 has 81 lines']],
    ['of 81 lines with an arrow', `const a = () => {\n${lines(79)}};`, ['a.ts:1 has 81 lines']],
    ['of 81 lines as a method', `const a = { b() {\n${lines(79)}} };`, ['a.ts:1 has 81 lines']],
  ])('%s', (_name, text, expected) => {
    expect(longFunctions('a.ts', text)).toEqual(expected);
  });

  it('but not of 80 lines', () => {
    expect(longFunctions('a.ts', `function a() {\n${lines(78)}}`)).toEqual([]);
  });
});

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Folders of packages and of the originals, which the repository does not contain. */
const NOT_OURS = ['**/node_modules/**', 'tests/.plugins/**'];

it.each(FOLDERS)('no source file in %s is too long', (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx,css,php,mjs}`, { cwd: ROOT, exclude: NOT_OURS });
  expect(files).not.toEqual([]);
  expect(files.flatMap((file) => tooManyLines(file, read(file)))).toEqual([]);
});

it.each(FOLDERS_OF_FUNCTIONS)('no function in %s is too long', (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx,mjs}`, {
    cwd: ROOT,
    exclude: ['**/*.{d,test,conformance}.{ts,tsx}'],
  });
  expect(files).not.toEqual([]);
  expect(files.flatMap((file) => longFunctions(file, read(file)))).toEqual([]);
});
