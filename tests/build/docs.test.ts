/** The documentation names what exists: hooks, events, settings, links between its pages, widgets. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifests } from '../../.scripts/lib/manifests.mjs';
import { withReleaseTable } from '../../.scripts/lib/release-table.mjs';
import { FACTS } from '../../.scripts/lib/wordpress-files.mjs';
import { PAGE, RELEASES_PAGE, withTables } from '../../.scripts/widget-tables.mjs';
import { read, ROOT } from './dist';

const pages = ['README.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: ROOT })];
const hooks = read('docs/hooks.md');

const inSources = (pattern: RegExp, ...globs: string[]): string[] => {
  const found = globSync(globs, { cwd: ROOT, exclude: ['**/*.test.{ts,tsx}'] }).flatMap((file) =>
    [...read(file).matchAll(pattern)].map(([, name = '']) => name),
  );
  return [...new Set(found)];
};

describe('docs/hooks.md', () => {
  it.each(inSources(/(?:apply_filters|do_action)\(\s*'(atoll_\w+)'/g, 'wp-plugin/**/*.php'))(
    'lists the hook %s',
    (name) => expect(hooks).toContain(`| \`${name}\` |`),
  );

  it.each(inSources(/'(atoll:[a-z-]+)'/g, 'runtime/**/*.ts', 'widgets/**/*.{ts,tsx}'))(
    'lists the event %s',
    (name) => expect(hooks).toContain(`\`${name}\``),
  );
});

describe('docs/what-is-replaced.md', () => {
  const page = readFileSync(PAGE, 'utf8');
  const { widgets } = readManifests(ROOT);

  it('has the tables of the manifests (npm run widget-tables)', () => {
    expect(page).toBe(withTables(page, widgets));
  });

  it.each(widgets)('lists $name', ({ name }) => expect(page).toContain(`| \`${name}\` |`));
});

describe('docs/platform-notes.md', () => {
  const page = readFileSync(RELEASES_PAGE, 'utf8');

  it('has the table of WordPress’s releases (npm run widget-tables)', () => {
    expect(page).toContain('| 6.2.6 | packages | oldest supported');
    expect(page).toBe(withReleaseTable(page, FACTS));
  });
});

describe('docs/settings.md', () => {
  const listed = [...read('docs/settings.md').matchAll(/^\| `([\w.]+)` \|/gm)].map(([, name = '']) => name);
  const inUse = inSources(/settings\.get\('([\w.]+)'\)/g, 'runtime/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}');

  it('lists every setting that is read, and no other', () => {
    expect(listed.toSorted()).toEqual(inUse.toSorted());
  });

  it('tells which settings the plugin prints', () => {
    const settings = /function atoll_runtime_settings\(\)[^}]*\}/.exec(
      read('wp-plugin/includes/page/page-config.php'),
    );
    const printed = [...(settings?.[0].matchAll(/'([\w.]+)'\s*=>/g) ?? [])].map(([, name = '']) => name);
    const said = [
      ...read('docs/settings.md').matchAll(/^\| `([\w.]+)` .*a field on the settings page \|$/gm),
    ];
    expect(said.map(([, name = '']) => name).toSorted()).toEqual(printed.toSorted());
    expect(printed).not.toEqual([]);
  });
});

describe('docs/reliability.md', () => {
  it('names existing test files', () => {
    const files = [...read('docs/reliability.md').matchAll(/`([^`]+\.test\.tsx?)`/g)].map(
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(88);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

describe.each(pages)('%s', (page) => {
  it('links to existing pages', () => {
    const links = [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to);
    const missing = links.filter((to) => !/^https?:/.test(to) && !existsSync(join(ROOT, dirname(page), to)));
    expect(missing).toEqual([]);
  });
});
