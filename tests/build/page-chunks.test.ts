/** What the build generates for the examination of pages: page-chunks.php. */
import { describe, expect, it } from 'vitest';
import { readManifests } from '../../.scripts/lib/manifests.mjs';
import { pageChunks, pageChunksPhp, signsOf } from '../../.scripts/lib/page-chunks.mjs';
import { definitions } from '../support/definitions';
import { read, readChunks, readManifest, ROOT } from './dist';

const codeOf = (key: string): string =>
  readChunks().find(({ file }) => file === readManifest()[key]?.file)?.code ?? '';
const { widgets } = readManifests(ROOT);
const built = pageChunks(
  readManifest(),
  ['src/main.ts', 'src/elementor.ts'].map(codeOf),
  codeOf('src/printing.ts'),
  widgets,
);
const files = new Set(readChunks().map(({ file }) => file));

/** @returns the chunks that a widget loads */
function loadedBy(name: string): ReadonlySet<string> {
  const found = new Set(built.widgets[name]?.chunks);
  for (const file of found) for (const other of built.imports[file] ?? []) found.add(other);
  return found;
}

const names = (all: ReadonlySet<string>): readonly string[] =>
  [...all].map((file) => file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$|\.js$/, ''));

describe('page-chunks.php', () => {
  it('is written by the build', () => {
    expect(read('dist/atoll/page-chunks.php')).toBe(pageChunksPhp(built));
  });

  it('has the chunks of every widget, and all of them exist', () => {
    expect(Object.keys(built.widgets).toSorted()).toEqual(definitions.map(({ name }) => name).toSorted());
    const named = [
      built.engine,
      ...Object.values(built.widgets).flatMap(({ chunks }) => chunks),
      ...Object.entries(built.imports).flat(2),
    ];
    expect(named.length).toBeGreaterThan(definitions.length);
    expect(named.filter((file) => !files.has(file))).toEqual([]);
  });

  it('has what a widget imports, also while it runs, and the code that fetches it early', () => {
    expect(names(loadedBy('accordion'))).toEqual(
      expect.arrayContaining(['accordion3', 'accordion4', 'prefetch', 'react', 'panels', 'engine']),
    );
    expect(names(loadedBy('typed-text'))).toEqual(expect.arrayContaining(['react', 'typed-js', 'html']));
    expect(names(loadedBy('typed-text'))).not.toContain('prefetch');
  });

  it('has what a widget shows on paper', () => {
    expect(names(loadedBy('counter'))).toEqual(expect.arrayContaining(['printing', 'paper']));
    expect(names(loadedBy('chart'))).toEqual(expect.arrayContaining(['printing', 'chart2', 'chart-js']));
    expect(names(loadedBy('chart'))).not.toContain('paper');
  });

  it('leaves out what is loaded only when a visitor opens something', () => {
    expect(names(loadedBy('lightbox'))).not.toContain('react');
    expect(names(loadedBy('gallery-lightbox'))).not.toContain('photoswipe');
    expect(names(loadedBy('listing'))).not.toContain('html');
    const engine = [built.engine, ...(built.imports[built.engine] ?? [])];
    expect(names(new Set(engine))).toEqual(['engine', 'rolldown-runtime']);
  });
});

describe('signs of a selector', () => {
  it.each<[string, string[][][]]>([
    ['.tab.on', [[['tab'], ['on']]]],
    ['#box,.tab', [[['box']], [['tab']]]],
    ['.a > .b', [[['a'], ['b']]]],
    [':is(.a,.b).c', [[['a', 'b'], ['c']]]],
    ['[data-tab]', [[['data-tab']]]],
    ['.a[data-kind="x y"]', [[['a'], ['*x y']]]],
    ['a[href$=".jpg" i]', [[['*.jpg']]]],
    ['iframe:is([src*=youtube],[src*=vimeo])', [[['*youtube', '*vimeo']]]],
    ['.a:not(.b):not([data-c="d"],.e)', [[['a']]]],
    ['html', [[]]],
    ['.a:is(select,.b)', [[['a']]]],
  ])('%s', (selector, signs) => {
    expect(signsOf(selector)).toEqual(signs);
  });
});
