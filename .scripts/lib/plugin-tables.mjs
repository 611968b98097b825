/** Writes what the plugin's PHP needs of the manifests: the tables that decide about a page, and the texts. */

/**
 * @typedef {import('./manifests.mjs').Manifests} Manifests
 * @typedef {import('./manifests.mjs').Behaviour} Behaviour
 */

/**
 * @param {Manifests} manifests
 * @returns {string} compiled-tables.php, which returns one array: `widgets` by name, `behaviours` and `originals` by original
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
      widgets.map(({ name, title, original, handles, elements }) => [
        name,
        { title, original, handles, elements },
      ]),
    ),
    behaviours: Object.fromEntries(behaviours),
    originals: Object.fromEntries(originals.map(({ name, facts }) => [name, facts])),
  };
  return `${header('The facts of the manifests: what the widgets cover, and what the originals do.')}return ${php(tables)};\n`;
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
 * @returns {string} includes/strings.php, with the texts as literals, so that translation tools find them
 */
export function stringsPhp({ strings }) {
  const width = Math.max(...strings.map(({ key }) => php(key).length));
  const rows = strings.map(({ key, text, comment }) => {
    const note = comment && `\t\t/* translators: ${comment} */\n`;
    return `${note}\t\t${php(key).padEnd(width)} => __( ${php(text)}, 'atoll' ),\n`;
  });
  return `${header('The texts of the runtime and its widgets.')}/**
 * The texts that the runtime can show, by key.
 *
 * @return array
 */
function atoll_strings() {
\treturn array(
${rows.join('')}\t);
}
`;
}

/** @param {string} about one sentence */
function header(about) {
  return `<?php
/**
 * ${about} Written by the build.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

`;
}

/**
 * @param {unknown} value of JSON
 * @param {string} indent
 * @returns {string} the same as a PHP literal
 */
function php(value, indent = '') {
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
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
