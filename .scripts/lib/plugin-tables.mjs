/** Generates PHP from the manifests: the tables for the decisions about a page, and the texts. */

import { TESTED_THEMES, THEME_ORIGINAL, THEMES, withPrefix } from './themes.mjs';

/**
 * @typedef {import('./manifests.mjs').Manifests} Manifests
 * @typedef {import('./manifests.mjs').Behaviour} Behaviour
 */

/**
 * @param {Manifests} manifests
 * @returns {string} compiled-tables.php: an array of `widgets` by name, and `behaviours` and `originals` by original
 */
export function tablesPhp({ widgets, originals }) {
  const names = [
    ...new Set([...widgets, ...originals].map((one) => ('original' in one ? one.original : one.name))),
  ];
  const behaviours = names.map((name) => [
    name,
    [
      ...widgets
        .filter(({ original }) => original === name)
        .flatMap((widget) => widget.behaviours.map((behaviour) => row(widget.name, behaviour))),
      ...originals
        .filter((original) => original.name === name)
        .flatMap(({ uncovered }) => uncovered.map((behaviour) => row('', behaviour))),
    ],
  ]);
  const tables = {
    widgets: Object.fromEntries(
      widgets.map((widget) => {
        const { name, title, original, handles, elements } = widget;
        return [name, { title, original, handles, elements, early: earlyEvents(widget) }];
      }),
    ),
    behaviours: Object.fromEntries(behaviours),
    originals: Object.fromEntries(originals.map(({ name, facts }) => [name, withThemes(name, facts)])),
  };
  return `${header('The data of the manifests: the widgets, and the behaviours of the originals.')}return ${php(tables)};\n`;
}

/** The types that the inline script queues, see runtime/core/early-queue.ts. */
const EARLY_TYPES = ['click', 'keydown', 'submit'];

/**
 * @param {import('./manifests.mjs').Widget} widget
 * @returns {{ words: string[], places: Record<string, string> } | null} the words of which a page with this widget
 *   contains one, and for each type of event a selector for the targets that the widget waits for, with the sign of the
 *   theme's prefix; null if it waits for no event
 */
function earlyEvents({ ownSelector: selector, replays }) {
  const types = EARLY_TYPES.filter((type) => !replays || replays[type]);
  if (types.length === 0) return null;
  const needed = selector.replaceAll(/:not\([^()]*\)|"[^"]*"/g, '');
  const words = [...needed.matchAll(/[.#]([\w-]+)|\[(data-[\w-]+)/g)]
    .map(([, name, attribute]) => name ?? attribute ?? '')
    .filter((word) => !/^gdlr-core-js(?:-2)?$/.test(word));
  const places = types.map((type) => {
    const place = replays?.[type];
    const inside = `:is(${selector}) :is(${place ?? '*'})`;
    return [type, place ? `${inside},:is(${place}):is(${selector})` : `${selector},${inside}`];
  });
  return { words, places: Object.fromEntries(places) };
}

/**
 * @param {string} widget '' for a behaviour that no widget covers
 * @param {Behaviour} behaviour
 */
function row(widget, behaviour) {
  return { widget, ...behaviour };
}

/**
 * @param {Manifests} manifests
 * @returns {string} includes/tables/strings.php, with the texts as literals for translation tools
 */
export function stringsPhp({ strings }) {
  const texts = strings.filter(({ plural }) => plural === undefined);
  const plurals = strings.filter(({ plural }) => plural !== undefined);
  return `${header('The texts of the runtime and its widgets.')}/**
 * Returns the texts of the runtime and its widgets, by key.
 *
 * @return array
 */
function atoll_strings() {
\treturn array(
${textRows(texts, ({ text }) => `__( ${php(text)}, 'atoll' )`)}\t);
}

/**
 * Returns the texts with a number, by key.
 *
 * @return array
 */
function atoll_plurals() {
\treturn array(
${textRows(plurals, ({ text, plural }) => `_n_noop( ${php(text)}, ${php(plural)}, 'atoll' )`)}\t);
}
`;
}

/**
 * @param {Manifests['strings']} strings
 * @param {(text: Manifests['strings'][number]) => string} call
 * @returns {string} rows of a PHP array
 */
function textRows(strings, call) {
  const width = Math.max(...strings.map(({ key }) => php(key).length));
  const rows = strings.map((text) => {
    const note = text.comment && `\t\t/* translators: ${text.comment} */\n`;
    return `${note}\t\t${php(text.key).padEnd(width)} => ${call(text)},\n`;
  });
  return rows.join('');
}

/**
 * @param {{ handle: string }} script
 * @returns {boolean} whether its handle starts with the theme's prefix
 */
const isOwn = ({ handle }) => withPrefix(handle, '') !== handle;

/**
 * @param {string} name
 * @param {Record<string, unknown>} facts of an original
 * @returns {Record<string, unknown>} for the themes: a row of each script for each theme, and the themes themselves
 */
function withThemes(name, facts) {
  if (name !== THEME_ORIGINAL) return facts;
  const scripts = /** @type {{ handle: string }[]} */ (facts['scripts']);
  return {
    ...facts,
    scripts: [
      ...THEMES.flatMap(({ prefix, fingerprints = {} }) =>
        scripts.filter(isOwn).map((script) => ({
          ...script,
          handle: withPrefix(script.handle, prefix),
          fingerprints: fingerprints[script.handle.replace(/^P-/, '')] ?? {},
        })),
      ),
      // Libraries in the folder of several themes.
      ...scripts.filter((script) => !isOwn(script)),
    ],
    themes: Object.fromEntries(
      THEMES.map((theme) => {
        const { title, tested, phoneOffsetPx, slideBarOverhangPx, slideBarShape, slideBarSettings } = theme;
        const isBuilt = TESTED_THEMES.includes(theme);
        return [
          theme.prefix,
          { title, tested, isBuilt, phoneOffsetPx, slideBarOverhangPx, slideBarShape, slideBarSettings },
        ];
      }),
    ),
  };
}

/**
 * @param {string} about one sentence
 * @returns {string} the start of a generated PHP file
 */
export function header(about) {
  return `<?php
/**
 * ${about} Generated by the build.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

`;
}

/** WordPress's check of plugins takes lines of more than 1,000 characters for minified code. */
const LONGEST_PART = 500;

/**
 * @param {string} text
 * @param {string} indent
 * @returns {string} a PHP literal, or several that are joined
 */
function phpString(text, indent) {
  const parts = text.match(new RegExp(`.{1,${LONGEST_PART}}`, 'gsu')) ?? [''];
  const literals = parts.map((part) => `'${part.replaceAll(/['\\]/g, String.raw`\$&`)}'`);
  return literals.join(`\n${indent}\t. `);
}

/**
 * @param {unknown} value a JSON value
 * @param {string} indent
 * @returns {string} the value as a PHP literal
 */
export function php(value, indent = '') {
  if (typeof value === 'string') return phpString(value, indent);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}\t`;
  const keys = Array.isArray(value) ? [] : Object.keys(value).map((key) => php(key));
  const width = Math.max(...keys.map((key) => key.length));
  const rows = Object.values(value).map((one, index) => {
    const key = keys[index] === undefined ? '' : `${keys[index].padEnd(width)} => `;
    return `${inner}${key}${php(one, inner)},\n`;
  });
  return rows.length === 0 ? 'array()' : `array(\n${rows.join('')}${indent})`;
}
