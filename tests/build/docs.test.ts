/** The documentation names what there is: hooks, events, links between its pages. */
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, ROOT } from './dist';

const pages = ['README.md', 'SECURITY.md', ...globSync('docs/*.md', { cwd: ROOT })];
const hooks = read('docs/hooks.md');

const inSources = (pattern: RegExp, ...globs: string[]): string[] => {
  const found = globSync(globs, { cwd: ROOT }).flatMap((file) =>
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

describe.each(pages)('%s', (page) => {
  it('links to pages that are there', () => {
    const links = [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to);
    const missing = links.filter((to) => !/^https?:/.test(to) && !existsSync(join(ROOT, dirname(page), to)));
    expect(missing).toEqual([]);
  });
});
