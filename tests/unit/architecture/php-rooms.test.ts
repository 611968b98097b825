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

/** Function, class or constant => the part that defines it. The build writes `atoll_strings()`, which the part `site` contains. */
const owners = new Map(
  [...parts].flatMap(([part, names]) =>
    names
      .filter((name) => name !== 'tables/strings.php')
      .flatMap((name) =>
        [...codeOf(name).matchAll(/^(?:final )?(?:function|class|const) (atoll_\w+)/gim)].map(
          ([, defined = '']) => [defined, part] as const,
        ),
      ),
  ),
);

/** What a part may call besides itself and `site` without loading it: it is loaded together with these. */
const LOADED: Readonly<Record<string, readonly string[]>> = {
  admin: ['purge'],
  command: ['purge', 'admin'],
};

/** Calls of the admin's functions on pages with a printed report, see `atoll_print_decisions()`, which loads them. */
const OF_REPORTS = [
  'atoll_page_without_scripts: atoll_replace_decisions',
  'atoll_unchanged_page: atoll_decisions_tag',
  'atoll_unneeded_jquery: atoll_report_tag',
];

/** @returns the calls of a function or of a method whose part is not loaded for certain: `caller: called` */
function unloadedCalls(part: string, file: string): readonly string[] {
  return [...codeOf(file).matchAll(/^(\t?)(?:[a-z]+ )*function (\w+)\([^]*?^\1\}/gm)].flatMap(
    ([body, , name = '']) => {
      const loaded = new Set(['site', part, ...(LOADED[part] ?? [])]);
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

/** These functions name readers of other parts, and `atoll_load_reader()` loads them before they are called. */
const NAMES_READERS = ['atoll_page_readers', 'atoll_caller_search'];

it('each reader of another part is in the table of readers', () => {
  const code = codeOf('decide/replaced-handles.php') + codeOf('decide/script-obstacles.php');
  const named = NAMES_READERS.flatMap((name) => {
    const [body = ''] = new RegExp(`^function ${name}\\([^]*?^\\}`, 'm').exec(code) ?? [];
    return [...body.matchAll(/'(atoll_\w+)'/g)].map(([, reader = '']) => reader);
  });
  const [table = ''] = /const ATOLL_READER_PARTS = [^]*?;/.exec(code) ?? [];
  const listed = [...table.matchAll(/'(atoll_\w+)'\s*=> '(\w+)'/g)].map(([, reader = '', part = '']) => ({
    reader,
    part,
  }));
  expect(listed.length).toBeGreaterThan(1);
  expect(listed.filter(({ reader, part }) => owners.get(reader) !== part)).toEqual([]);
  const others = new Set(named.filter((reader) => owners.get(reader) !== 'site'));
  expect(others).toEqual(new Set(listed.map(({ reader }) => reader)));
});

it('each function loads the part of the functions that it calls', () => {
  const callers = [...parts, ['site', ['hooks.php']] as const].flatMap(([part, names]) =>
    names.filter((name) => name !== 'tables/strings.php').map((name) => ({ part, name })),
  );
  const found = callers.flatMap(({ part, name }) => unloadedCalls(part, name));
  const calls = found.filter((call) => !NAMES_READERS.includes(call.split(':')[0] ?? ''));
  expect(sorted(calls)).toEqual(OF_REPORTS);
});
