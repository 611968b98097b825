/**
 * Inlines values of a manifest into the code: `...widgets.alertBox` becomes the name, original, selector and replayed events, and
 * `strings['listing.filter']` the key and the English texts. The bundler then drops the manifest's import, so a chunk
 * contains only the values that it uses, and the entry no titles, behaviours or texts. A selector of a GoodLayers theme reads the
 * prefix of the page's theme.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withPrefix } from './themes.mjs';

/** Exports `themePrefix`; relative to the root. */
export const PREFIX_MODULE = 'runtime/page/entry-settings';

const IMPORT = /^import \{ (widgets|strings)(?: as (\w+))? \} from '([^']+\.json)';$/gm;

/** @returns {import('vite').Plugin} */
export function inlineFacts() {
  let root = '';
  return {
    name: 'atoll:inline-facts',
    enforce: 'pre',
    configResolved(config) {
      ({ root } = config);
    },
    configureVitest({ defineCacheKeyGenerator }) {
      // Its cache would keep the facts of a manifest that has changed.
      defineCacheKeyGenerator(({ sourceCode }) => (sourceCode.includes(".json';") ? false : null));
    },
    transform: {
      filter: { id: /[\\/](?:widgets|runtime)[\\/].+\.tsx?$/, code: /\.json';/ },
      handler(code, id) {
        const read = (/** @type {string} */ file) => {
          const path = join(dirname(id), file);
          this.addWatchFile(path);
          return readFileSync(path, 'utf8');
        };
        return withFacts(code, read, relative(dirname(id), join(root, PREFIX_MODULE)).replaceAll('\\', '/'));
      },
    },
  };
}

/**
 * @param {string} code TypeScript; line numbers do not change
 * @param {(file: string) => string} read returns the JSON of a manifest by its path in the code
 * @param {string} prefixModule path of `PREFIX_MODULE` in the code, imported if a selector needs it
 * @returns {string}
 * @throws {Error} if the manifest does not have the widget or text
 */
export function withFacts(code, read, prefixModule) {
  const done = [...code.matchAll(IMPORT)].reduce((text, [, kind, local = kind ?? '', file = '']) => {
    const manifest = JSON.parse(read(file));
    /** @param {string} key */
    const fact = (key) => {
      const found = manifest[kind ?? '']?.[key];
      if (!found) throw new Error(`${file} has no “${key}” in ${kind}`);
      return found;
    };
    return kind === 'widgets'
      ? text.replaceAll(new RegExp(String.raw`\.\.\.${local}\.(\w+)`, 'g'), (_, key) => {
          const { name, original, selector, replays } = fact(key);
          return literal({ name, original, selector, replays }).slice(1, -1);
        })
      : text.replaceAll(new RegExp(String.raw`\b${local}\['([^']+)'\]`, 'g'), (_, key) =>
          JSON.stringify({ key, text: fact(key).text, plural: fact(key).plural }),
        );
  }, code);
  return done.includes(PREFIX) ? `import { themePrefix } from '${prefixModule}';${done}` : done;
}

/** The code of the prefix and its hyphen in a template literal. */
const PREFIX = '${themePrefix}-';

/**
 * @param {unknown} value a JSON value
 * @returns {string} JavaScript; texts with the sign of the theme's prefix are template literals
 */
function literal(value) {
  if (typeof value === 'string') {
    const text = value.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`);
    const themed = withPrefix(text, PREFIX.slice(0, -1));
    return themed === text ? JSON.stringify(value) : `\`${themed}\``;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`;
  const rows = Object.entries(value).flatMap(([key, one]) =>
    one === undefined ? [] : [`${JSON.stringify(key)}:${literal(one)}`],
  );
  return `{${rows.join(',')}}`;
}
