/**
 * Inlines values of a manifest into the code: `...widgets.alertBox` becomes the name, original, selector and replayed events, and
 * `strings['listing.filter']` the key and the English texts. The bundler then drops the manifest's import, so a chunk
 * contains only the values that it uses, and the entry no titles, behaviours or texts.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { themeSelector } from './themes.mjs';

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
 * @param {string} code TypeScript; line numbers do not change
 * @param {(file: string) => string} read returns the JSON of a manifest by its path in the code
 * @returns {string}
 * @throws {Error} if the manifest does not have the widget or text
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
          const { name, original, selector, replays } = fact(key);
          const expanded = { name, original, selector: themeSelector(selector), replays: forTested(replays) };
          return JSON.stringify(expanded).slice(1, -1);
        })
      : done.replaceAll(new RegExp(String.raw`\b${local}\['([^']+)'\]`, 'g'), (_, key) =>
          JSON.stringify({ key, text: fact(key).text, plural: fact(key).plural }),
        );
  }, code);
}

/** @param {Record<string, string> | undefined} replays */
function forTested(replays) {
  return (
    replays &&
    Object.fromEntries(Object.entries(replays).map(([type, place]) => [type, themeSelector(place)]))
  );
}
