/**
 * What the layers ask of the source, and what is done in one place only (design, sections 3 and 4). Each rule is a
 * function from one file to its findings, and is shown a bad example before it is trusted with ours. Long, because the
 * examples stand beside the rules.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Source {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

type Rule = (source: Source) => readonly string[];

/** @returns every address that a file imports, types and dynamic imports included */
function imports({ path, text }: Source): readonly string[] {
  const { module } = parseSync(path, text);
  const quoted = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  );
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.moduleRequest?.value),
  );
  const all = [...module.staticImports.map((found) => found.moduleRequest.value), ...quoted, ...reExports];
  return [...new Set(all.filter((from) => from !== undefined))];
}

/** @returns the files of this repository that a file imports, without extension */
function ownImports(source: Source): readonly string[] {
  const folder = posix.dirname(source.path);
  return imports(source)
    .filter((from) => from.startsWith('.'))
    .map((from) => posix.join(folder, from));
}

/** @returns the text with its comments blanked: a comment may say what code may not do */
function codeOf({ path, text }: Source): string {
  const { comments } = parseSync(path, text);
  return comments.reduceRight(
    (code, { start, end }) => code.slice(0, start) + ' '.repeat(end - start) + code.slice(end),
    text,
  );
}

/** Where a rule does not hold: the one place. */
function isIn({ path }: Source, ...places: readonly string[]): boolean {
  return places.some(
    (place) => path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}/`),
  );
}

/** A rule against a pattern, everywhere but in its one place. */
function only(pattern: RegExp, ...places: readonly string[]): Rule {
  return (source) =>
    isIn(source, ...places) ? [] : [...codeOf(source).matchAll(pattern)].map(([found]) => found);
}

const LAYERS = ['runtime', 'widgets', 'src'];

/** What each folder of the runtime may import of the others. */
const RUNTIME: ReadonlyMap<string, readonly string[]> = new Map([
  ['page', []],
  ['dom', ['page']],
  ['core', ['page', 'dom']],
  ['motion', ['page', 'dom', 'core']],
  ['net', ['page', 'dom', 'core']],
  ['react', ['page', 'dom', 'core']],
]);

const isShared = (path: string): boolean => path.startsWith('widgets/shared/');

/** @returns the folder of the widget that a file belongs to, `widgets/a` or `widgets/effects/a` */
function widgetOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('widgets/effects/') ? 3 : 2)
    .join('/');
}

const importsPointDown: Rule = (source) => {
  const own = LAYERS.indexOf(source.path.split('/')[0] ?? '');
  return ownImports(source).filter((to) => {
    const layer = LAYERS.indexOf(to.split('/')[0] ?? '');
    return layer === -1 || layer > own;
  });
};

const runtimeFoldersPointDown: Rule = ({ path, text }) => {
  const [layer, folder = ''] = path.split('/');
  if (layer !== 'runtime') return [];
  const allowed = RUNTIME.get(folder);
  if (!allowed) return [`${folder} is no folder of the runtime`];
  return ownImports({ path, text }).filter((to) => {
    const [toLayer, toFolder = ''] = to.split('/');
    return toLayer === 'runtime' && toFolder !== folder && !allowed.includes(toFolder);
  });
};

const noWidgetImportsAWidget: Rule = (source) => {
  if (!source.path.startsWith('widgets/')) return [];
  return ownImports(source).filter((to) => {
    if (!to.startsWith('widgets/') || isShared(to)) return false;
    return isShared(source.path) || widgetOf(to) !== widgetOf(source.path);
  });
};

const effectsHaveNoReact: Rule = (source) =>
  isIn(source, 'widgets/effects')
    ? imports(source).filter((from) => /^react(-dom)?(\/|$)/.test(from) || /\/runtime\/react\//.test(from))
    : [];

const entrySeesDefinitionsOnly: Rule = (source) =>
  isIn(source, 'src')
    ? ownImports(source).filter(
        (to) => to.startsWith('widgets/') && !/^widgets\/(?:effects\/)?[^/]+(?:\/index)?$/.test(to),
      )
    : [];

const definitionsAwaitTheirCode: Rule = (source) => {
  if (!/^widgets\/(?:effects\/)?[^/]+\/index\.tsx?$/.test(source.path)) return [];
  const { module } = parseSync(source.path, source.text);
  const values = module.staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType),
  );
  return values
    .map((found) => found.moduleRequest.value)
    .filter((from) => from.startsWith('./') && from !== './widget.json');
};

const factsStandInTheManifest: Rule = (source) =>
  /^widgets\/[^/]+\/index\.tsx?$/.test(source.path)
    ? [...codeOf(source).matchAll(/\b(?:name|original|selector):/g)].map(([found]) => found)
    : [];

const textsStandInTheManifest = only(/\b(?:strings|translations)\??\.get\(/g, 'runtime/page/translate');

const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

const shipsDependenciesOnly: Rule = (source) =>
  imports(source).filter((from) => {
    const name = from.split('/', from.startsWith('@') ? 2 : 1).join('/');
    return !from.startsWith('.') && !Object.hasOwn(dependencies, name);
  });

const namedExportsOnly: Rule = ({ path, text }) =>
  parseSync(path, text)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default')
    .map(() => 'export default');

const htmlThroughOneDoor = only(
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseFromString|createContextualFragment|createPolicy)\b|\bdocument\s*\.\s*write(?:ln)?\b|\bsrcdoc\b/g,
  'runtime/dom/html',
);

const noTextIsRun = only(
  /\beval\b|\bnew\s+Function\b|\bFunction\s*\(|\bset(?:Timeout|Interval)\s*\(\s*['"`]/g,
  'runtime/dom/html',
);

