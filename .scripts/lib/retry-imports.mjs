/**
 * Lets dynamic imports ask for a chunk again. Browsers remember a module that could not be parsed, and some browsers one
 * that could not be fetched, so the last try needs another address. The source cannot spell that address, because the
 * bundler names the chunks. The retry is therefore added when a chunk is rendered, before it is minified and hashed.
 */
import { parseSync } from 'vite';

/** @returns {import('vite').Plugin} */
export function retryImports() {
  return {
    name: 'atoll:retry-imports',
    apply: 'build',
    renderChunk: (code, { isEntry }) =>
      code.includes('import(') ? { code: withRetries(code, isEntry), map: null } : null,
  };
}

/**
 * In the entry, `loadTwice` (runtime/core/load.ts) decides about a second try and sets the query. Any other chunk first
 * repeats the address, so that two importers of one chunk get the same module, and then adds a query.
 *
 * @param {string} code a rendered chunk
 * @param {boolean} isEntry
 * @returns {string}
 */
export function withRetries(code, isEntry) {
  return parseSync('chunk.js', code).module.dynamicImports.reduceRight(
    (done, { start, end, moduleRequest }) => {
      const address = code.slice(moduleRequest.start, moduleRequest.end);
      const once = `import(${address})`;
      const retried = isEntry
        ? `import(${address} + (import.meta.q ?? ''))`
        : `${once}.catch(() => ${once}).catch(() => import(${address} + '?retry'))`;
      return done.slice(0, start) + retried + done.slice(end);
    },
    code,
  );
}
