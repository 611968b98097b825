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
  'widgets/contact-form/ContactForm.tsx',
  'widgets/gallery-popup/GalleryLightbox.tsx',
  'widgets/lightbox/lightbox-links.ts',
  'widgets/listing/ListingControl.tsx',
  'widgets/tooltip/Tooltip.tsx',
];

/** With what nearly every widget needs. */
const ENGINE = 'engine';
/** The engine imports it for widgets that wait for an interaction. */
const PREFETCH = 'runtime/core/prefetch.ts';
/** The engine imports it for widgets that draw late. It imports what each of them shows on paper. */
const PRINTING = 'src/printing.ts';

/**
 * @param {PageChunks} chunks
 * @returns {string} page-chunks.php
 */
export function pageChunksPhp(chunks) {
  return `${header('The chunks that a page loads, relative to the folder of the entry.')}return ${php(chunks)};\n`;
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} codes the built entry, and the module with the widgets for Elementor
 * @param {string} printing the built chunk that prints
 * @param {readonly { name: string, selector: string }[]} widgets of the manifests
 * @returns {PageChunks}
 * @throws {Error} if no module has chunks for a widget, or a module is unknown
 */
export function pageChunks(manifest, codes, printing, widgets) {
  const fileOf = (/** @type {string} */ key) => {
    const found = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!found) throw new Error(`The build has no chunk of “${key}”.`);
    return found.file;
  };
  const onDemand = new Set([...ON_DEMAND, ENGINE, PRINTING].map((key) => fileOf(key)));
  const imports = Object.values(manifest).flatMap((chunk) => {
    const own = onDemand.has(chunk.file) ? [] : (chunk.dynamicImports ?? []);
    const files = [...(chunk.imports ?? []), ...own].map((key) => fileOf(key));
    return chunk.isEntry || files.length === 0 ? [] : [[chunk.file, files]];
  });
  const early = { prefetch: fileOf(PREFETCH), printing: fileOf(PRINTING) };
  const loaded = new Map(codes.flatMap((code) => [...chunksOfDefinitions(code, early)]));
  const printers = printersIn(printing);
  return {
    engine: fileOf(ENGINE),
    imports: Object.fromEntries(imports),
    widgets: Object.fromEntries(
      widgets.map(({ name, selector }) => {
        const chunks = loaded.get(name);
        if (!chunks) throw new Error(`No module loads “${name}”.`);
        return [
          name,
          { chunks: [...chunks, ...(printers.get(name) ?? [])], signs: signsOf(themeSelector(selector)) },
        ];
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
 * @param {string} code a built module that contains definitions as objects
 * @param {{ prefetch: string, printing: string }} early the chunks that fetch the code of widgets that wait for an
 *   interaction, and what widgets that draw late show on paper
 * @returns {Map<string, string[]>} the chunks that a widget's definition names
 */
function chunksOfDefinitions(code, { prefetch, printing }) {
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
    const early = new Map([
      ['interaction', prefetch],
      ['visible', printing],
      ['at-rest', printing],
    ]).get(members.get('when')?.slice(1, -1) ?? '');
    found.set(name, [...new Set([...files, ...(early ? [early] : [])])]);
  });
  return found;
}

/**
 * @param {string} code the built chunk that prints
 * @returns {Map<string, string[]>} the chunk that shows a widget on paper, by the widget's name
 */
function printersIn(code) {
  const rows = code.matchAll(/\[[`'"]([\w-]+)[`'"],\(\)=>import\([`'"]\.\/([^`'"]+)[`'"]\)/g);
  return new Map([...rows].map(([, name = '', file = '']) => [name, [file]]));
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
