/**
 * Forbidden content of shipped files. Each rule is a function from text to findings, so that a test can give it a bad
 * example.
 */
import { basename, extname } from 'node:path';
import { parseSync } from 'vite';

/** @returns the files that a chunk loads before it runs */
export function staticImports(code: string): readonly string[] {
  const { module } = parseSync('chunk.js', code);
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest?.value),
  );
  return [...module.staticImports.map((found) => found.moduleRequest.value), ...reExports].filter(
    (from) => from !== undefined,
  );
}

/** Any mention counts, because a URL can be built in many ways. */
export function entryMentions(code: string, entry: string): readonly string[] {
  return code.includes(entry) ? [entry] : [];
}

const FORBIDDEN: readonly RegExp[] = [
  /\beval\b(?=\s*\()|\(0,\s*eval\)/,
  /\bnew\s+Function\b/,
  /\bFunction\s*\(\s*["'`]/,
  /\bset(?:Timeout|Interval)\s*\(\s*["'`]/,
  /localhost/i,
  /127\.0\.0\.1/,
  /file:\/\//,
  /sourceMappingURL|sourcesContent/,
  /node_modules/,
];

/** @param folder of the build: its path would reveal the machine */
export function forbiddenText(text: string, folder: string): readonly string[] {
  const found = FORBIDDEN.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return text.includes(folder.replace(/\/$/, '')) ? [...found, folder] : found;
}

/**
 * The error of Plugin Check's React check: a React older than 19 in the bundle. It mistakes React 19's renderer for
 * an older one, because that contains the old element symbol as well. It searches for the name in quotes only, and
 * our minifier writes a template literal. This rule fails if a minifier's output changes that.
 */
const OLD_ELEMENT = /(['"])react\.element\1/;
const OLD_FACTORY = /_owner\s*:/;

const INLINED: readonly {
  readonly code: string;
  readonly global: string;
  readonly marks: readonly RegExp[];
}[] = [
  {
    code: 'inlined_react_jsx_runtime',
    global: 'ReactJSXRuntime',
    marks: [/\bjsxs?\s*[:=][^=]/, OLD_FACTORY],
  },
  {
    code: 'inlined_react',
    global: 'React',
    marks: [/__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED\s*[:=][^=]/, OLD_FACTORY],
  },
  { code: 'inlined_react_dom', global: 'ReactDOM', marks: [/__reactFiber\$|__reactInternalInstance\$/] },
];

/**
 * The calls of which it warns. It skips strings and comments; this rule does not, and so finds no less. Version 2.0
 * warns of the bare word findDOMNode, which every react-dom 19 contains as a property. That cannot be avoided.
 */
const REMOVED_CALLS: readonly RegExp[] = [
  /\bReactDOM\s*\.\s*(?:render|hydrate)\s*\(/,
  /\b(?:unmountComponentAtNode|findDOMNode|unstable_renderSubtreeIntoContainer|renderToNodeStream)\s*\(/,
  /\bReact\s*\.\s*createFactory\s*\(/,
];

export function pluginCheckFindings(code: string): readonly string[] {
  const inlined = INLINED.filter(
    ({ global, marks }) =>
      OLD_ELEMENT.test(code) && marks.every((mark) => mark.test(code)) && !code.includes(`window.${global}`),
  );
  return [
    ...inlined.map((found) => found.code),
    ...REMOVED_CALLS.flatMap((pattern) => pattern.exec(code)?.[0] ?? []),
  ];
}

/** File types that the plugin directory refuses, and files of ours that do not belong in a zip. */
const REFUSED = new Set(
  (
    'zip gz tgz rar tar 7z phar a bin bpk deploy dist distz dmg dms ds_store dump elc exe iso lha lrf lzh o obj pkg ' +
    'sh so map md ts tsx mjs json lock'
  ).split(' '),
);

/** @param paths of the files in a zip */
export function badNames(paths: readonly string[]): readonly string[] {
  const names = paths.map((path) => basename(path).toLowerCase());
  return paths.filter(
    (path, index) =>
      path.split('/').some((part) => part.startsWith('.') || part === '') ||
      /[^\w./-]/.test(path) ||
      (REFUSED.has(extname(path).slice(1).toLowerCase()) && !path.endsWith('.d.ts')) ||
      // The directory compares names without their folders, and without case.
      names.indexOf(names[index] ?? '') !== index,
  );
}
