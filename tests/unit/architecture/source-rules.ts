/**
 * Reads the source files for the architecture tests, and registers their rules. Each rule is tested with bad examples
 * before it is applied to the sources.
 */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { importsOf, readSources as readSourcesIn, type Source } from '../../../.scripts/lib/sources.mjs';

export { importCircles, LAYERS, type Source } from '../../../.scripts/lib/sources.mjs';

export const ROOT = join(import.meta.dirname, '../../..');

/** A function from one file to its findings. */
export type Rule = (source: Source) => readonly string[];

/** @returns the specifiers that a file imports or re-exports, including types and dynamic imports */
export function imports(source: Source): readonly string[] {
  const { read, fetched } = importsOf(source);
  return [...new Set([...read, ...fetched])];
}

/** @returns the files of this repository that a file imports, without extension */
export function ownImports(source: Source): readonly string[] {
  const folder = posix.dirname(source.path);
  return imports(source)
    .filter((from) => from.startsWith('.'))
    .map((from) => posix.join(folder, from));
}

/** @returns the text without comments, because a comment may name what code may not use */
export function codeOf({ path, text }: Source): string {
  const { comments } = parseSync(path, text);
  return comments.reduceRight(
    (code, { start, end }) => code.slice(0, start) + ' '.repeat(end - start) + code.slice(end),
    text,
  );
}

/** A place that does not exist would be an exemption for a file that someone adds later. */
const exists = (place: string): boolean =>
  ['', '.ts', '.tsx'].some((ending) => existsSync(join(ROOT, place + ending)));

/** @returns whether a file is in one of the places, each a file without extension or a folder */
export function isIn({ path }: Source, ...places: readonly string[]): boolean {
  const unknown = places.filter((place) => !exists(place));
  if (unknown.length > 0) throw new Error(`no such file or folder: ${unknown.join(', ')}`);
  return places.some(
    (place) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}/`),
  );
}

/** @returns a rule that finds a pattern outside the allowed places */
export function only(pattern: RegExp, ...places: readonly string[]): Rule {
  return (source) =>
    isIn(source, ...places) ? [] : [...codeOf(source).matchAll(pattern)].map(([found]) => found);
}

export const at = (path: string, text: string): Source => ({ path, text });

/** @returns the files that are shipped as JavaScript, in all layers */
export const readSources = (): readonly Source[] => readSourcesIn(ROOT);

/** The rule's name, the rule, sources that break it, and sources that keep it. */
export type CheckedRule = readonly [
  name: string,
  rule: Rule,
  bad: readonly Source[],
  good: readonly Source[],
];

/** Tests each rule with its examples, then with all shipped sources. */
export function describeRules(rules: readonly CheckedRule[]): void {
  describe.each(rules)('%s', (_name, rule, bad, good) => {
    it.each(bad)('finds a fault in $path: $text', (source) => {
      expect(rule(source)).not.toEqual([]);
    });

    it.each(good)('accepts $path: $text', (source) => {
      expect(rule(source)).toEqual([]);
    });

    it('holds in src, widgets and runtime', () => {
      expect(
        readSources().flatMap((source) => rule(source).map((found) => `${source.path}: ${found}`)),
      ).toEqual([]);
    });
  });
}
