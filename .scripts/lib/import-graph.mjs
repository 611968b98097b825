/** Which files import which, from the text of the files: enough to find the tests that a change concerns. */
import { posix } from 'node:path';

/** `from '…'`, `import '…'`, `import('…')`, and type imports `import('…').Name`. Only relative paths are of interest. */
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"?]*)(?:\?[^'"]*)?['"]/g;

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/**
 * @param {readonly string[]} files paths from the root of the repository
 * @param {(file: string) => string} read
 * @returns {Map<string, Set<string>>} the files that import a file
 */
export function importersOf(files, read) {
  const known = new Set(files);
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const file of files.filter((name) => /\.(tsx?|mjs)$/.test(name))) {
    for (const [, path = ''] of read(file).matchAll(IMPORTS)) {
      const target = posix.join(posix.dirname(file), path);
      const found = ENDINGS.map((ending) => target + ending).find((name) => known.has(name));
      if (found) importers.set(found, (importers.get(found) ?? new Set()).add(file));
    }
  }
  return importers;
}

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers
 * @param {readonly string[]} changed
 * @param {ReadonlySet<string>} lists files that import everything: what imports them is not followed
 * @returns {Set<string>} the changed files, and all files that import one of them, directly or not
 */
export function reached(importers, changed, lists) {
  const found = new Set(changed);
  const queue = [...changed];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (lists.has(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      if (found.has(importer)) continue;
      found.add(importer);
      queue.push(importer);
    }
  }
  return found;
}
