/**
 * Makes dynamic imports request a chunk again after a failure. Browsers cache a module that could not be parsed, and some
 * browsers also cache a failed request, so the last attempt needs a different URL. The source cannot contain that URL,
 * because the bundler names the chunks. So the retry is added when a chunk is rendered, before it is minified and hashed.
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
 * Adds retries to the dynamic imports of a chunk. In the entry, `loadTwice` (runtime/core/load.ts) decides on the second
 * attempt and sets the query. All other chunks first repeat the URL, so that two importers of a chunk get the same module,
 * and then add a query.
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
