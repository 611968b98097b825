// @vitest-environment node
/** The folders of the PHP, and what a visitor's page loads of them (design, section 3). */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './source-rules';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const sorted = (names: readonly string[]): string[] => names.toSorted((one, other) => (one < other ? -1 : 1));
const files = globSync('*/*.php', { cwd: join(ROOT, 'wp-plugin/includes') }).map((path) =>
  path.replaceAll('\\', '/'),
);

/** Part => its files, from `ATOLL_PARTS`. */
const parts = new Map(
  [...read('wp-plugin/includes/loading.php').matchAll(/^\t'(\w+)'\s*=> array\(\n([^]*?)^\t\),$/gm)].map(
    ([, part = '', list = '']) => [
      part,
      [...list.matchAll(/^\t\t'([\w/-]+)',$/gm)].map(([, name = '']) => `${name}.php`),
    ],
  ),
);

/** @returns the code without comments */
const codeOf = (file: string): string =>
  read(`wp-plugin/includes/${file}`).replaceAll(/^\s*(?:\*|\/\/|\/\*\*).*$/gm, '');

/** Function or class => the part that defines it. The build writes `atoll_strings()`, which the part `site` contains. */
const owners = new Map(
  [...parts].flatMap(([part, names]) =>
    names
      .filter((name) => name !== 'tables/strings.php')
      .flatMap((name) =>
        [...codeOf(name).matchAll(/^(?:final )?(?:function|class) (atoll_\w+)/gim)].map(
          ([, defined = '']) => [defined, part] as const,
        ),
      ),
  ),
);

/** What a part may call without loading it: the admin's files are loaded together with those of `purge`. */
const LOADED: Readonly<Record<string, readonly string[]>> = {
  site: ['site'],
  purge: ['site', 'purge'],
  admin: ['site', 'purge', 'admin'],
  command: ['site', 'purge', 'admin', 'command'],
};

/** Calls of the admin's functions on pages with a printed report, see `atoll_print_decisions()`, which loads them. */
const OF_REPORTS = [
  'atoll_page_without_scripts: atoll_replace_decisions',
  'atoll_unchanged_page: atoll_decisions_tag',
];

/** @returns the calls of a function or of a method whose part is not loaded for certain: `caller: called` */
function unloadedCalls(part: string, file: string): readonly string[] {
  return [...codeOf(file).matchAll(/^(\t?)(?:[a-z]+ )*function (\w+)\([^]*?^\1\}/gm)].flatMap(
    ([body, , name = '']) => {
      const loaded = new Set(LOADED[part]);
      return [...body.matchAll(/\batoll_load\( '(\w+)' \)|\b(atoll_\w+)\b/gi)].flatMap(
        ([, toLoad, called = '']) => {
          if (toLoad !== undefined) loaded.add(toLoad);
          if (called === 'atoll_load_admin') ['purge', 'admin'].forEach((one) => loaded.add(one));
          const owner = owners.get(called);
          return owner === undefined || loaded.has(owner) ? [] : [`${name}: ${called}`];
        },
      );
    },
  );
}

it('each file is in a room of the table', () => {
  const rooms = [...read('docs/design.md').matchAll(/^\| `(\w+)\/` \|/gm)].map(([, room]) => room);
  expect(rooms.length).toBeGreaterThan(3);
  expect(new Set(files.map((path) => dirname(path)))).toEqual(new Set(rooms));
});

it('each file is in one part', () => {
  // The build writes the texts of the manifests.
  expect(sorted([...parts.values()].flat())).toEqual(sorted([...files, 'tables/strings.php']));
});

it('each function loads the part of the functions that it calls', () => {
  const callers = [...parts, ['site', ['hooks.php']] as const].flatMap(([part, names]) =>
    names.filter((name) => name !== 'tables/strings.php').map((name) => ({ part, name })),
  );
  const found = callers.flatMap(({ part, name }) => unloadedCalls(part, name));
  expect(sorted(found)).toEqual(OF_REPORTS);
});
