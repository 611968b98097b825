/**
 * Reads and checks the manifests: `widget.json` of each widget, `runtime/page/strings.json`, `strings.json` of the shared engines and
 * `wp-plugin/originals/<original>.json`. widgets/widget.schema.json describes the first for editors.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from './files.mjs';
import { asObject, checkKeys, readText, readTexts } from './manifest-fields.mjs';
import { compileSelector } from './selectors.mjs';

/** @typedef {import('./selectors.mjs').Compound} Compound */

/**
 * @typedef {object} Behaviour
 * @property {string} name what the decision log calls it
 * @property {Compound[]} selector
 * @property {Compound[]} with some element of the page must match one of these; empty without such a condition
 * @property {Compound[]} without no element of the page may match one of these
 */

/**
 * @typedef {object} Widget
 * @property {string} key its key in `widgets`: the name in camel case
 * @property {string} folder
 * @property {string} name
 * @property {string} title
 * @property {string} original
 * @property {string} since the first release of the original that is covered
 * @property {string} selector
 * @property {string[]} handles
 * @property {Behaviour[]} behaviours
 * @property {string[]} elements
 */

/** @typedef {{ key: string, text: string, comment: string }} Text a text with the translators' comment, or '' */

/**
 * @typedef {object} Original
 * @property {string} name
 * @property {Record<string, unknown>} facts the file without `uncovered`
 * @property {Behaviour[]} uncovered what the original does and no widget covers
 */

/** @typedef {{ widgets: Widget[], strings: Text[], originals: Original[] }} Manifests */

/** The originals that a widget can name, as `Original` in runtime/core/define.ts. */
export const ORIGINALS = ['goodlayers', 'contact-form-7', 'link-targets', 'essential-addons'];

const WIDGET_KEYS = {
  required: ['name', 'title', 'original', 'since', 'selector', 'handles'],
  optional: ['behaviours', 'elements'],
};

/**
 * @param {string} root the repository's root
 * @returns {Manifests} widgets by name, texts of the runtime first, then by folder
 * @throws {Error} with every problem of every file, a line each
 */
export function readManifests(root) {
  /** @type {string[]} */
  const problems = [];
  /** @type {Manifests} */
  const found = { widgets: [], strings: [], originals: [] };
  const folders = filesBelow(root, 'widgets', /^widgets\/(?:effects\/)?[^/]+\/index\.ts$/)
    .map((file) => dirname(file))
    .toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1));
  const areas = new Set(folders.map((folder) => basename(folder)));

  for (const file of [
    'runtime/page/strings.json',
    ...filesBelow(root, 'widgets/shared', /\/strings\.json$/),
  ]) {
    const shared = open(root, file, problems);
    if (!shared) continue;
    const told = teller(file, problems);
    checkKeys(shared, ['strings'], [], told);
    // An engine may name its texts after the widget that its strings belonged to first.
    const isOwn = (/** @type {string} */ area) => !file.startsWith('runtime/') || !areas.has(area);
    found.strings.push(...readStrings(shared['strings'], isOwn, told));
  }
  for (const folder of folders) {
    const file = `${folder}/widget.json`;
    const manifest = open(root, file, problems);
    if (!manifest) continue;
    const told = teller(file, problems);
    checkKeys(manifest, ['widgets'], ['$schema', 'strings'], told);
    for (const [key, widget] of Object.entries(asObject(manifest['widgets'])))
      found.widgets.push(readWidget(key, basename(folder), asObject(widget), told));
    found.strings.push(...readStrings(manifest['strings'] ?? {}, (area) => area === basename(folder), told));
  }
  for (const file of filesBelow(root, 'wp-plugin/originals', /\.json$/)) {
    const original = open(root, file, problems);
    if (original)
      found.originals.push(readOriginal(basename(file, '.json'), original, teller(file, problems)));
  }
  found.widgets.sort((one, other) => (one.name < other.name ? -1 : 1));
  checkOnce(found, problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return found;
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string[]} problems
 */
