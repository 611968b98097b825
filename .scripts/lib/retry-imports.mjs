/**
 * Makes dynamic imports request a chunk again after a failure. Browsers cache a module that could not be parsed, and some
 * browsers also cache a failed request, so the last attempt needs a different URL. The source cannot contain that URL,
 * because the bundler names the chunks. So the retry is added when a chunk is rendered, before it is minified and hashed.
 */
import { parseSync } from 'vite';

/** The entry has many imports, so they share a function. A chunk of several modules exports each of them under a name. */
const ENTRY_IMPORT = `const atollImport = (address, name) =>
  import((import.meta.a ?? String)(address)).then((chunk) => chunk[name] ?? chunk);
`;

/** The bundler takes a module out of a chunk of several modules. */
const TAKE_MODULE = /^\.then\(\(?(\w+)\)? => \1\.(\w+)\)/;

/** @returns {import('vite').Plugin} */
export function retryImports() {
  return {
    name: 'atoll:retry-imports',
    apply: 'build',
    renderChunk(code, { isEntry, name }, _options, { chunks }) {
      const withImports = code.replace('import.meta.chunkImports', () => JSON.stringify(importsOf(chunks)));
      return { code: withRetries(withImports, isEntry && name === 'atoll'), map: null };
    },
  };
}

/**
 * @param {Readonly<Record<string, { fileName: string, imports: readonly string[], dynamicImports: readonly string[] }>>} chunks
 * @returns {Record<string, string[]>} for each chunk that is imported dynamically, the chunks that it imports, directly or
 *   not; addresses are relative to the entry
 */
export function importsOf(chunks) {
  /** @type {(file: string, found?: Set<string>) => Set<string>} */
  const collect = (file, found = new Set()) => {
    for (const imported of chunks[file]?.imports ?? [])
      if (!found.has(imported)) collect(imported, found.add(imported));
    return found;
  };
  const all = Object.values(chunks);
  // A shared chunk that contains what is imported dynamically is not a dynamic entry of the bundler.
  const wanted = new Set(all.flatMap(({ dynamicImports }) => dynamicImports));
  return Object.fromEntries(
    all
      .filter(({ fileName }) => wanted.has(fileName))
      .map(({ fileName }) => [`./${fileName}`, [...collect(fileName)].map((file) => `./${file}`)]),
  );
}

/**
 * Adds retries to the dynamic imports of a chunk. In the entry, `runtime/core/load.ts` decides on the second
 * attempt and changes the address. All other chunks first repeat the URL, so that two importers of a chunk get the same module,
 * and then add a query.
 *
 * @param {string} code a rendered chunk
 * @param {boolean} isEntry
 * @returns {string}
 */
export function withRetries(code, isEntry) {
  const { dynamicImports } = parseSync('chunk.js', code).module;
  const retried = dynamicImports.reduceRight((done, { start, end, moduleRequest }) => {
    const address = code.slice(moduleRequest.start, moduleRequest.end);
    if (isEntry) {
      const [taking = '', , name] = TAKE_MODULE.exec(code.slice(end)) ?? [];
      const request = `atollImport(${address}${name ? `, '${name}'` : ''})`;
      return done.slice(0, start) + request + done.slice(end + taking.length);
    }
    const once = `import(${address})`;
    const attempts = `${once}.catch(() => ${once}).catch(() => import(${address} + '?retry'))`;
    return done.slice(0, start) + attempts + done.slice(end);
  }, code);
  return isEntry && dynamicImports.length > 0 ? ENTRY_IMPORT + retried : retried;
}
