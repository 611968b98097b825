/**
 * What `npm test -- --changed` runs: the tests that import a changed file, that stand beside it or name it, the
 * conformance of the widgets that contain it, and for PHP the files of tests/wordpress/concerned.json. `npm test` runs
 * everything else.
 */
import { posix } from 'node:path';
import { importersOf, reached } from './import-graph.mjs';

/** After a change of these, everything is concerned. */
const EVERYTHING =
  /^(package(-lock)?\.json|vite\.config\.ts|tsconfig\.json|\.npmrc|tests\/wordpress\/package.*)$/;

/** These import all widgets. A change of a single widget does not concern what imports them. */
const LISTS = new Set([
  'src/definitions.ts',
  'src/elementor-definitions.ts',
  'tests/browser/conformance/records.ts',
]);

/** Quick checks of the whole repository, which any change can break. */
const ALWAYS = ['tests/unit/architecture/', 'tests/unit/citations.test.ts'];
const SCRIPT_TESTS = ['tests/unit/scripts/'];

/** The start of the paths of the conformance suite's files. */
export const CONFORMANCE = 'tests/browser/conformance/conformance';

/** The files whose tests have the names of fragments. */
const BY_FRAGMENT = /^tests\/browser\/conformance\/(?:conformance-\d+|stability)\.test\.ts$/;

/** Not run by `npm test`. */
const APART = /^tests\/(bench|faults|soak|fuzz)\//;

/**
 * @typedef {object} Tree
 * @property {readonly string[]} files all files of the repository
 * @property {(file: string) => string} read
 */

/**
 * @typedef {object} Concerned
 * @property {boolean} everything
 * @property {Readonly<Record<string, readonly string[]>>} tests paths by Vitest project
 * @property {readonly string[]} fragments the fragments whose conformance and fuzz tests run
 * @property {readonly string[]} widgets the widgets of these fragments
 */

/**
 * @param {readonly string[]} changed paths of changed, new and deleted files
 * @param {Tree} tree
 * @returns {Concerned}
 */
