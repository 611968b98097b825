/**
 * Generates PHP that tells which chunks a page loads, for the examination of pages: the widgets of the build with the
 * signs by which a page has them, and the imports of the chunks.
 */
import { parseSync } from 'vite';
import { header, php } from './plugin-tables.mjs';
import { themeSelector } from './themes.mjs';

/**
 * @typedef {import('./sizes.mjs').Manifest} Manifest
 * @typedef {string[][]} Signs of one selector: each group has a text that the page contains. See signsOf().
 * @typedef {object} PageChunks
 * @property {string} engine what a page with any widget loads
 * @property {Record<string, string[]>} imports chunk => the chunks that it loads
 * @property {Record<string, { chunks: string[], signs: Signs[] }>} widgets by name
 */

/**
 * The chunks whose dynamic imports are fetched only when a visitor opens, types or filters something, by the module or the
 * name in the bundler's manifest.
 */
const ON_DEMAND = [
  'media',
  'widgets/contact-form/contact-form-7.tsx',
  'widgets/gallery-popup/read-markup.ts',
  'widgets/lightbox/lightbox-links.ts',
  'widgets/listing/mount-markup.ts',
  'widgets/tooltip/mount-markup.ts',
];

const ENGINE = 'runtime/core/engine.ts';
/** The engine imports it for widgets that wait for an interaction. */
const PREFETCH = 'runtime/core/prefetch.ts';

/**
 * @param {PageChunks} chunks
 * @returns {string} page-chunks.php
 */
export function pageChunksPhp(chunks) {
  return `${header('The chunks that a page loads, relative to the folder of the entry.')}return ${php(chunks)};\n`;
}

/**
 * @param {Manifest} manifest
 * @param {string} entryCode the built entry
 * @param {readonly { name: string, selector: string }[]} widgets of the manifests
 * @returns {PageChunks}
 * @throws {Error} if the entry has no chunks for a widget, or a module is unknown
 */
export function pageChunks(manifest, entryCode, widgets) {
  const fileOf = (/** @type {string} */ key) => {
    const found = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!found) throw new Error(`The build has no chunk of “${key}”.`);
    return found.file;
  };
  const onDemand = new Set([...ON_DEMAND, ENGINE].map((key) => fileOf(key)));
  const imports = Object.values(manifest).flatMap((chunk) => {
    const own = onDemand.has(chunk.file) ? [] : (chunk.dynamicImports ?? []);
    const files = [...(chunk.imports ?? []), ...own].map((key) => fileOf(key));
    return chunk.isEntry || files.length === 0 ? [] : [[chunk.file, files]];
  });
  const loaded = chunksOfDefinitions(entryCode, fileOf(PREFETCH));
  return {
    engine: fileOf(ENGINE),
    imports: Object.fromEntries(imports),
    widgets: Object.fromEntries(
      widgets.map(({ name, selector }) => {
        const chunks = loaded.get(name);
        if (!chunks) throw new Error(`The entry does not load “${name}”.`);
        return [name, { chunks, signs: signsOf(themeSelector(selector)) }];
      }),
    ),
  };
}

/**
 * Reads the signs by which PHP recognises that a page may have an element for a selector. PHP does not look at elements,
 * so it may find too many widgets, but never too few.
 *
 * @param {string} selector
 * @returns {Signs[]} for each selector of the list, groups of which the page has one sign each: a class, an id or the name of
 *   an attribute; with `*` in front, a text anywhere in a tag. No group for a selector that has no signs.
 */
export function signsOf(selector) {
  const positive = selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return splitList(positive).map((part) => {
    /** @type {Signs} */
    const groups = [];
    const rest = part.replaceAll(/:is\(([^()]*)\)/g, (_, list) => {
      const alternatives = splitList(list).map((one) => simpleSigns(one).at(-1));
      if (alternatives.every((sign) => sign !== undefined)) groups.push(alternatives);
      return '';
    });
    return [...groups, ...simpleSigns(rest).map((sign) => [sign])];
  });
}

/**
 * @param {string} compound without `:is()`
 * @returns {string[]} its signs; all of them are needed
 */
function simpleSigns(compound) {
  const found = compound.matchAll(/[.#]([\w-]+)|\[([\w-]+)(?:[*^$]?="?([^"\]]*?)"?(?: i)?)?\]/g);
  return [...found].map(([, name, attribute, value]) => (value ? `*${value}` : (name ?? attribute ?? '')));
}

/**
 * @param {string} list of selectors
 * @returns {string[]} the selectors; commas inside parentheses do not separate them
 */
function splitList(list) {
  return (list.match(/(?:[^,()]|\([^()]*\))+/g) ?? []).map((part) => part.trim());
}

/**
 * @param {string} code the built entry: it contains the definitions as objects
 * @param {string} prefetch the chunk that fetches the code of widgets that wait for an interaction
 * @returns {Map<string, string[]>} the chunks that a widget's definition names
 */
function chunksOfDefinitions(code, prefetch) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  visit(parseSync('entry.js', code).program, (node) => {
    if (node.type !== 'ObjectExpression') return;
    const members = new Map(
      node.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [[property.key.name, code.slice(property.value.start, property.value.end)]]
          : [],
      ),
    );
    const load = members.get('load');
    const name = members.get('name')?.slice(1, -1);
    if (!load || !name) return;
    const texts = `${members.get('prepare') ?? ''} ${load}`;
    const files = [...texts.matchAll(/[`'"]\.\/([^`'"]+\.js)[`'"]/g)].map(([, file]) => file ?? '');
    const isFetchedEarly = members.get('when')?.slice(1, -1) === 'interaction';
    found.set(name, [...new Set([...files, ...(isFetchedEarly ? [prefetch] : [])])]);
  });
  return found;
}

/**
 * @param {unknown} node a node of a syntax tree, or a list of nodes
 * @param {(node: import('vite').ESTree.Node) => void} onNode
 */
function visit(node, onNode) {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) onNode(/** @type {import('vite').ESTree.Node} */ (node));
  for (const value of Object.values(node)) visit(value, onNode);
}