/** The empty string, or the browser's trusted form of it, which must come from a function that can give nothing else. */
const EMPTY_HTML = /^(?:''|""|``|trustedEmptyHtml\(\))\s*$/;
const EMPTY_HTML_SOURCE =
  /function trustedEmptyHtml\(\)[^{]*\{[^}]*trustedTypes \} = globalThis as [^=]*;\s*return trustedTypes\?\.emptyHTML \?\? '';\s*\}/;

/** React's own door stays shut: in the one place that needs it, it is given nothing. */
const reactHtmlIsEmpty: Rule = (source) => {
  const code = codeOf(source);
  if (!isIn(source, 'runtime/react/adopt'))
    return code.match(/\bdangerouslySetInnerHTML\b|\b__html\b/g) ?? [];
  const given = [...code.matchAll(/\b__html['"]?\s*(?::\s*([^,}\n]*)|(?=[,}=]))/g)]
    .filter(([, value]) => !EMPTY_HTML.test(value ?? ''))
    .map(([found]) => found.trim());
  return code.includes('trustedEmptyHtml(') && !EMPTY_HTML_SOURCE.test(code)
    ? [...given, 'trustedEmptyHtml']
    : given;
};

const patternsAreWrittenOut = only(/\bRegExp\s*\(/g, 'runtime/safe-pattern');

const navigationInOnePlace = only(
  /\blocation\s*\.\s*(?:assign|replace|reload)\b|\blocation(?:\s*\.\s*(?:href|hash|search|pathname|host|hostname|port|protocol))?\s*=(?!=)|\bwindow\s*\.\s*open\s*\(/g,
  'runtime/page/environment',
);

const cookiesInOnePlace = only(/\bdocument\s*\.\s*cookie\b|\bcookieStore\b/g, 'runtime/page/environment');

const motionAskedInOnePlace = only(/prefers-reduced-motion/g, 'runtime/page/environment');

const oneReporter = only(/\bconsole\s*(?:\.|\[)/g, 'runtime/core/report', 'runtime/core/debug');

const at = (path: string, text: string): Source => ({ path, text });

/** Name, rule, files that break it, files that keep it. */
const RULES: readonly (readonly [string, Rule, readonly Source[], readonly Source[]])[] = [
  [
    'imports point down only, and never to mocks or tests',
    importsPointDown,
    [
      at('runtime/a.ts', 'import { b } from "../widgets/b";'),
      at('runtime/net/rest/a.ts', 'import type { B } from "../../../src/b";'),
      at('widgets/a/b.ts', 'export { b } from "../../src/b";'),
      at('widgets/a/b.ts', 'await import("../../mocks/b");'),
      at('src/a.ts', 'import "../tests/b";'),
    ],
    [at('src/a.ts', 'import { b } from "../widgets/b"; import { c } from "../runtime/c"; import "./d";')],
  ],
  [
    'inside the runtime, react, net and motion stand on core, dom and page',
    runtimeFoldersPointDown,
    [
      at('runtime/page/a.ts', 'import { b } from "../dom/b";'),
      at('runtime/dom/a.ts', 'import { b } from "../core/b";'),
      at('runtime/core/a.ts', 'const b = () => import("../react/b");'),
      at('runtime/motion/scroll/a.ts', 'import { b } from "../../net/rest/b";'),
      at('runtime/a.ts', 'import { b } from "./page/b";'),
    ],
    [
      at('runtime/react/a.ts', 'import { b } from "../core/b"; import { c } from "../page/c";'),
      at('runtime/net/rest/a.ts', 'import { b } from "../form-encode"; import { c } from "../../page/c";'),
      at('widgets/a/b.ts', 'import { c } from "../../runtime/react/c";'),
    ],
  ],
  [
    'a widget imports no other widget',
    noWidgetImportsAWidget,
    [
      at('widgets/a/b.ts', 'import { c } from "../c";'),
      at('widgets/a/b.ts', 'import type { C } from "../c/d";'),
      at('widgets/effects/a/b.ts', 'import { c } from "../c/d";'),
      at('widgets/a/b.ts', 'import { c } from "../effects/c/d";'),
      at('widgets/shared/a/b.ts', 'import { c } from "../../c/d";'),
    ],
    [
      at(
        'widgets/a/b.ts',
        'import { c } from "./c"; import { d } from "../../runtime/d"; import { e } from "../a/e";',
      ),
      at('widgets/a/b.ts', 'import { c } from "../shared/c/d";'),
      at('widgets/effects/a/b.ts', 'import { c } from "./c"; import { d } from "../../shared/c/d";'),
      at('widgets/shared/a/b.ts', 'import { c } from "../c/d";'),
    ],
  ],
  [
    'an effect has no React',
    effectsHaveNoReact,
    [
      at('widgets/effects/a/b.ts', 'import { useState } from "react";'),
      at('widgets/effects/a/b.ts', 'import { reactWidget } from "../../../runtime/react/mount";'),
    ],
    [at('widgets/a/b.ts', 'import { useState } from "react";')],
  ],
  [
    'the entry sees nothing of a widget but its definitions',
    entrySeesDefinitionsOnly,
    [
      at('src/a.ts', 'import { b } from "../widgets/b/machine";'),
      at('src/a.ts', 'import { b } from "../widgets/effects/b/machine";'),
      at('src/a.ts', 'import { b } from "../widgets/shared/b/machine";'),
    ],
    [
      at('src/a.ts', 'import { b } from "../widgets/b"; import { c } from "../widgets/c/index";'),
      at('src/a.ts', 'import { b } from "../widgets/effects/b";'),
    ],
  ],
  [
    "a definition fetches its widget's code later",
    definitionsAwaitTheirCode,
    [at('widgets/a/index.ts', 'import { b } from "./b";'), at('widgets/a/index.ts', 'import "./a.css";')],
    [
      at('widgets/a/index.ts', 'import type { B } from "./b"; const load = () => import("./b");'),
      at('widgets/a/index.ts', 'import { widgets } from "./widget.json";'),
    ],
  ],
  [
    'the facts of a definition stand in its manifest',
    factsStandInTheManifest,
    [
      at('widgets/a/index.ts', "const a = defineWidget({ name: 'a', when: 'idle' });"),
      at('widgets/a/index.ts', "const a = defineWidget({ ...widgets.a, selector: '.b' });"),
    ],
    [at('widgets/a/index.ts', "const a = defineWidget({ ...widgets.a, when: 'idle' });")],
  ],
  [
    'English texts stand in the manifests',
    textsStandInTheManifest,
    [at('widgets/a/b.ts', "const filter = config.strings.get('filter') ?? 'Filter';")],
    [at('widgets/a/b.ts', "const filter = translator(config.strings)(strings['a.filter']);")],
  ],
  [
    'what is shipped needs nothing but `dependencies`',
    shipsDependenciesOnly,
    [
      at('runtime/a.ts', 'import $ from "jquery";'),
      at('runtime/a.ts', 'import { b } from "@wordpress/api-fetch";'),
    ],
    [at('runtime/a.ts', 'import { b } from "react-dom/client"; import { c } from "@tanstack/react-query";')],
  ],
  [
    'exports have names',
    namedExportsOnly,
    [at('runtime/a.ts', 'export default 1;'), at('runtime/a.ts', 'const b = 1; export { b as default };')],
    [at('runtime/a.ts', 'export const b = 1; export * from "./c";')],
  ],
  [
    'a string becomes nodes in runtime/dom/html only',
    htmlThroughOneDoor,
    [
      at('widgets/a/b.ts', 'e.innerHTML = message;'),
      at('widgets/a/b.ts', 'e["outerHTML"] = message;'),
      at('runtime/a.ts', 'e.insertAdjacentHTML("beforeend", message);'),
      at('runtime/a.ts', 'document.write(message);'),
      at('runtime/htmlish.ts', 'new DOMParser().parseFromString(message, "text/html");'),
      at('runtime/a.ts', 'trustedTypes.createPolicy("other", {});'),
    ],
    [
      at('runtime/dom/html.ts', 'template.innerHTML = clean;'),
      at('runtime/dom/html/sanitise.ts', 'template.innerHTML = clean;'),
      at('widgets/a/b.ts', '// innerHTML would lose the nodes\ne.replaceChildren(); /* eval */'),
    ],
  ],
  [
    'no text is run as code',
    noTextIsRun,
    [
      at('runtime/a.ts', 'eval(code);'),
      at('runtime/a.ts', 'const run = eval;'),
      at('runtime/a.ts', 'new Function("return 1");'),
      at('runtime/a.ts', 'setTimeout("run()", 1);'),
    ],
    [at('runtime/a.ts', 'setTimeout(() => evaluate(b), 1); if (c instanceof Function) c();')],
  ],
  [
    "React's own door is used by runtime/react/adopt only, and stays shut",
    reactHtmlIsEmpty,
    [
      at('widgets/a/B.tsx', "const b = <p dangerouslySetInnerHTML={{ __html: '' }} />;"),
      at('runtime/react/adopt.tsx', 'const b = <p dangerouslySetInnerHTML={{ __html: text }} />;'),
      at('runtime/react/adopt.tsx', "const b = <p dangerouslySetInnerHTML={{ __html: '<b>' }} />;"),
      at('runtime/react/adopt.tsx', 'const b = { __html };'),
      at('runtime/react/adopt.tsx', 'b.__html = text;'),
      at(
        'runtime/react/adopt.tsx',
        'const b = { __html: trustedEmptyHtml() }; function trustedEmptyHtml() { return text; }',
      ),
    ],
    [
      at(
        'runtime/react/adopt.tsx',
        "const OPAQUE = { __html: '' }; const b = <p dangerouslySetInnerHTML={OPAQUE} />;",
      ),
    ],
  ],
  [
    'a pattern is written out, unless runtime/safe-pattern has checked it',
    patternsAreWrittenOut,
    [at('widgets/a/b.ts', 'new RegExp(typed, "i");'), at('widgets/a/b.ts', 'RegExp(typed);')],
    [at('runtime/safe-pattern.ts', 'new RegExp(typed);'), at('widgets/a/b.ts', '/a+/.test(b);')],
  ],
  [
    'runtime/page/environment alone goes to other pages',
    navigationInOnePlace,
    [
      at('widgets/a/b.ts', 'location.href = url;'),
      at('widgets/a/b.ts', 'window.location = url;'),
      at('widgets/a/b.ts', 'page.location.replace(url);'),
      at('runtime/a.ts', 'location.reload();'),
      at('runtime/a.ts', 'location.hash = id;'),
      at('runtime/a.ts', 'window.open(url);'),
    ],
    [
      at('runtime/page/environment.ts', 'location.replace(url);'),
      at('runtime/a.ts', 'const b = location.href; if (location.search === c) d(); text.replace(e, f);'),
    ],
  ],
  [
    'runtime/page/environment alone reads and writes cookies',
    cookiesInOnePlace,
    [at('widgets/a/b.ts', 'document.cookie = c;'), at('widgets/a/b.ts', 'await cookieStore.get(c);')],
    [at('runtime/page/environment.ts', 'document.cookie = c;')],
  ],
  [
    'runtime/page/environment alone asks about motion',
    motionAskedInOnePlace,
    [at('widgets/a/b.ts', "matchMedia('(prefers-reduced-motion: reduce)').matches;")],
    [at('runtime/page/environment.ts', "matchMedia('(prefers-reduced-motion: reduce)').matches;")],
  ],
  [
    'the console is written to by runtime/core/report, and by runtime/core/debug when a visitor asked',
    oneReporter,
    [at('widgets/a/b.ts', 'console.log(c);'), at('runtime/a.ts', 'console["warn"](c);')],
    [at('runtime/core/report.ts', 'console.warn(line);'), at('runtime/core/debug.ts', 'console.info(line);')],
  ],
];

/** @returns the files that are shipped as JavaScript, in all layers */
function readSources(): readonly Source[] {
  return LAYERS.flatMap((layer) =>
    readdirSync(join(ROOT, layer), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:d|test|conformance)\.tsx?$/.test(file))
      .map((file) =>
        at(`${layer}/${file.replaceAll('\\', '/')}`, readFileSync(join(ROOT, layer, file), 'utf8')),
      ),
  );
}

describe.each(RULES)('%s', (_name, rule, bad, good) => {
  it.each(bad)('is broken by $path: $text', (source) => {
    expect(rule(source)).not.toEqual([]);
  });

  it.each(good)('is kept by $path: $text', (source) => {
    expect(rule(source)).toEqual([]);
  });

  it('holds in src, widgets and runtime', () => {
    expect(
      readSources().flatMap((source) => rule(source).map((found) => `${source.path}: ${found}`)),
    ).toEqual([]);
  });
});

it('looks at every layer', () => {
  const layers = new Set(readSources().map(({ path }) => path.split('/')[0]));
  expect([...layers]).toEqual(LAYERS);
});
