/**
 * Writes the facts of a manifest into the code that names them: `...widgets.alertBox` becomes the name, original and
 * selector, `strings['listing.filter']` the key and the English text. The bundler then drops the import, so that a chunk
 * carries the facts it uses and the entry no titles, behaviours or texts.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /^import \{ (widgets|strings)(?: as (\w+))? \} from '([^']+\.json)';$/gm;

/** @returns {import('vite').Plugin} */
export function inlineFacts() {
  return {
    name: 'atoll:inline-facts',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/](?:widgets|runtime)[\\/].+\.tsx?$/, code: /\.json';/ },
      handler(code, id) {
        return withFacts(code, (file) => {
          const path = join(dirname(id), file);
          this.addWatchFile(path);
          return readFileSync(path, 'utf8');
        });
      },
    },
  };
}

/**
 * @param {string} code TypeScript; lines stay where they are
 * @param {(file: string) => string} read from an address in the code to the manifest's JSON
 * @returns {string}
 * @throws {Error} when the manifest has no such widget or text
 */
export function withFacts(code, read) {
  return [...code.matchAll(IMPORT)].reduce((done, [, kind, local = kind ?? '', file = '']) => {
    const manifest = JSON.parse(read(file));
    /** @param {string} key */
    const fact = (key) => {
      const found = manifest[kind ?? '']?.[key];
      if (!found) throw new Error(`${file} has no “${key}” in ${kind}`);
      return found;
    };
    return kind === 'widgets'
      ? done.replaceAll(new RegExp(String.raw`\.\.\.${local}\.(\w+)`, 'g'), (_, key) => {
          const { name, original, selector } = fact(key);
          return JSON.stringify({ name, original, selector }).slice(1, -1);
        })
      : done.replaceAll(new RegExp(String.raw`\b${local}\['([^']+)'\]`, 'g'), (_, key) =>
          JSON.stringify({ key, text: fact(key).text }),
        );
  }, code);
}
