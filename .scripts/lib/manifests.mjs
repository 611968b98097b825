/**
 * Reads and validates the manifests: `widget.json` of each widget, `runtime/page/strings.json`, `strings.json` of the
 * shared engines and `wp-plugin/originals/<original>.json`. Code editors use widgets/widget.schema.json for the first.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from './files.mjs';
import { asObject, checkKeys, readText, readTexts } from './manifest-fields.mjs';
import { readStrings } from './manifest-texts.mjs';
import { compileSelector } from './selectors.mjs';
import { forThemes, THEMES, themeSelector } from './themes.mjs';

/** @typedef {import('./selectors.mjs').Compound} Compound */

/**
 * @typedef {object} Behaviour
 * @property {string} name the name in the decision log
 * @property {Compound[]} selector
 * @property {Compound[]} with applies only if an element on the page matches one of these; empty for no condition
 * @property {Compound[]} without applies only if no element on the page matches any of these
 */

/**
 * @typedef {object} Widget
 * @property {string} key the key in `widgets`: the name in camel case
 * @property {string} folder
 * @property {string} name
 * @property {string} title
 * @property {string} original
 * @property {string} since the first version of the original that the widget covers
 * @property {string} selector
 * @property {string} ownSelector the selector in the manifest, with the sign of the prefix
 * @property {Record<string, string> | undefined} replays selectors by type of event; undefined for every event in the root
 * @property {string[]} handles
 * @property {Behaviour[]} behaviours
 * @property {string[]} elements
 */

/** @typedef {import('./manifest-texts.mjs').Text} Text */

/**
 * @typedef {object} Original
 * @property {string} name
 * @property {Record<string, unknown>} facts the file without `uncovered`
 * @property {Behaviour[]} uncovered behaviours of the original that no widget covers
 */

/** @typedef {{ widgets: Widget[], strings: Text[], originals: Original[] }} Manifests */

/** The valid originals, the same as `Original` in runtime/core/define.ts. */
export const ORIGINALS = [
  'goodlayers',
  'goodlayers-theme',
  'contact-form-7',
  'link-targets',
  'essential-addons',
  'wordpress-media',
  'elementor',
];

/** The events that can wait for a widget, the same as `ReplayedType` in runtime/core/define.ts. */
const REPLAYED_TYPES = ['click', 'keydown', 'focusin', 'submit', 'input'];

const WIDGET_KEYS = {
  required: ['name', 'title', 'original', 'since', 'selector', 'handles'],
  optional: ['replays', 'behaviours', 'elements'],
};

/**
 * @param {string} root the repository's root
 * @returns {Manifests} widgets sorted by name; texts of the runtime first, then by folder
 * @throws {Error} with a line for every problem in any file
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
    const report = reporterFor(file, problems);
    checkKeys(shared, ['strings'], [], report);
    // The keys of an engine's texts may start with the name of the widget that had the texts originally.
    const isOwn = (/** @type {string} */ area) => !file.startsWith('runtime/') || !areas.has(area);
    found.strings.push(...readStrings(shared['strings'], isOwn, report));
  }
  for (const folder of folders) {
    const file = `${folder}/widget.json`;
    const manifest = open(root, file, problems);
    if (!manifest) continue;
    const report = reporterFor(file, problems);
    checkKeys(manifest, ['widgets'], ['$schema', 'strings'], report);
    for (const [key, widget] of Object.entries(asObject(manifest['widgets'])))
      found.widgets.push(readWidget(key, basename(folder), asObject(widget), report));
    const isOwn = (/** @type {string} */ area) => area === basename(folder);
    found.strings.push(...readStrings(manifest['strings'] ?? {}, isOwn, report));
  }
  for (const file of filesBelow(root, 'wp-plugin/originals', /\.json$/)) {
    const original = open(root, file, problems);
    if (original)
      found.originals.push(readOriginal(basename(file, '.json'), original, reporterFor(file, problems)));
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
    problems.push(`${file}: the file is missing`);
    return undefined;
  }
  try {
    return asObject(JSON.parse(readFileSync(join(root, file), 'utf8')));
  } catch (error) {
    problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** @typedef {import('./manifest-fields.mjs').Report} Report */

/**
 * @param {string} file
 * @param {string[]} problems
 * @returns {Report}
 */
function reporterFor(file, problems) {
  return (problem) => problems.push(`${file}: ${problem}`);
}

/**
 * @param {string} key
 * @param {string} folder
 * @param {Record<string, unknown>} from
 * @param {Report} report
 * @returns {Widget}
 */
function readWidget(key, folder, from, report) {
  const reportHere = (/** @type {string} */ problem) => report(`widgets.${key}: ${problem}`);
  checkKeys(from, WIDGET_KEYS.required, WIDGET_KEYS.optional, reportHere);
  const text = (/** @type {string} */ name) => readText(from[name], name, reportHere);
  const name = text('name');
  const original = text('original');
  const since = text('since');
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) reportHere(`the name “${name}” is not in kebab case`);
  if (key !== camelCase(name)) reportHere(`the key of “${name}” must be “${camelCase(name)}”`);
  if (!ORIGINALS.includes(original)) reportHere(`the original “${original}” is not known`);
  if (!/^\d+\.\d+(?:\.\d+)?$/.test(since)) reportHere(`“${since}” is not a version number`);
  return {
    key,
    folder,
    name,
    title: text('title'),
    original,
    since,
    selector: themeSelector(text('selector')),
    ownSelector: text('selector'),
    replays: readReplays(from['replays'], reportHere),
    handles: readTexts(from['handles'], 'handles', reportHere).flatMap((handle) => forThemes(handle, THEMES)),
    behaviours: readBehaviours(from['behaviours'] ?? [], name, reportHere),
    elements: readTexts(from['elements'] ?? [], 'elements', reportHere),
  };
}

