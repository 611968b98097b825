/** The inline code that the plugin prints, and its table in SECURITY.md: owners need both for a content security policy. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const INCLUDES = join(ROOT, 'wp-plugin/includes');

const php = new Map(
  readdirSync(INCLUDES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.php'))
    // Without comments, which may mention an element.
    .map((file) => [
      basename(file),
      readFileSync(join(INCLUDES, file), 'utf8').replaceAll(/^\s*(?:\*|\/\/|\/\*\*).*$/gm, ''),
    ]),
);
const security = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');

/** A PHP string, or several that are joined. */
const STRINGS = String.raw`(?:(?:\s*\.\s*)?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"))+`;

function valueOf(strings: string): string {
  const parts = strings.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g);
  return Array.from(
    parts,
    ([, single, double]) => single?.replaceAll(/\\(['\\])/g, '$1') ?? double ?? '',
  ).join('');
}

/** The first argument of each call that prints a script that runs; JSON in an inert script is none. */
const calls = [...php].flatMap(([file, text]) =>
  [
    ...text.matchAll(
      /(?:wp_(?:get|print)_inline_script_tag|(?<!function )atoll_inline_script)\(\s*([^]*?)\);\n/g,
    ),
  ]
    .map(([, argument = '']) => argument)
    .filter((argument) => !argument.includes('application/json') && !argument.startsWith('$code'))
    .map((argument) => ({ file, text, argument })),
);

/** The hash of a script's text, as WordPress prints it; `built` for code that the build writes. */
const scripts = calls.map(({ file, text, argument }) => {
  const [literal] = new RegExp(`^${STRINGS}`).exec(argument) ?? [];
  const [constant] = /^ATOLL_\w+/.exec(argument) ?? [];
  if (argument.startsWith('atoll_build()')) return { file, hash: 'built' };
  const strings = literal ?? new RegExp(`const ${constant} = (${STRINGS});`).exec(text)?.[1];
  if (strings === undefined) throw new Error(`${file}: ${argument} is not constant`);
  const hash = createHash('sha256')
    .update(`\n${valueOf(strings)}\n`)
    .digest('base64');
  return { file, hash: `sha256-${hash}` };
});

const styles = [...php].flatMap(([file, text]) =>
  [...text.matchAll(/<style\b|wp_add_inline_style\(/g)].map(() => file),
);

/** @returns the cells of the rows of a table that have a word in their first cell */
const rows = (kind: string): string[][] =>
  [...security.matchAll(new RegExp(`^\\| ${kind} .*$`, 'gm'))].map(([row]) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );

test('SECURITY.md lists each inline script with its file and its hash', () => {
  const listed = rows('script').map(([, file, hash]) => ({ file, hash }));
  expect(scripts.length).toBeGreaterThan(5);
  expect(listed).toEqual(expect.arrayContaining(scripts));
  expect(listed).toHaveLength(scripts.length);
});

test('SECURITY.md lists each inline style with its file', () => {
  expect(styles.length).toBeGreaterThan(5);
  expect(
    rows('style')
      .map(([, file = '']) => file)
      .toSorted(),
  ).toEqual(styles.toSorted());
});

test('SECURITY.md counts them', () => {
  const text = security.replaceAll(/\s+/g, ' ');
  expect(text).toContain(`up to ${scripts.length} inline scripts and ${styles.length} inline styles`);
});
