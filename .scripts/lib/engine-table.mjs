/** The table of widgets by browser engine, which `npm test` prints. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} EngineResult the result of a test of a widget in an engine
 * @property {string} engine
 * @property {string} widget
 * @property {'passed' | 'failed' | 'skipped'} state
 */

const CHROMIUM_FILES = /^tests\/browser\/conformance\/conformance-\d+\.test\.ts$/;
const OTHERS = 'tests/engines/';

/**
 * Reads the names of widgets from the index of the fragments.
 *
 * @param {string} root the repository
 * @returns {ReadonlyMap<string, string>} widgets by fragment
 */
export function readFragments(root) {
  /** @type {readonly { file: string, widget: string }[]} */
  const entries = JSON.parse(readFileSync(join(root, 'mocks/markup/index.json'), 'utf8'));
  return new Map(entries.map(({ file, widget }) => [file, widget]));
}

/**
 * @param {string} file the test's file
 * @param {string} name the test's full name
 * @param {ReadonlyMap<string, string>} fragments see readFragments
 * @returns {Omit<EngineResult, 'state'> | undefined} undefined if the test is not about a widget in an engine
 */
export function engineTest(file, name, fragments) {
  if (file.startsWith(OTHERS)) {
    const [, widget, engine] = /(?:^| > )(\S+) in (\S+) > /.exec(name) ?? [];
    return widget && engine ? { widget, engine } : undefined;
  }
  if (!CHROMIUM_FILES.test(file)) return undefined;
  const widget = fragments.get(/^the fragment (\S+)/.exec(name)?.[1] ?? '');
  return widget ? { widget, engine: 'Chromium' } : undefined;
}

/**
 * @param {readonly EngineResult[]} results
 * @returns {string} a line for each widget: passed tests in each engine, `failed` with their number, or `skipped`
 */
export function engineTable(results) {
  const engines = [...new Set(results.map(({ engine }) => engine))].toSorted();
  const widgets = [...new Set(results.map(({ widget }) => widget))].toSorted();
  const width = Math.max(...widgets.map(({ length }) => length)) + 2;
  const line = (/** @type {string} */ first, /** @type {readonly string[]} */ cells) =>
    (first.padEnd(width) + cells.map((cell) => cell.padEnd(12)).join('')).trimEnd();
  const rows = widgets.map((widget) =>
    line(
      widget,
      engines.map((engine) =>
        cellOf(results.filter((result) => result.widget === widget && result.engine === engine)),
      ),
    ),
  );
  return [line('widget', engines), ...rows].join('\n');
}

/** @param {readonly EngineResult[]} results */
function cellOf(results) {
  const count = (/** @type {EngineResult['state']} */ state) =>
    results.filter((result) => result.state === state).length;
  if (count('failed') > 0) return `${count('failed')} failed`;
  if (count('passed') > 0) return String(count('passed'));
  return count('skipped') > 0 ? 'skipped' : '';
}