function open(root, file, problems) {
  if (!existsSync(join(root, file))) {
    problems.push(`${file}: is missing`);
    return undefined;
  }
  try {
    return asObject(JSON.parse(readFileSync(join(root, file), 'utf8')));
  } catch (error) {
    problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** @typedef {import('./manifest-fields.mjs').Told} Told */

/**
 * @param {string} file
 * @param {string[]} problems
 * @returns {Told}
 */
function teller(file, problems) {
  return (problem) => problems.push(`${file}: ${problem}`);
}

/**
 * @param {string} key
 * @param {string} folder
 * @param {Record<string, unknown>} from
 * @param {Told} told
 * @returns {Widget}
 */
function readWidget(key, folder, from, told) {
  const toldHere = (/** @type {string} */ problem) => told(`widgets.${key}: ${problem}`);
  checkKeys(from, WIDGET_KEYS.required, WIDGET_KEYS.optional, toldHere);
  const text = (/** @type {string} */ name) => readText(from[name], name, toldHere);
  const name = text('name');
  const original = text('original');
  const since = text('since');
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) toldHere(`the name “${name}” is not in kebab case`);
  if (key !== camelCase(name)) toldHere(`the key of “${name}” must be “${camelCase(name)}”`);
  if (!ORIGINALS.includes(original)) toldHere(`the original “${original}” is not known`);
  if (!/^\d+\.\d+(?:\.\d+)?$/.test(since)) toldHere(`“${since}” is not a release`);
  return {
    key,
    folder,
    name,
    title: text('title'),
    original,
    since,
    selector: text('selector'),
    handles: readTexts(from['handles'], 'handles', toldHere),
    behaviours: readBehaviours(from['behaviours'] ?? [], name, toldHere),
    elements: readTexts(from['elements'] ?? [], 'elements', toldHere),
  };
}

/**
 * @param {unknown} rows
 * @param {string} widget the name of a row without one; '' where each row must have a name
 * @param {Told} told
 * @returns {Behaviour[]}
 */
function readBehaviours(rows, widget, told) {
  if (!Array.isArray(rows)) {
    told('a list of behaviours is expected');
    return [];
  }
  return rows.map((row) => {
    const from = asObject(row);
    checkKeys(from, widget ? ['selector'] : ['selector', 'name'], ['with', 'without', 'name'], told);
    const condition = (/** @type {string} */ key) =>
      from[key] === undefined ? [] : compile(readText(from[key], key, told), told);
    return {
      name: from['name'] === undefined ? widget : readText(from['name'], 'name', told),
      selector: compile(readText(from['selector'], 'selector', told), told),
      with: condition('with'),
      without: condition('without'),
    };
  });
}

/**
 * @param {string} selector
 * @param {Told} told
 */
function compile(selector, told) {
  try {
    return compileSelector(selector);
  } catch (error) {
    told(error instanceof Error ? error.message : String(error));
    return [];
  }
}

/**
 * @param {unknown} from
 * @param {(area: string) => boolean} isOwn whether texts of this area belong into the file
 * @param {Told} told
 * @returns {Text[]}
 */
function readStrings(from, isOwn, told) {
  return Object.entries(asObject(from)).map(([key, value]) => {
    const toldHere = (/** @type {string} */ problem) => told(`strings.${key}: ${problem}`);
    const [, area = ''] = /^([a-z][a-z0-9-]*)\.[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.exec(key) ?? [];
    if (!area) toldHere('a key is “area.snake_case”');
    else if (!isOwn(area)) toldHere(`“${area}” belongs to another file`);
    const text = asObject(value);
    checkKeys(text, ['text'], ['comment'], toldHere);
    const comment = text['comment'] === undefined ? '' : readText(text['comment'], 'comment', toldHere);
    if (/\*\/|\n/.test(comment)) toldHere('the comment must fit into one line of a PHP comment');
    return { key, text: readText(text['text'], 'text', toldHere), comment };
  });
}

/**
 * @param {string} name
 * @param {Record<string, unknown>} from
 * @param {Told} told
 * @returns {Original}
 */
function readOriginal(name, from, told) {
  if (from['name'] !== name || !ORIGINALS.includes(name))
    told(`“${name}” must be its name, and a known original`);
  const { uncovered = [], ...facts } = from;
  return { name, facts, uncovered: readBehaviours(uncovered, '', told) };
}

/**
 * @param {Manifests} found
 * @param {string[]} problems
 */
function checkOnce({ widgets, strings }, problems) {
  const twice = (/** @type {string} */ what, /** @type {string[]} */ all) => {
    for (const one of new Set(all.filter((other, index) => all.indexOf(other) !== index)))
      problems.push(`${what} “${one}” stands in two places`);
  };
  twice(
    'the widget',
    widgets.map(({ name }) => name),
  );
  twice(
    'the element',
    widgets.flatMap(({ elements }) => elements),
  );
  twice(
    'the text',
    strings.map(({ key }) => key),
  );
  twice(
    'the behaviour',
    widgets.flatMap(({ original, behaviours }) =>
      behaviours.flatMap((behaviour) =>
        behaviour.selector.map((compound) => `${original} ${JSON.stringify(compound)}`),
      ),
    ),
  );
}

/** @param {string} name in kebab case */
function camelCase(name) {
  return name.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}
