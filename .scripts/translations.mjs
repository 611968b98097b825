/**
 * `npm run translations`: writes wp-plugin/languages/atoll.pot from the plugin's PHP and the manifests, and adds new
 * texts to each translation next to it. The build compiles the translations for WordPress.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root } from './install.mjs';
import { readManifests } from './lib/manifests.mjs';
import { stringsPhp } from './lib/plugin-tables.mjs';

const FOLDER = join(root, 'wp-plugin/languages');

/**
 * @typedef {import('gettext-parser').GetTextTranslation} Entry
 * @typedef {import('gettext-parser').GetTextTranslations} Catalogue
 */

/** WordPress's translation functions that the plugin uses, with the number of arguments that are texts. */
const FUNCTIONS = new Map([
  ['__', 1],
  ['_e', 1],
  ['esc_html__', 1],
  ['esc_html_e', 1],
  ['esc_attr__', 1],
  ['esc_attr_e', 1],
  ['_n', 2],
  ['_n_noop', 2],
]);

/**
 * Collects the texts of the plugin, with the comments for translators.
 *
 * @returns {Promise<string>} the content of languages/atoll.pot
 */
export async function template() {
  const gettext = await import('gettext-parser');
  /** @type {Record<string, Entry>} */
  const texts = {};
  for (const [file, code] of phpFiles()) {
    for (const { msgid, plural, comment } of await textsOf(code)) {
      const entry = (texts[msgid] ??= {
        msgid,
        msgstr: [''],
        comments: { translator: '', reference: '', extracted: '', flag: '', previous: '' },
      });
      if (plural !== undefined) Object.assign(entry, { msgid_plural: plural, msgstr: ['', ''] });
      if (!entry.comments) continue;
      const places = new Set([...(entry.comments.reference ?? '').split('\n').filter(Boolean), file]);
      entry.comments.reference = [...places].join('\n');
      entry.comments.extracted ||= comment;
    }
  }
  const headers = {
    'Project-Id-Version': 'Atoll',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return print(gettext, { charset: 'utf-8', headers, translations: { '': texts } });
}

/**
 * @param {{ po: { compile: (catalogue: Catalogue, options: object) => Buffer } }} gettext
 * @param {Catalogue} catalogue
 */
function print(gettext, catalogue) {
  return `${gettext.po.compile(catalogue, { foldLength: 0, sort: true }).toString()}\n`;
}

/**
 * The PHP files of the plugin: those in wp-plugin, and the generated file with the texts of the manifests.
 *
 * @returns {[path: string, code: string][]} sorted by path
 */
function phpFiles() {
  const plugin = join(root, 'wp-plugin');
  /** @type {[string, string][]} */
  const files = readdirSync(plugin, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.php'))
    .map((file) => [file, readFileSync(join(plugin, file), 'utf8')]);
  files.push(['includes/tables/strings.php', stringsPhp(readManifests(root))]);
  return files.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * @param {string} code
 * @returns {Promise<{ msgid: string, plural?: string, comment: string }[]>} in the order of the code
 */
async function textsOf(code) {
  const { Engine } = (await import('php-parser')).default;
  const tree = new Engine({ parser: { extractDoc: true }, ast: { withPositions: true } }).parseCode(code, '');
  const comments = (tree.comments ?? []).flatMap(({ value, loc }) => {
    const found = /translators:\s*(.*?)\s*(?:\*\/)?$/s.exec(value);
    return found && loc ? [{ text: `translators: ${found[1]}`, line: loc.end.line }] : [];
  });
  /** @type {{ msgid: string, plural?: string, comment: string }[]} */
  const found = [];
  visit(tree, (node) => {
    const count = node['kind'] === 'call' ? FUNCTIONS.get(node['what']?.name) : undefined;
    if (count === undefined) return;
    const [msgid, plural] = node['arguments'].slice(0, count).map((/** @type {any} */ { value }) => value);
    const line = node['loc'].start.line;
    const comment = comments.find((one) => one.line === line - 1 || one.line === line)?.text ?? '';
    found.push({ msgid, ...(count > 1 && { plural }), comment });
  });
  return found;
}

/**
 * Calls back for every node of a syntax tree.
 *
 * @param {any} node
 * @param {(node: Record<string, any>) => void} onNode
 */
function visit(node, onNode) {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.kind === 'string') onNode(node);
  for (const [key, child] of Object.entries(node)) if (key !== 'loc') visit(child, onNode);
}

/**
 * Compiles each translation to the file that WordPress loads.
 *
 * @param {string} folder the target folder
 */
export async function compileTranslations(folder) {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.po')))
    writeFileSync(
      join(folder, `${basename(file, '.po')}.mo`),
      await compiled(readFileSync(join(FOLDER, file))),
    );
}

/**
 * Compiles a translation. gettext-parser 10.0.0 also compiles texts that are marked as fuzzy, which a translator has to
 * check first. As with msgfmt, visitors read them in English.
 *
 * @param {Buffer} translation the content of a `.po` file
 * @returns {Promise<Buffer>} the content of the `.mo` file
 */
export async function compiled(translation) {
  const gettext = await import('gettext-parser');
  /** @type {Catalogue} */
  const catalogue = gettext.po.parse(translation);
  const texts = Object.entries(catalogue.translations[''] ?? {}).filter(
    ([id, { comments }]) => id === '' || !isFuzzy(comments),
  );
  return gettext.mo.compile({ ...catalogue, translations: { '': Object.fromEntries(texts) } });
}

/** @param {Entry['comments']} [comments] */
function isFuzzy(comments) {
  return /\bfuzzy\b/.test(comments?.flag ?? '');
}

/**
 * Adds new texts to a translation and removes obsolete ones. Translators' comments stay, and so do their marks that a text
 * is fuzzy.
 *
 * @param {string} pot
 * @param {Buffer} [translation] the content of the `.po` file; undefined for a new one
 * @returns {Promise<string>} its new content
 */
export async function updated(pot, translation) {
  const gettext = await import('gettext-parser');
  /** @type {Catalogue} */
  const catalogue = gettext.po.parse(pot);
  /** @type {Catalogue | undefined} */
  const old = translation && gettext.po.parse(translation);
  for (const entry of Object.values(catalogue.translations[''] ?? {})) {
    const known = old?.translations['']?.[entry.msgid];
    if (!known || entry.msgid === '') continue;
    entry.msgstr = known.msgstr;
    const { translator = '', flag = '' } = known.comments ?? {};
    Object.assign((entry.comments ??= {}), { translator, flag: isFuzzy({ flag }) ? 'fuzzy' : '' });
  }
  catalogue.headers = old?.headers ?? catalogue.headers;
  return print(gettext, catalogue);
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  const pot = await template();
  writeFileSync(join(FOLDER, 'atoll.pot'), pot);
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.po'))) {
    writeFileSync(join(FOLDER, file), await updated(pot, readFileSync(join(FOLDER, file))));
  }
}