/**
 * @param {unknown} from
 * @param {Report} report
 * @returns {Record<string, string> | undefined}
 */
function readReplays(from, report) {
  if (from === undefined) return undefined;
  const replays = asObject(from);
  checkKeys(replays, [], REPLAYED_TYPES, report);
  return Object.fromEntries(
    Object.keys(replays).map((type) => [type, readText(replays[type], type, report)]),
  );
}

/**
 * @param {unknown} rows
 * @param {string} widget the default name of a row; '' if each row must have a name
 * @param {Report} report
 * @returns {Behaviour[]}
 */
function readBehaviours(rows, widget, report) {
  if (!Array.isArray(rows)) {
    report('the behaviours must be a list');
    return [];
  }
  return rows.map((row) => {
    const from = asObject(row);
    checkKeys(from, widget ? ['selector'] : ['selector', 'name'], ['with', 'without', 'name'], report);
    const condition = (/** @type {string} */ key) =>
      from[key] === undefined ? [] : compile(readText(from[key], key, report), report);
    return {
      name: from['name'] === undefined ? widget : readText(from['name'], 'name', report),
      selector: compile(readText(from['selector'], 'selector', report), report),
      with: condition('with'),
      without: condition('without'),
    };
  });
}

/**
 * @param {string} selector
 * @param {Report} report
 */
function compile(selector, report) {
  try {
    return compileSelector(themeSelector(selector));
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    return [];
  }
}

/**
 * @param {string} name
 * @param {Record<string, unknown>} from
 * @param {Report} report
 * @returns {Original}
 */
function readOriginal(name, from, report) {
  if (from['name'] !== name || !ORIGINALS.includes(name))
    report(`“name” must be “${name}”, and a known original`);
  const { uncovered = [], ...facts } = from;
  for (const script of Array.isArray(facts['scripts']) ? facts['scripts'] : [{}])
    readText(asObject(script)['group'], 'scripts.group', report);
  return { name, facts, uncovered: readBehaviours(uncovered, '', report) };
}

/**
 * @param {Manifests} found
 * @param {string[]} problems
 */
function checkOnce({ widgets, strings }, problems) {
  const reportDuplicates = (/** @type {string} */ what, /** @type {string[]} */ all) => {
    for (const one of new Set(all.filter((other, index) => all.indexOf(other) !== index)))
      problems.push(`${what} “${one}” is defined twice`);
  };
  reportDuplicates(
    'the widget',
    widgets.map(({ name }) => name),
  );
  reportDuplicates(
    'the element',
    widgets.flatMap(({ elements }) => elements),
  );
  reportDuplicates(
    'the text',
    strings.map(({ key }) => key),
  );
  reportDuplicates(
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
