// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { concernedTests, fragmentPattern, projectOf } from '../../../.scripts/lib/changed-tests.mjs';
import { importersOf, reached } from '../../../.scripts/lib/import-graph.mjs';
import { ROOT } from '../../support/page-server';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const files = globSync(
  ['{runtime,src,widgets,mocks,docs,wp-plugin,.scripts}/**/*.*', 'tests/**/*.*', '*.*'],
  { cwd: ROOT, exclude: ['**/node_modules/**', '**/.plugins/**'] },
).map((file) => file.replaceAll('\\', '/'));
const concerned = (...changed: string[]) => concernedTests(changed, { files, read });

describe('the change of a component', () => {
  const result = concerned('widgets/accordion/Accordion.tsx');

  it('concerns the tests of its folder, in the DOM and in a browser', () => {
    const own = files.filter((file) => /^widgets\/accordion\/.*\.test\.tsx?$/.test(file));
    expect(own.length).toBeGreaterThan(3);
    const chosen = new Set([...(result.tests['unit'] ?? []), ...(result.tests['browser'] ?? [])]);
    expect(own.filter((file) => !chosen.has(file))).toEqual([]);
  });

  it('concerns the conformance of the widgets of its folder, and of no other', () => {
    expect(result.widgets).toContain('accordion');
    expect(result.fragments).toContain('goodlayers/accordion-1.6.0-box-icon.html');
    expect(result.fragments.filter((file) => file.includes('/tab'))).toEqual([]);
  });

  it('does not concern the tests of other widgets, or WordPress', () => {
    expect(result.tests['unit']?.filter((file) => file.startsWith('widgets/tabs/'))).toEqual([]);
    expect(result.tests['wordpress']).toBeUndefined();
    expect(result.everything).toBe(false);
  });
});

it('a change of shared code concerns all widgets that import it', () => {
  const { widgets } = concerned('widgets/shared/tabs/tab-machine.ts');
  expect(widgets).toContain('tabs');
  expect(widgets).not.toContain('countdown');
});

it('a changed fragment concerns its widget, and the tests that name it', () => {
  const { widgets, fragments } = concerned('mocks/markup/goodlayers/accordion-1.6.0-icon.html');
  expect(widgets).toEqual(['accordion']);
  expect(fragments).toContain('goodlayers/accordion-1.6.0-icon.html');
});

it('a changed test concerns itself', () => {
  const { tests } = concerned('widgets/tabs/adv-tabs.test.ts');
  expect(tests['unit']).toContain('widgets/tabs/adv-tabs.test.ts');
});

it('a changed PHP file concerns the checks of the build and the tests of its row', () => {
  const { tests, fragments } = concerned('wp-plugin/includes/page/page-buffer.php');
  expect(tests['build']).toContain('tests/build/');
  expect(tests['wordpress']).toEqual(['tests/wordpress/page-buffer.test.ts']);
  expect(fragments).toEqual([]);
});

it('a PHP file without a row concerns all tests of WordPress', () => {
  expect(concerned('wp-plugin/includes/new.php').tests['wordpress']).toEqual(['tests/wordpress/']);
});

it.each(['package.json', 'package-lock.json', 'vite.config.ts'])('%s concerns everything', (file) => {
  expect(concerned(file).everything).toBe(true);
});

it('a change of anything concerns the rules of the whole repository', () => {
  expect(concerned('README.md').tests['unit']).toContain('tests/unit/architecture/');
});

it('each row of the PHP files names existing tests', () => {
  const rows = (JSON.parse(read('tests/wordpress/concerned.json')) as { files: Record<string, string[]> })
    .files;
  const named = Object.values(rows).flat();
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !files.includes(`tests/wordpress/${name}.test.ts`))).toEqual([]);
});

it('the pattern matches the names of the conformance suite', () => {
  const suite = read('tests/browser/conformance/suite.ts');
  expect(suite).toContain('the fragment ${');
  expect(suite).toContain('the steps and the keyboard table of ${');
  const pattern = new RegExp(
    fragmentPattern({ everything: false, tests: {}, fragments: ['a/tabs-1.2.html'], widgets: ['tabs'] }),
  );
  expect('the fragment a/tabs-1.2.html mounts once').toMatch(pattern);
  expect('the steps and the keyboard table of tabs are all performed').toMatch(pattern);
  expect('a/tabs-1.2.html survives 40 kinds of damage').toMatch(pattern);
  expect('the fragment a/tabs-102.html mounts once').not.toMatch(pattern);
  expect('the steps and the keyboard table of tabs-2 are all performed').not.toMatch(pattern);
});

it.each([
  ['tests/wordpress/doctor.test.ts', 'wordpress'],
  ['tests/build/', 'build'],
  ['widgets/tabs/tabs.browser.test.ts', 'browser'],
  ['tests/browser/docs.test.ts', 'browser'],
  ['tests/unit/scripts/', 'unit'],
  ['runtime/core/queue.test.ts', 'unit'],
])('%s belongs to the project %s', (file, project) => {
  expect(projectOf(file)).toBe(project);
});

describe('the import graph', () => {
  const sources: Record<string, string> = {
    'a/part.ts': '',
    'a/index.ts': "export { part } from './part';",
    'a/late.tsx': "const load = () => import('.');\nimport type { X } from './part';",
    'list.ts': "import { a } from './a';",
    'list.test.ts': "import { list } from './list';",
    'style.css': '',
    'b.ts': "import css from './style.css?inline';\nimport react from 'react';",
  };
  const importers = importersOf(Object.keys(sources), (file) => sources[file] ?? '');

  it('knows all forms of imports', () => {
    expect([...(importers.get('a/part.ts') ?? [])]).toEqual(['a/index.ts', 'a/late.tsx']);
    expect([...(importers.get('style.css') ?? [])]).toEqual(['b.ts']);
  });

  it('stops at a list, unless the list has changed', () => {
    const lists = new Set(['list.ts']);
    expect(reached(importers, ['a/part.ts'], lists).has('list.test.ts')).toBe(false);
    expect(reached(importers, ['list.ts'], lists).has('list.test.ts')).toBe(true);
  });
});
