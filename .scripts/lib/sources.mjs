/** Reads the source files that are shipped as JavaScript, their imports, and the circles that the imports make. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** @typedef {{ readonly path: string, readonly text: string }} Source `path`: from the root, with forward slashes */

export const LAYERS = ['runtime', 'widgets', 'src'];

/**
 * @param {string} root the repository's folder
 * @returns {readonly Source[]} the files that are shipped as JavaScript, in all layers
 */
export function readSources(root) {
  return LAYERS.flatMap((layer) =>
    readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:d|test|conformance)\.tsx?$/.test(file))
      .map((file) => ({
        path: `${layer}/${file.replaceAll('\\', '/')}`,
        text: readFileSync(join(root, layer, file), 'utf8'),
      })),
  );
}

/**
 * @param {Source} source
 * @returns {{ read: readonly string[], fetched: readonly string[] }} the specifiers that a file imports or re-exports,
 *   including types, and those of its dynamic imports
 */
export function importsOf({ path, text }) {
  const { module } = parseSync(path, text);
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  return {
    read: [...new Set([...module.staticImports.map((found) => found.moduleRequest.value), ...reExports])],
    fetched: module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  };
}

/**
 * Finds the files that import each other, themselves or through other files. Types count: a person has to read the files
 * together. Dynamic imports do not: they fetch a part that is not needed yet.
 *
 * @param {readonly Source[]} sources
 * @returns {string[][]} the paths of each circle
 */
export function importCircles(sources) {
  const paths = new Set(sources.map(({ path }) => path));
  const targets = new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).read.flatMap((from) => {
        if (!from.startsWith('.')) return [];
        const to = posix.join(posix.dirname(source.path), from);
        return ['.ts', '.tsx', '/index.ts'].map((ending) => to + ending).filter((path) => paths.has(path));
      }),
    ]),
  );
  /** @type {Map<string, Set<string>>} */
  const reached = new Map();
  for (const path of paths) reached.set(path, reachedFrom(path, targets));
  const inCircles = [...paths].filter((path) => reached.get(path)?.has(path));
  const circles = inCircles.map((path) =>
    inCircles.filter((other) => reached.get(path)?.has(other) && reached.get(other)?.has(path)).toSorted(),
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

/**
 * @param {string} start
 * @param {ReadonlyMap<string, readonly string[]>} targets
 * @returns {Set<string>} the files that a file imports, themselves or through other files
 */
function reachedFrom(start, targets) {
  const found = new Set(targets.get(start));
  for (const path of found) for (const next of targets.get(path) ?? []) found.add(next);
  return found;
}
