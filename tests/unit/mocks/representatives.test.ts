/**
 * Which fragments stand for others in tests that take long (`represents` in mocks/markup/index.json): a fragment whose
 * markup the widget reads in another way must have the whole record.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFragment, readIndex } from '../../../mocks/markup-index';

const ROOT = join(import.meta.dirname, '../../..');
const index = readIndex();

const read = (pattern: string): string =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/*.test.{ts,tsx}', '**/*.conformance.ts'] })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');

/** The folders of the widgets, by name: each has its record there. */
const folders = new Map(
  globSync('widgets/**/*.conformance.ts', { cwd: ROOT }).flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [...text.matchAll(/widget: '([\w-]+)'/g)].map(([, name = '']) => [name, dirname(file)] as const);
  }),
);

const shared = read('widgets/shared/**/*.{ts,tsx}');

/** @returns the classes and data attributes of a fragment that a code names */
function namesIn(html: string, code: string): readonly string[] {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  const attributes = [...html.matchAll(/\s(data-[\w-]+)(?=[\s=>])/g)].map(([, name = '']) => name);
  const words = new Set(code.match(/[A-Za-z][\w-]+/g));
  return [...new Set([...classes, ...attributes])].filter((name) => words.has(name));
}

it('finds the names that a widget reads', () => {
  const code = "const SETTING = 'data-move'; const LIST = '.slides';";
  expect(namesIn('<ul class="slides wide" data-move="1" data-other>', code)).toEqual(['slides', 'data-move']);
});

describe.each([...new Set(index.map(({ widget }) => widget))])('the fragments of %s', (widget) => {
  const own = index.filter((entry) => entry.widget === widget);
  const folder = folders.get(widget);
  const code = `${shared}\n${read(`${folder ?? 'nowhere'}/**/*.{ts,tsx}`)}`;

  it('have a record in the widget’s folder', () => expect(folder).toBeDefined());

  it('have no class and no attribute that the widget reads and no representative has', () => {
    const standing = own.filter(({ represents }) => represents !== undefined);
    const known = new Set(standing.flatMap(({ file }) => namesIn(readFragment(file), code)));
    expect(standing).not.toEqual([]);
    const others = own.filter((entry) => !standing.includes(entry));
    expect(
      others.flatMap(({ file }) =>
        namesIn(readFragment(file), code)
          .filter((name) => !known.has(name))
          .map((name) => `${file}: ${name}`),
      ),
    ).toEqual([]);
  });
});
