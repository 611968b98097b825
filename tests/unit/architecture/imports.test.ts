// @vitest-environment node
/** What each layer may import and export (design, section 3). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import {
  at,
  type CheckedRule,
  describeRules,
  importCircles,
  imports,
  isIn,
  LAYERS,
  ownImports,
  readSources,
  ROOT,
  type Rule,
} from './source-rules';

/** The other folders that each folder of the runtime may import. */
const RUNTIME: ReadonlyMap<string, readonly string[]> = new Map([
  ['page', []],
  ['dom', ['page']],
  ['core', ['page', 'dom']],
  ['motion', ['page', 'dom', 'core']],
  ['net', ['page', 'dom', 'core']],
  ['react', ['page', 'dom', 'core']],
]);

const isShared = (path: string): boolean => path.startsWith('widgets/shared/');

const isEffect = (folder: string): boolean => folder.startsWith('widgets/effects/');

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
  if (!allowed) return [`the runtime has a folder ${folder} without a rule`];
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
        (to) =>
          to.startsWith('widgets/') &&
          !/^widgets\/(?:effects\/)?[^/]+(?:\/(?:index|print(?:-[^/]+)?))?$/.test(to),
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

const RULES: readonly CheckedRule[] = [
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
    'inside the runtime, react, net and motion import only core, dom and page',
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
    'a widget does not import another widget',
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
    'an effect does not use React',
    effectsHaveNoReact,
    [
      at('widgets/effects/a/b.ts', 'import { useState } from "react";'),
      at('widgets/effects/a/b.ts', 'import { reactWidget } from "../../../runtime/react/mount";'),
    ],
    [at('widgets/a/b.ts', 'import { useState } from "react";')],
  ],
  [
    'the entry imports only the definitions of a widget',
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
    "a definition imports its widget's code dynamically",
    definitionsAwaitTheirCode,
    [at('widgets/a/index.ts', 'import { b } from "./b";'), at('widgets/a/index.ts', 'import "./a.css";')],
    [
      at('widgets/a/index.ts', 'import type { B } from "./b"; const load = () => import("./b");'),
      at('widgets/a/index.ts', 'import { widgets } from "./widget.json";'),
    ],
  ],
  [
    'shipped code imports only packages in `dependencies`',
    shipsDependenciesOnly,
    [
      at('runtime/a.ts', 'import $ from "jquery";'),
      at('runtime/a.ts', 'import { b } from "@wordpress/api-fetch";'),
    ],
    [at('runtime/a.ts', 'import { b } from "react-dom/client"; import { c } from "@tanstack/react-query";')],
  ],
  [
    'exports are named',
    namedExportsOnly,
    [at('runtime/a.ts', 'export default 1;'), at('runtime/a.ts', 'const b = 1; export { b as default };')],
    [at('runtime/a.ts', 'export const b = 1; export * from "./c";')],
  ],
];

describeRules(RULES);

it('reads the files of every layer', () => {
  const layers = new Set(readSources().map(({ path }) => path.split('/')[0]));
  expect([...layers]).toEqual(LAYERS);
});

describe('files that import each other', () => {
  it.each([
    [
      'directly, by a type',
      [at('runtime/a.ts', 'import type { B } from "./b";'), at('runtime/b.ts', 'import { a } from "./a";')],
      [['runtime/a.ts', 'runtime/b.ts']],
    ],
    [
      'through a component and a re-export',
      [
        at('widgets/a/index.ts', 'export { b } from "../b/C";'),
        at('widgets/b/C.tsx', 'import { d } from "./d";'),
        at('widgets/b/d.ts', 'import { a } from "../a";'),
      ],
      [['widgets/a/index.ts', 'widgets/b/C.tsx', 'widgets/b/d.ts']],
    ],
    [
      'only when a part is fetched',
      [at('runtime/a.ts', 'await import("./b");'), at('runtime/b.ts', 'import { a } from "./a";')],
      [],
    ],
  ])('are found: %s', (_name, sources, circles) => {
    expect(importCircles(sources)).toEqual(circles);
  });

  it('do not exist in src, widgets and runtime', () => {
    expect(importCircles(readSources())).toEqual([]);
  });
});

describe('the folders of widgets', () => {
  const sources = readSources();
  const folders = [...new Set(sources.map(({ path }) => widgetOf(path)))].filter(
    (folder) => folder.startsWith('widgets/') && !isShared(`${folder}/`),
  );
  const filesOf = (folder: string) => sources.filter(({ path }) => path.startsWith(`${folder}/`));
  const byPath = new Map(sources.map((source) => [source.path.replace(/\.tsx?$/, ''), source]));

  /** @returns the packages that a folder's files import, themselves or through other files */
  function packagesOf(folder: string): Set<string> {
    const queue = [...filesOf(folder)];
    const seen = new Set(queue);
    const packages = new Set<string>();
    for (const source of queue) {
      for (const name of imports(source)) if (!name.startsWith('.')) packages.add(name);
      for (const to of ownImports(source)) {
        const next = byPath.get(to) ?? byPath.get(`${to}/index`);
        if (!next || seen.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
    return packages;
  }

  it.each(folders.filter((folder) => !isEffect(folder)))('%s is a React component', (folder) => {
    expect(filesOf(folder).flatMap(ownImports)).toContain('runtime/react/mount');
  });

  it.each(folders.filter(isEffect))('%s loads no React', (folder) => {
    expect([...packagesOf(folder)].filter((name) => /^react(?:-dom)?(?:\/|$)/.test(name))).toEqual([]);
  });
});
