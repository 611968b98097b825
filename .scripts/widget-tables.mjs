/**
 * `npm run widget-tables`: writes the tables of docs/what-is-replaced.md from the manifests, and that of WordPress's releases
 * in docs/platform-notes.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './install.mjs';
import { readManifests } from './lib/manifests.mjs';
import { withReleaseTable } from './lib/release-table.mjs';
import { FACTS } from './lib/wordpress-files.mjs';

/** The page with the tables of widgets. */
export const PAGE = join(root, 'docs/what-is-replaced.md');

/** The page with the table of WordPress's releases. */
export const RELEASES_PAGE = join(root, 'docs/platform-notes.md');

const TABLE = /(<!-- widgets: ([\w-]+) -->\n)[^]*?(<!-- \/widgets -->)/g;

/**
 * @param {string} page a page with two markers for each original: `<!-- widgets: goodlayers -->`, `<!-- /widgets -->`
 * @param {readonly import('./lib/manifests.mjs').Widget[]} widgets
 * @returns {string} the page with a table of the original's widgets between each pair of markers
 */
export function withTables(page, widgets) {
  return page.replaceAll(TABLE, (_, begin, original, end) => {
    const rows = widgets
      .filter((widget) => widget.original === original)
      .toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
      .map(({ title, name, since }) => `| ${title} | \`${name}\` | ${since} |`);
    return [`${begin}\n| what | widget | from release |`, '| --- | --- | --- |', ...rows, '', end].join('\n');
  });
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const { widgets } = readManifests(root);
  writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), widgets));
  writeFileSync(RELEASES_PAGE, withReleaseTable(readFileSync(RELEASES_PAGE, 'utf8'), FACTS));
}