export function concernedTests(changed, tree) {
  const importers = importersOf(tree.files, tree.read);
  const found = reached(importers, changed, LISTS);
  const widgets = widgetsIn([...found], changed, tree);
  const named = tree.files.filter((file) => isTest(file) && namesOne(tree.read(file), changed));
  const folders = new Set([...found].filter((file) => !isTest(file)).flatMap((file) => folderOf(file) ?? []));
  const beside = tree.files.filter((file) => isTest(file) && folders.has(folderOf(file) ?? ''));
  const tests = new Set([
    ...[...found].filter((file) => isTest(file) && tree.files.includes(file)),
    ...named,
    ...beside,
    ...ALWAYS,
    ...(changed.some((file) => /^(\.scripts\/|tests\/[^/]+\.json$)/.test(file)) ? SCRIPT_TESTS : []),
    ...(changed.some((file) => /^(runtime|src)\//.test(file)) ? ['tests/browser/runtime/'] : []),
    ...(changed.some(isPartOfBuild) ? ['tests/build/'] : []),
    ...changed.flatMap((file) => wordpressTests(file, tree)),
  ]);
  /** @type {readonly { file: string, widget: string }[]} */
  const index = JSON.parse(tree.read('mocks/markup/index.json'));
  return {
    everything: changed.some((file) => EVERYTHING.test(file)),
    tests: byProject([...tests].filter((file) => !APART.test(file) && !BY_FRAGMENT.test(file))),
    fragments: index.filter(({ widget }) => widgets.has(widget)).map(({ file }) => file),
    widgets: [...widgets],
  };
}

/**
 * @param {string} file path of a test file or of a folder that ends with `/`
 * @returns {string} its Vitest project
 */
export function projectOf(file) {
  const [, folder] =
    /^tests\/(build|browser|engines|wordpress|originals|fuzz|bench|faults|soak)\//.exec(file) ?? [];
  return folder ?? (file.includes('.browser.test.') ? 'browser' : 'unit');
}

/**
 * @param {Concerned} concerned
 * @returns {string} a pattern for the names of the tests of these fragments
 */
export function fragmentPattern({ fragments, widgets }) {
  const files = fragments.map((file) => file.replaceAll(/[.+]/g, String.raw`\$&`));
  return `(${files.join('|')})( |$)|table of (${widgets.join('|')})( |$)`;
}

/** @param {readonly string[]} files */
function byProject(files) {
  /** @type {Record<string, string[]>} */
  const projects = {};
  for (const file of files.toSorted()) (projects[projectOf(file)] ??= []).push(file);
  return projects;
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}

/**
 * @param {string} file
 * @returns {string | undefined} the folder whose tests stand beside it: a widget's folder with all folders below, any
 *   other folder alone
 */
function folderOf(file) {
  const [widget] = /^widgets\/((effects|shared)\/)?[^/]+(?=\/)/.exec(file) ?? [];
  return widget ?? (/^(runtime|src)\//.test(file) ? posix.dirname(file) : undefined);
}

/**
 * Lists the widgets in the folders of these files, by the conformance records there, and the widgets of changed fragments.
 *
 * @param {readonly string[]} found
 * @param {readonly string[]} changed
 * @param {Tree} tree
 */
function widgetsIn(found, changed, { files, read }) {
  const folders = new Set(found.filter((file) => !isTest(file)).flatMap((file) => folderOf(file) ?? []));
  const records = files.filter(
    (file) => file.endsWith('.conformance.ts') && folders.has(folderOf(file) ?? ''),
  );
  const names = records.flatMap((file) => [...read(file).matchAll(/\bwidget: '([\w-]+)'/g)]);
  /** @type {readonly { file: string, widget: string }[]} */
  const index = JSON.parse(read('mocks/markup/index.json'));
  const ofFragments = index.filter(({ file }) => changed.includes(`mocks/markup/${file}`));
  return new Set([...names.map(([, name = '']) => name), ...ofFragments.map(({ widget }) => widget)]);
}

/**
 * True if a test's text names a changed file that is not code: those are read, not imported.
 *
 * @param {string} text
 * @param {readonly string[]} changed
 */
function namesOne(text, changed) {
  return changed.some(
    (file) => !/\.(tsx?|mjs|php)$/.test(file) && text.includes(file.replace(/^mocks\/markup\//, '')),
  );
}

/**
 * True if the build reads a file, or a check of the build does.
 *
 * @param {string} file
 */
function isPartOfBuild(file) {
  return (
    /^(wp-plugin|src|docs|\.scripts|tests\/(php|build)|\.wordpress-org)\//.test(file) ||
    /^(widgets|runtime)\/.*\.(json|css)$/.test(file) ||
    /^[^/]+\.(md|json|xml|dist)$|^\.limits\.json$|^LICENSE$/.test(file)
  );
}

/**
 * @param {string} file
 * @param {Tree} tree
 * @returns {readonly string[]}
 */
function wordpressTests(file, { read }) {
  if (/^wp-plugin\/originals\/|^widgets\/.*\/widget\.json$/.test(file)) return LEGACY;
  if (/^wp-plugin\/.*\.css$/.test(file)) return FIRST_PAINT;
  if (file.startsWith('tests/wordpress/fixture-plugin/')) return ['tests/wordpress/'];
  if (!/^wp-plugin\/.*\.php$/.test(file)) return [];
  /** @type {Record<string, readonly string[]>} */
  const { [file]: names } = JSON.parse(read('tests/wordpress/concerned.json')).files;
  // A file that is not in the table is new.
  return names?.map((name) => `tests/wordpress/${name}.test.ts`) ?? ['tests/wordpress/'];
}

const LEGACY = ['builder-decision', 'legacy-scripts', 'essential-addons-bundles'].map(inWordPress);
const FIRST_PAINT = ['first-paint', 'first-paint-effects', 'eael-first-paint'].map(inWordPress);

/** @param {string} name */
function inWordPress(name) {
  return `tests/wordpress/${name}.test.ts`;
}
